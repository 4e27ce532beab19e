import { describe, expect, it } from "vitest";
import { clearOf } from "./clear-of.ts";

const SIDE = 100;
const maskOf = (is: (x: number, y: number) => boolean) => ({
  data: Float32Array.from({ length: SIDE * SIDE }, (_, index) => (is(index % SIDE, Math.floor(index / SIDE)) ? 1 : 0)),
  width: SIDE,
  height: SIDE,
});
const inMiddle = maskOf((x, y) => x >= 30 && x < 70 && y >= 40 && y < 90);
const above = [
  { x: 0.1, y: 0.05, width: 0.5, height: 0.1 },
  { x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
];

describe("the part of a photograph that has its subject and no words", () => {
  it("is what is below words that stand above it", () =>
    expect(clearOf(above, inMiddle, 0.3)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.75 }));
  it("is none that is smaller than what is asked for", () => expect(clearOf(above, inMiddle, 0.8)).toBeNull());
  it("is none where the words lie across the subject", () =>
    expect(clearOf([{ x: 0, y: 0.6, width: 1, height: 0.05 }], inMiddle, 0.1)).toBeNull());
  it("has the subject, but for what words cover of it", () => {
    const below = [{ x: 0.2, y: 0.88, width: 0.6, height: 0.06 }];
    expect(clearOf(below, inMiddle, 0.3)).toEqual({ x: 0, y: 0, width: 1, height: 0.88 });
  });
  it("is no strip", () => {
    const beside = [{ x: 0, y: 0.1, width: 0.6, height: 0.1 }];
    const right = maskOf((x, y) => x >= 65 && x < 95 && y >= 5 && y < 95);
    expect(clearOf(beside, right, 0.1)).toBeNull();
  });
  it("is looked for only where there are words, and a subject", () => {
    expect(clearOf([], inMiddle, 0)).toBeNull();
    expect(
      clearOf(
        above,
        maskOf(() => false),
        0,
      ),
    ).toBeNull();
  });
});
