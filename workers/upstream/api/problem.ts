import type { z } from "zod";
import { errorOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import { pointerOf } from "../../../trpc/contract/rules/pointer.ts";
import { statusOf } from "../../../trpc/contract/v1/status.ts";
import type { Language } from "../../../locales/index.ts";
import { AppError } from "../app-error.ts";
import { codeFor } from "../http/implement.ts";
import { InvalidInput } from "../http/invalid-input.ts";

const MOST_ISSUES = 20;
const issuesOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({ pointer: pointerOf(path), detail: message }));

export interface Problem {
  status: number;
  /** RFC 9457, with our code beside it. */
  body: Record<string, unknown>;
}

/** What went wrong, as RFC 9457 has it. What nobody foresaw is for the log, and tells nothing of the inside. */
export function problemOf(error: unknown, lang: Language): Problem {
  const known = error instanceof AppError ? error : new AppError("system.error", { cause: error });
  if (known !== error) console.error(error);
  const code = codeFor(known.reason);
  const { name } = errorOf(code);
  const status = statusOf(code);
  const title = name.toLowerCase().replaceAll("_", " ");
  const detail = messageText(known.reason, lang, known.params);
  const { path } = known;
  const at = path.length > 0 ? [{ pointer: pointerOf(path), detail }] : null;
  const issues = known instanceof InvalidInput ? issuesOf(known.issues) : at;
  const errors = issues ? { errors: issues } : {};
  return { status, body: { type: `/api-docs#error-${name}`, title, status, detail, code, name, ...errors } };
}
