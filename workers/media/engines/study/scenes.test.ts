import { describe, expect, it } from "vitest";
import { measuredIn, scenesOf } from "./scenes.ts";

const picture = (at: number, change: number, isCut = false) => ({ at, change, isCut });

describe("the scenes of a film", () => {
  it("are read from scdet's report", () => {
    const report = `frame:0    pts:0       pts_time:0
lavfi.scd.mafd=0.000
lavfi.scd.score=0.000
frame:1    pts:512     pts_time:0.04
lavfi.scd.mafd=27.034
lavfi.scd.score=27.034
lavfi.scd.time=0.04
`;
    expect(measuredIn(report)).toEqual([picture(0, 0), picture(0.04, 27.034, true)]);
  });

  it("go from cut to cut to the end; the change at a cut is no motion", () => {
    const pictures = [picture(0, 0), picture(0.5, 2), picture(1, 60, true), picture(1.5, 6), picture(1.9, 8)];
    expect(scenesOf(pictures, 2)).toEqual([
      { start: 0, end: 1, motion: 1 },
      { start: 1, end: 2, motion: 7 },
    ]);
  });

  it("do not come of flashes, nor of a cut at the very end", () => {
    expect(scenesOf([picture(0, 0), picture(1, 50, true), picture(1.1, 50, true), picture(1.95, 50, true)], 2)).toHaveLength(2);
  });

  it("are one where nothing is cut", () => {
    expect(scenesOf([], 3)).toEqual([{ start: 0, end: 3, motion: 0 }]);
  });
});
