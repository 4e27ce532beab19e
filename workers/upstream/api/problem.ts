import type { z } from "zod";
import { errorOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import { statusOf } from "../../../trpc/contract/v1/status.ts";
import type { Language } from "../../../locales/index.ts";
import { AppError } from "../app-error.ts";
import { codeFor } from "../http/implement.ts";
import { InvalidInput } from "../http/invalid-input.ts";

/** RFC 6901. */
const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const MOST_ISSUES = 20;
const issuesOf = (issues: readonly z.core.$ZodIssue[]) =>
  issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({ pointer: pointer(path), detail: message }));

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
  const errors = known instanceof InvalidInput ? { errors: issuesOf(known.issues) } : {};
  const detail = messageText(known.reason, lang, known.params);
  return { status, body: { type: `/api-docs#error-${name}`, title, status, detail, code, name, ...errors } };
}
