import type { z } from "zod";
import { type Element, element } from "./element.ts";
import type { Report } from "./loss.ts";

export type Stored = Record<string, unknown>;
export const isStored = (value: unknown): value is Stored => typeof value === "object" && value !== null && !Array.isArray(value);

/** A day, in ticks: nothing begins later or lasts longer. */
export const LONGEST = 24 * 60 * 60 * 120_000;
const SECOND = 120_000;

/** Times that are counted from zero, and what stands for one that cannot be read. */
const TIMES: readonly [field: string, least: number, otherwise: number | null][] = [
  ["startTime", 0, 0],
  ["duration", 1, SECOND],
  ["trimStart", 0, null],
  ["trimEnd", 0, null],
  ["fadeIn", 0, null],
  ["fadeOut", 0, null],
  ["offset", -LONGEST, null],
];

/** Whole ticks within a day; what is no number is taken out, or replaced where nothing goes without it. */
function withTimes(raw: Stored, path: string, report: Report): Stored {
  const saved = { ...raw };
  for (const [field, least, otherwise] of TIMES) {
    const value = raw[field];
    if (value === undefined && otherwise === null) continue;
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= LONGEST) continue;
    report("TIME_REPAIRED", `${path}.${field}`, String(value));
    if (typeof value === "number" && !Number.isNaN(value)) saved[field] = Math.min(LONGEST, Math.max(least, Math.round(value)));
    else if (otherwise === null) delete saved[field];
    else saved[field] = otherwise;
  }
  return saved;
}

/** What of a value does not fit is taken out: an entry of a list, else the whole field. False where that is not possible. */
function without(saved: Stored, { path }: z.core.$ZodIssue): boolean {
  const [field, index] = path;
  if (typeof field !== "string" || !(field in saved) || field === "type") return false;
  const list = saved[field];
  if (Array.isArray(list) && typeof index === "number") {
    saved[field] = list.toSpliced(index, 1);
    return true;
  }
  delete saved[field];
  return true;
}

/** Each round takes one field or entry out. */
const ROUNDS = 24;

/** An element with whatever of it can be read; null where its kind or what it cannot do without is missing. */
export function saveElement(raw: unknown, path: string, report: Report): Element | null {
  const whole = element.safeParse(raw);
  if (whole.success && whole.data.startTime <= LONGEST && whole.data.duration <= LONGEST) return whole.data;
  if (!isStored(raw)) {
    report("ELEMENT_LOST", path, typeof raw);
    return null;
  }
  const saved = withTimes(raw, path, report);
  if (typeof saved.id !== "string" || saved.id === "") saved.id = path;
  for (let round = 0; round < ROUNDS; round++) {
    const tried = element.safeParse(saved);
    if (tried.success) return tried.data;
    const [issue] = tried.error.issues;
    const at = issue ? `${path}.${issue.path.join(".")}` : path;
    if (!issue || !without(saved, issue)) {
      report("ELEMENT_LOST", at, issue?.message ?? "");
      return null;
    }
    report("FIELD_LOST", at, issue.message);
  }
  report("ELEMENT_LOST", path, "");
  return null;
}
