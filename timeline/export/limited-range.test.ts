import { expect, it } from "vitest";
import { limitedRange } from "./limited-range.ts";

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What Chromium 156 writes of a film of 1080p: color_range=pc, as ffprobe reads it. */
const CHROMIUM = "01640c28ffe1001467640c28ac18d00f0044fcb37010d0107844235001000468ce3c80fdf8f800";

it("says limited range in the film's headers, and changes nothing else", () => {
  const before = bytes(CHROMIUM);
  const after = limitedRange(before);
  const changed = [...before.keys()].filter((at) => before[at] !== after[at]);
  expect(changed).toHaveLength(1);
  const [at = 0] = changed;
  const bit = (before[at] ?? 0) ^ (after[at] ?? 0);
  expect(bit & (bit - 1)).toBe(0);
  expect((after[at] ?? 0) & bit).toBe(0);
  expect(limitedRange(after)).toEqual(after);
});
