import type { MessageKey } from "../../locales/index.ts";
import type { RuleIssue } from "../../trpc/contract/rules/issue.ts";

type Params = Record<string, string | number>;

/** A failure the caller is told of by its code and message (spec §8). `message` is for logs only. */
export class AppError extends Error {
  readonly reason: MessageKey;
  readonly params: Params;
  constructor(reason: MessageKey, options: ErrorOptions & { params?: Params; detail?: string } = {}) {
    super(options.detail ?? reason, options);
    this.reason = reason;
    this.params = options.params ?? {};
  }
}

/** Throws the first of the issues that a rule found, if it found any. */
export function refuse([issue]: readonly RuleIssue[]): void {
  if (issue) throw new AppError(issue.key, { params: issue.params });
}
