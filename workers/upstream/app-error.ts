import type { MessageKey } from "../../locales/index.ts";
import type { RuleIssue } from "../../trpc/contract/rules/issue.ts";
import type { Path } from "../../trpc/contract/rules/pointer.ts";

type Params = Record<string, string | number>;

/** A failure the caller is told of by its code and message (spec §8). `message` is for logs only. */
export class AppError extends Error {
  readonly reason: MessageKey;
  readonly params: Params;
  /** Where in the call's input it is; empty: nowhere, or where `about` stands. */
  readonly path: Path;
  /** The given value that is refused, by whoever does not know where it stood (`located`). */
  readonly about: unknown;
  constructor(reason: MessageKey, options: ErrorOptions & { params?: Params; detail?: string; path?: Path; about?: unknown } = {}) {
    super(options.detail ?? reason, options);
    this.reason = reason;
    this.params = options.params ?? {};
    this.path = options.path ?? [];
    this.about = options.about;
  }

  /** The same refusal, at a place of the input or about a value in it. */
  at(place: { path: Path } | { about: unknown }): AppError {
    return new AppError(this.reason, { params: this.params, detail: this.message, cause: this, ...place });
  }
}

/** Throws the first of the issues that a rule found, if it found any, at its field. */
export function refuse([issue]: readonly RuleIssue[]): void {
  if (issue) throw new AppError(issue.key, { params: issue.params, path: issue.field === "" ? [] : [issue.field] });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Where a value stands in another; null: nowhere. */
function pathTo(wanted: unknown, within: unknown): Path | null {
  if (within === wanted) return [];
  if (typeof within !== "object" || within === null) return null;
  const members = isList(within) ? within.entries() : Object.entries(within);
  for (const [name, member] of members) {
    const rest = pathTo(wanted, member);
    if (rest) return [name, ...rest];
  }
  return null;
}

/** A refusal of work on an input that stands in a call's own at `under`, told with its place there; anything else as it is. */
export function located(error: unknown, input: unknown, under: Path): unknown {
  if (!(error instanceof AppError)) return error;
  const path = error.path.length > 0 ? error.path : error.about === undefined ? null : pathTo(error.about, input);
  return path ? error.at({ path: [...under, ...path] }) : error;
}
