import type { RuleIssue } from "../../trpc/contract/rules/issue.ts";
import { type TranslatedLine, translatedLine } from "../../trpc/contract/translation.ts";
import { MOST_CUES } from "../../timeline/subtitles/cue.ts";
import { textOf } from "../http/form.ts";
import { timeOf } from "./times.ts";

const COLUMNS = ["start", "end", "source", "target", "speaker", "voice"] as const;

/** A line as it stands in the form. */
export type TypedLine = Record<(typeof COLUMNS)[number], string>;

/** The lines of a posted form, as they were typed; those that say nothing are left out. */
export function typedLines(form: FormData): TypedLine[] {
  const count = Math.min(MOST_CUES, Number(textOf(form, "count")) || 0);
  const lines = Array.from({ length: count }, (_, at) => {
    const value = (column: string): string => textOf(form, `${column}.${at}`).replaceAll("\r\n", "\n").trim();
    return Object.fromEntries(COLUMNS.map((column) => [column, value(column)])) as TypedLine;
  });
  return lines.filter(({ source, target }) => source !== "" || target !== "");
}

const issue = (at: number, column: string, key: RuleIssue["key"], params: RuleIssue["params"] = {}): RuleIssue => ({
  field: `${column}.${at}`,
  key,
  params,
});

/** Typed lines as an answer, and what is wrong with them, each at its field. */
export function readLines(typed: readonly TypedLine[]): { lines: TranslatedLine[]; issues: RuleIssue[] } {
  const issues: RuleIssue[] = [];
  const lines = typed.flatMap((one, at) => {
    const [start, end] = [timeOf(one.start), timeOf(one.end)];
    if (start === null) issues.push(issue(at, "start", "time.notNumeric"));
    if (end === null) issues.push(issue(at, "end", "time.notNumeric"));
    if (start !== null && end !== null && end <= start) issues.push(issue(at, "end", "subtitles.timeBackwards", { line: at + 1 }));
    const line = translatedLine.safeParse({ ...one, start: start ?? 0, end: end ?? 0 });
    if (!line.success) issues.push(issue(at, String(line.error.issues[0]?.path[0] ?? "target"), "form.incomplete"));
    return line.success ? [line.data] : [];
  });
  return { lines, issues };
}
