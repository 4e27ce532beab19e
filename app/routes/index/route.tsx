import { redirect } from "@remix-run/cloudflare";

/** Spec §2: the root path redirects to /home. */
export const loader = () => redirect("/home", 302);
