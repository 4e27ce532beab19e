import { move, type KeyInput } from "./keys.ts";

/** Long enough after a cut to be seen as a move of its own, and long enough before the next. */
const AFTER = 0.7;
const BEFORE = 0.45;

/** The beat nearest to the middle of `at`…`until`, in seconds from `at`; null where none leaves room on both sides. */
export function accentIn(beats: readonly number[], at: number, until: number): number | null {
  const middle = (at + until) / 2;
  const free = beats.filter((beat) => beat >= at + AFTER && beat <= until - BEFORE);
  const near = free.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return near === undefined ? null : near - at;
}

/** A thing takes the beat: a quick swell that settles, on properties that no camera uses. */
export function swell(at: number | null, by = 0.04): KeyInput[] {
  if (at === null) return [];
  return (["scaleX", "scaleY"] as const).flatMap((property) =>
    move(property, [0, 1], [at - 0.03, 1, "hold"], [at + 0.07, 1 + by, "out"], [at + 0.45, 1, "inOut"]),
  );
}

/** From one value to another, most of the way in steps at `jumps` (seconds), the rest evenly: a camera that cuts nearer on the beat. */
export function stepped(
  property: "zoom",
  [from, to]: readonly [number, number],
  { jumps, length }: { jumps: readonly number[]; length: number },
): KeyInput[] {
  const each = jumps.length > 0 ? ((to - from) * 0.55) / jumps.length : 0;
  const even = (to - from - each * jumps.length) / length;
  const keys = jumps.flatMap((at, i) =>
    move(property, [at, from + even * at + each * i, "linear"], [at + 0.16, from + even * (at + 0.16) + each * (i + 1), "outExpo"]),
  );
  return [...move(property, [0, from]), ...keys, ...move(property, [length, to, "linear"])];
}
