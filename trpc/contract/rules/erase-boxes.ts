import { z } from "zod";
import type { RuleIssue } from "./issue.ts";
import { type TimeStringResult, parseTimeString } from "./time-string.ts";
import { timeKeyOf } from "./spans.ts";

/** Of the picture's area, a box covers at most this percentage; its times are at least so many seconds apart (spec §5). */
export const [MOST_PERCENT, SHORTEST_SECONDS] = [20, 1] as const;
/** Boxes of one task, by how it is done (spec §5: by configured counts). */
export const MOST_BOXES = { basic: 5, advanced: 10 } as const;
export type EraseQuality = keyof typeof MOST_BOXES;

/** What lies outside the picture is said by its number (`checkBoxes`). */
const percent = z.number().min(-1000).max(1000);
const time = z.string().trim().max(20);

/** A box as it is drawn or typed: percentages of the picture, and times as `0:05` (spec §5 Time strings). */
export const eraseBox = z.object({
  left: percent,
  top: percent,
  width: percent,
  height: percent,
  from: time.default("0:00"),
  /** Empty: to the end. */
  to: time.default(""),
  /** Captions that change, or a mark that stays the same. */
  what: z.enum(["text", "mark"]).default("text"),
});
export type EraseBox = z.output<typeof eraseBox>;
export type TypedEraseBox = z.input<typeof eraseBox>;

/** Rounding of percentages that are typed with one decimal. */
const SLACK = 0.11;

interface Timed {
  start: number;
  /** Null: to the end. */
  end: number | null;
  issues: RuleIssue[];
}

const issue = (key: RuleIssue["key"], params: RuleIssue["params"] = {}): RuleIssue => ({ field: "boxes", key, params });

function read(text: string): TimeStringResult {
  return parseTimeString(text.replaceAll("：", ":"));
}

/** The seconds of a box, or what is wrong with its times. */
function timesOf({ from, to }: Pick<EraseBox, "from" | "to">): Timed {
  const span = `${from}–${to}`;
  const [start, end] = [read(from || "0:00"), to === "" ? null : read(to)];
  const wrong = [start, end].flatMap((one) => (one && !one.ok ? [issue(timeKeyOf(one))] : []));
  const [first, last] = [start.ok ? start.seconds : 0, end?.ok ? end.seconds : null];
  if (wrong.length === 0 && last !== null && last < first) wrong.push(issue("span.backwards", { span }));
  else if (wrong.length === 0 && last !== null && last - first < SHORTEST_SECONDS)
    wrong.push(issue("span.tooShort", { span, min: SHORTEST_SECONDS }));
  return { start: first, end: last, issues: wrong };
}

function placeIssues({ left, top, width, height }: EraseBox, number: number): RuleIssue[] {
  if (width <= 0 || height <= 0) return [issue("box.empty", { number })];
  if (left < 0 || top < 0 || left + width > 100 + SLACK || top + height > 100 + SLACK) return [issue("box.outside", { number })];
  const covered = (width * height) / 100;
  return covered > MOST_PERCENT + SLACK
    ? [issue("box.tooLarge", { number, percent: Math.ceil(covered * 10) / 10, max: MOST_PERCENT })]
    : [];
}

/** All that is wrong with boxes before their film is known (spec §5 Watermark/subtitle removal). */
export function checkBoxes(boxes: readonly EraseBox[], quality: EraseQuality): RuleIssue[] {
  const max = MOST_BOXES[quality];
  const many = boxes.length > max ? [issue("box.tooMany", { count: boxes.length, max })] : [];
  return [...many, ...boxes.flatMap((box, n) => [...placeIssues(box, n + 1), ...timesOf(box).issues])];
}

/** Those that begin behind a film's end, or so close to it that less than a second is left. */
export const checkBoxTimes = (boxes: readonly EraseBox[], seconds: number): RuleIssue[] =>
  boxes.flatMap((box) => {
    const { start } = timesOf(box);
    const span = `${box.from}–${box.to}`;
    if (start >= seconds) return [issue("span.outside", { span, seconds: Math.floor(seconds * 10) / 10 })];
    return seconds >= SHORTEST_SECONDS && seconds - start < SHORTEST_SECONDS
      ? [issue("span.tooShort", { span, min: SHORTEST_SECONDS })]
      : [];
  });

/** A checked box as fractions of the picture and seconds of a film. */
export function boxIn(box: EraseBox, seconds: number) {
  const { start, end } = timesOf(box);
  const [x, y] = [box.left / 100, box.top / 100];
  return {
    x,
    y,
    width: Math.min(1 - x, box.width / 100),
    height: Math.min(1 - y, box.height / 100),
    start,
    end: Math.max(start + SHORTEST_SECONDS, Math.min(end ?? Number.POSITIVE_INFINITY, seconds + 1)),
    what: box.what,
  };
}
