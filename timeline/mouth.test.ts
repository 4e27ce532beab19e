import { expect, it } from "vitest";
import { mouthAt } from "./mouth.ts";

const cue = (time: number, duration: number, open: number, wide = 0) => ({ time, duration, open, wide });

it("a mouth opens and closes gradually: between two shapes it has a part of both", () => {
  const cues = [cue(0.2, 0.2, 1, -1)];
  const at = (time: number) => mouthAt(cues, time, 0.05).open;
  expect([at(0.1), at(0.3), at(0.5)]).toEqual([0, expect.closeTo(1), 0]);
  expect(at(0.2)).toBeCloseTo(0.5);
  expect(at(0.4)).toBeCloseTo(0.5);
  expect(mouthAt(cues, 0.3, 0.05).wide).toBeCloseTo(-1);
});

it("a short p between two wide vowels is seen to close", () => {
  const cues = [cue(0, 0.2, 1), cue(0.2, 0.06, 0), cue(0.26, 0.2, 1)];
  expect(mouthAt(cues, 0.23, 0.05).open).toBeLessThan(0.2);
  expect(mouthAt(cues, 0.1, 0.05).open).toBeCloseTo(1);
});
