import { redirect } from "@remix-run/cloudflare";
import { choose } from "../../http/choose.ts";

export const loader = () => redirect("/home", 302);
export const action = choose("theme");
