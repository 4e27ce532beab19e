import { describe, expect, it } from "vitest";
import { piecesOf, RATE } from "./pieces.ts";

/** Probabilities of stretches: so many seconds of so sure a voice. */
const heard = (...parts: [number, number][]) =>
  Float32Array.from(parts.flatMap(([seconds, voice]) => Array.from({ length: seconds * RATE }, () => voice)));

describe("the pieces of a sound", () => {
  it("are none of silence, of noise that is hardly a voice, and of a click", () => {
    expect(piecesOf(heard([20, 0]))).toEqual([]);
    expect(piecesOf(heard([3, 0], [4, 0.5], [3, 0]))).toEqual([]);
    expect(piecesOf(heard([3, 0], [0.1, 1], [3, 0]))).toEqual([]);
    expect(piecesOf(new Float32Array(0))).toEqual([]);
  });

  it("hold speech with its short pauses, and are cut at long ones", () => {
    const pieces = piecesOf(heard([2, 0], [3, 0.9], [1, 0], [3, 0.9], [5, 0], [4, 0.9]));
    expect(pieces.map(({ start, end }) => [Math.round(start), Math.round(end)])).toEqual([
      [2, 9],
      [14, 18],
    ]);
    expect(pieces[0]?.pauses).toEqual([{ start: expect.closeTo(5, 0), end: expect.closeTo(6, 0) }]);
  });

  it("are never longer than the network hears, and leave no gap where nobody pauses", () => {
    const pieces = piecesOf(heard([20, 0.9], [0.3, 0.3], [60, 0.9]));
    expect(Math.max(...pieces.map(({ start, end }) => end - start))).toBeLessThan(26);
    expect(pieces[0]?.end).toBeCloseTo(20.1, 0);
    for (const [n, { start }] of pieces.entries()) if (n > 0) expect(start).toBe(pieces[n - 1]?.end);
  });
});
