import { describe, expect, it } from "vitest";
import { hasCallOut } from "./call-outs.ts";
import type { Picture } from "./raster.ts";

const SIDE = 200;
type Rgb = readonly [number, number, number];
interface Area {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly color: Rgb;
}
/** A pale picture with areas of other colors. */
function pictureOf(...areas: readonly Area[]): Picture {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(230);
  for (const { x, y, color } of areas)
    for (let row = y[0]; row < y[1]; row += 1)
      for (let column = x[0]; column < x[1]; column += 1) data.set(color, (row * SIDE + column) * 3);
  return { data, width: SIDE, height: SIDE };
}

/** A line of words: 40…90 × 95…105 of 200. */
const WORDS = [{ x: 0.2, y: 0.475, width: 0.25, height: 0.05 }];
const RED: Rgb = [250, 107, 109];
const line = (from: number, to: number, at = 100, thick = 1): Area => ({ x: [from, to], y: [at, at + thick], color: RED });

describe("a call-out", () => {
  it("is a thin line that goes on from words to either side", () => {
    expect(hasCallOut(pictureOf(line(92, 140)), WORDS)).toBe(true);
    expect(hasCallOut(pictureOf(line(5, 38)), WORDS)).toBe(true);
  });
  it("is one over what it tells of, too", () =>
    expect(hasCallOut(pictureOf({ x: [90, 200], y: [0, 200], color: [60, 50, 40] }, line(92, 140)), WORDS)).toBe(true));
  it.each([
    ["is no line that begins elsewhere", line(110, 160)],
    ["is no line below words, or above them", line(30, 150, 107)],
    ["is no dash", line(92, 102)],
    ["is no bar", line(92, 140, 96, 8)],
    ["is no edge of a thing", { x: [92, 140], y: [100, 200], color: RED } as const],
  ])("%s", (_what, area) => expect(hasCallOut(pictureOf(area), WORDS)).toBe(false));
  it("is no rule on both sides of a heading", () => expect(hasCallOut(pictureOf(line(92, 140), line(5, 38)), WORDS)).toBe(false));
  it("is looked for beside words only", () => expect(hasCallOut(pictureOf(line(92, 140)), [])).toBe(false));
});
