import { codeOf, messageText } from "../../trpc/contract/rules/errors.ts";
import type { MessageKey, Language } from "../../locales/index.ts";
import type { RuleIssue } from "../../trpc/contract/rules/issue.ts";
import { partsOf } from "../../trpc/contract/rules/pointer.ts";

/** Something to tell the user: the text of spec §8 in their language, and the field it is about, if one is. */
export interface Problem {
  /** Empty where spec §8 shows nothing (-118, /seat/acceptInvite). */
  text: string;
  field?: string;
  code?: number;
}

/** By its shape: the pages and the web worker are two bundles, each with an UpstreamError class of its own. */
const isRefusal = (cause: unknown): cause is Error & { code: number; silent?: boolean; pointer?: string } =>
  cause instanceof Error && "code" in cause && typeof cause.code === "number";

/** The field of a form that a pointer into a call's input names; of one list the whole, of a row's columns each. */
function fieldAt(pointer: string): string {
  const parts = partsOf(pointer);
  const own = parts[0] === "input" && parts.length > 1 ? parts.slice(1) : parts;
  return own.length > 2 ? own.join(".") : (own[0] ?? "");
}

/** A failed call as a problem; what is not the upstream's word is thrown on. */
function problemOf(error: unknown): Problem {
  const cause = error instanceof Error ? error.cause : null;
  if (!isRefusal(cause)) throw error;
  const { code, message, silent, pointer } = cause;
  return { text: silent ? "" : message, code, ...(pointer ? { field: fieldAt(pointer) } : {}) };
}

/** Broken rules in the user's language, in the order of the form. */
export const problemsOf = (issues: readonly RuleIssue[], language: Language): Problem[] =>
  issues.map(({ field, key, params }) => ({ field, text: messageText(key, language, params) }));

export const said = (key: MessageKey, language: Language, field?: string): Problem => ({
  text: messageText(key, language),
  ...(field ? { field } : {}),
});

/** Runs a call; answers its value, or the problem it met. */
export async function attempt<T>(work: Promise<T>): Promise<{ value: T; problem: null } | { value: null; problem: Problem }> {
  try {
    return { value: await work, problem: null };
  } catch (error) {
    return { value: null, problem: problemOf(error) };
  }
}

export const needsLogin = ({ code }: Problem): boolean => code === codeOf("auth.loginRequired");

export const isNotFound = ({ code }: Problem): boolean => code === codeOf("system.notFound");
