import type { AppLoadContext } from "@remix-run/cloudflare";
import { attempt } from "../../http/problem.ts";
import type { ShownKit } from "./brand-field.tsx";

/** The brand kit of the visitor's team; null: they are in none, or a guest. */
export async function readKit(context: Pick<AppLoadContext, "api">): Promise<ShownKit | null> {
  return (await attempt(context.api.team.brandKit({}))).value;
}
