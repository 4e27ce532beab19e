import type { AppLoadContext } from "@remix-run/cloudflare";
import { signedIn } from "../../account/guard.ts";
import { attempt } from "../../http/problem.ts";
import type { ShownKit } from "./brand-field.tsx";

/** The brand kit of the visitor's team; null: they are in none. A guest is not asked about: that would end their session (spec §8, -202). */
export async function readKit(context: Pick<AppLoadContext, "api">): Promise<ShownKit | null> {
  if (!(await signedIn(context))) return null;
  return (await attempt(context.api.team.brandKit({}))).value;
}
