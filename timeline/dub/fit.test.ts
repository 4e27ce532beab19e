import { describe, expect, it } from "vitest";
import { type DubLine, FIT, fitLines } from "./fit.ts";

const line = (start: number, end: number, spoken: number): DubLine => ({ start, end, spoken });

/** What holds of every fit: nothing early, nothing over another, nothing behind the film's end. */
function sound(lines: readonly DubLine[], duration: number) {
  const placed = fitLines(lines, duration);
  expect(placed).toHaveLength(lines.length);
  placed.forEach(({ at, length }, n) => {
    expect(at).toBeGreaterThanOrEqual((lines[n]?.start ?? 0) - 1e-9);
    expect(at + length).toBeLessThanOrEqual(Math.min(duration, placed[n + 1]?.at ?? duration) + 1e-6);
  });
  return placed;
}

describe("one line", () => {
  it("that fits is said in its time at nearly its own tempo", () => {
    expect(sound([line(1, 3, 2)], 10)).toMatchObject([{ at: 1, tempo: expect.closeTo(1, 5), merged: 1, borrowed: 0, tooLong: false }]);
  });

  it("that is short is said a little slower, no more", () => {
    expect(sound([line(1, 9, 2)], 10)[0]?.tempo).toBe(FIT.slowest);
  });

  it("that is a little long is said a little faster before any silence is used", () => {
    expect(sound([line(1, 3, 2.15)], 10)).toMatchObject([{ tempo: expect.closeTo(1.075, 3), borrowed: 0 }]);
  });

  it("that is longer goes on into the silence behind it, at most 1.5 s", () => {
    const [placed] = sound([line(1, 3, 3.3)], 10);
    expect(placed).toMatchObject({ tempo: FIT.usual, borrowed: expect.closeTo(1, 5), tooLong: false });
    expect(sound([line(1, 3, 9)], 10)[0]).toMatchObject({ borrowed: FIT.borrow, tooLong: true });
  });

  it("never goes on after the film", () => {
    expect(sound([line(8, 9.9, 4)], 10)[0]).toMatchObject({ tooLong: true });
  });
});

describe("several lines", () => {
  it("share their time where one needs what the next leaves", () => {
    const placed = sound([line(0, 2, 2.7), line(2.1, 5, 1.5), line(6, 8, 2)], 9);
    expect(placed.map(({ merged, tooLong }) => [merged, tooLong])).toEqual([
      [2, false],
      [2, false],
      [1, false],
    ]);
    expect(Math.max(...placed.map(({ tempo }) => tempo))).toBeLessThanOrEqual(FIT.fastest + 1e-9);
  });

  it("never more than five together, and the next begins on time", () => {
    const lines = Array.from({ length: 12 }, (_, n) => line(n * 2, n * 2 + 1.9, 2.6));
    const placed = sound(lines, 24);
    expect(Math.max(...placed.map(({ merged }) => merged))).toBeLessThanOrEqual(FIT.merge);
    expect(placed.some(({ tooLong }) => tooLong)).toBe(true);
  });

  it("that overlap are said one after another", () => {
    sound([line(0, 4, 1.5), line(1, 4, 1.2), line(1, 4, 0.9)], 6);
  });

  it("do not drift over half an hour", () => {
    const random = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43_758.5453) % 1;
    const lines = Array.from({ length: 600 }, (_, n) => line(n * 3, n * 3 + 1.5 + random(n), 1.2 + random(n + 0.5) * 1.5));
    const placed = sound(lines, 1800);
    const late = placed.map(({ at }, n) => at - (lines[n]?.start ?? 0));
    expect(late.at(-1)).toBe(0);
    expect(placed.filter(({ tooLong }) => tooLong)).toEqual([]);
  });

  it("none is none", () => {
    expect(fitLines([], 5)).toEqual([]);
  });
});
