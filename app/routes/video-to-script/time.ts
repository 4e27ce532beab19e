import { formatTimeString } from "../../../trpc/contract/rules/time-string.ts";

/** A time with its tenths: scenes and lines are short. */
export function tenthsOf(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${formatTimeString(tenths / 10)}.${tenths % 10}`;
}
