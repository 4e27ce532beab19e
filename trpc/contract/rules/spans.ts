import type { MessageKey } from "../../../locales/index.ts";
import type { RuleIssue } from "./issue.ts";
import { parseTimeString, TIME_MESSAGES, type TimeStringResult } from "./time-string.ts";

/** Seconds of a film, and how they were written. */
export interface TimeSpan {
  start: number;
  end: number;
  text: string;
}

/** Spans of one task (decision: the specification names no number). */
const MOST_SPANS = 20;
/** Shorter ones are no span, in seconds. */
const SHORTEST_SPAN = 0.1;

const TIME_KEYS: Readonly<Record<Extract<TimeStringResult, { ok: false }>["message"], MessageKey>> = {
  [TIME_MESSAGES.missing]: "time.missing",
  [TIME_MESSAGES.notNumeric]: "time.notNumeric",
  [TIME_MESSAGES.secondsOver]: "time.secondsOver",
};

/** The message of a time that cannot be read. */
export const timeKeyOf = ({ message }: Extract<TimeStringResult, { ok: false }>): MessageKey => TIME_KEYS[message];

const issue = (key: MessageKey, params: RuleIssue["params"] = {}): { issue: RuleIssue } => ({ issue: { field: "spans", key, params } });

/** One time as it is typed, or what is wrong with it. */
export function timeIssue(text: string): { seconds: number; issues: RuleIssue[] } {
  const time = parseTimeString(text.replaceAll("：", ":"));
  return time.ok ? { seconds: time.seconds, issues: [] } : { seconds: 0, issues: [{ field: "at", key: timeKeyOf(time), params: {} }] };
}

/** One span as it is typed: `0:05-0:12`; any dash, an arrow or a tilde stands between the times. */
function spanOf(text: string): { span: TimeSpan } | { issue: RuleIssue } {
  const [from = "", to = "", ...rest] = text.split(/-->|->|[-–—~→～－]/u);
  const [start, end] = [parseTimeString(from.replaceAll("：", ":")), parseTimeString(to.replaceAll("：", ":"))];
  if (!start.ok) return issue(timeKeyOf(start));
  if (!end.ok || rest.length > 0) return issue(end.ok ? "time.notNumeric" : timeKeyOf(end));
  if (end.seconds < start.seconds) return issue("span.backwards", { span: text });
  if (end.seconds - start.seconds < SHORTEST_SPAN) return issue("span.tooShort", { span: text, min: SHORTEST_SPAN });
  return { span: { start: start.seconds, end: end.seconds, text } };
}

/** Spans as they are typed, one a line (or between commas), in their order; or the first thing that is wrong (spec §5 Time strings). */
export function parseSpans(text: string): { spans: TimeSpan[]; issues: RuleIssue[] } {
  const parts = text
    .split(/[\n,;，；、]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map(spanOf);
  const issues = read.flatMap((one) => ("issue" in one ? [one.issue] : []));
  if (parts.length === 0) issues.push(issue("time.missing").issue);
  if (parts.length > MOST_SPANS) issues.push(issue("span.tooMany", { max: MOST_SPANS, count: parts.length }).issue);
  return { spans: read.flatMap((one) => ("span" in one ? [one.span] : [])), issues };
}

/** Spans that begin behind a film's end. */
export const checkSpans = (spans: readonly TimeSpan[], seconds: number): RuleIssue[] =>
  spans
    .filter(({ start }) => start >= seconds)
    .map(({ text }) => issue("span.outside", { span: text, seconds: Math.floor(seconds * 10) / 10 }).issue);

/** What is left of a film without some spans, whether these overlap or not. */
export function spansWithout(spans: readonly Pick<TimeSpan, "start" | "end">[], seconds: number): { start: number; end: number }[] {
  const left = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start - at >= SHORTEST_SPAN) left.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return seconds - at >= SHORTEST_SPAN ? [...left, { start: at, end: seconds }] : left;
}
