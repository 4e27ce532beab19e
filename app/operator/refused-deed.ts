import { data } from "@remix-run/cloudflare";
import { textOf } from "../http/form.ts";
import type { Problem } from "../http/problem.ts";

/** What was asked for by the form of a deed. */
export interface AskedDeed {
  id: string;
  intent: string;
  reason: string;
}

/** The answer to a deed that was refused: why, and what was asked for, which its form shows again. */
export const refusedDeed = (form: FormData, problem: Problem) => {
  const asked: AskedDeed = { id: textOf(form, "id"), intent: textOf(form, "intent"), reason: textOf(form, "reason") };
  return data({ problems: [problem], asked }, { status: 422 });
};
