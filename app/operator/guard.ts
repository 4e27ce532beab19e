import { data, redirect } from "@remix-run/cloudflare";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { attempt } from "../http/problem.ts";

const REFUSED = new Set([codeOf("admin.refused"), codeOf("admin.keyNotSet"), codeOf("system.tooManyRequests")]);

/** What an admin call answers; who has no key goes to where it is asked for. */
export async function asOperator<T>(work: Promise<T>): Promise<T> {
  const { value, problem } = await attempt(work);
  if (!problem) return value;
  throw REFUSED.has(problem.code ?? null) ? redirect("/admin", 302) : data(null, { status: 404 });
}
