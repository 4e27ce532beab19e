import { describe, expect, it } from "vitest";
import { frameNear, rateName, rateOf, tickOfFrame } from "./rate.ts";

describe("frame rates", () => {
  it.each([
    [23.976, 24_000, 1001, 5005],
    [23.98, 24_000, 1001, 5005],
    [24, 24, 1, 5000],
    [25, 25, 1, 4800],
    [29.97, 30_000, 1001, 4004],
    [30, 30, 1, 4000],
    [59.94, 60_000, 1001, 2002],
    [60, 60, 1, 2000],
  ])("%s is a fraction, and a frame of it a whole number of ticks", (written, num, den, ticks) => {
    expect(rateOf(written)).toEqual({ num, den });
    expect(tickOfFrame(1, { num, den })).toBe(ticks);
    expect(tickOfFrame(107_892, { num, den })).toBe(ticks * 107_892);
    expect(frameNear(ticks * 107_892 + 3, { num, den })).toBe(107_892);
  });
  it("is written as people write it", () => {
    expect([rateOf(23.976), rateOf(29.97), rateOf(59.94), rateOf(25)].map(rateName)).toEqual(["23.976", "29.97", "59.94", "25"]);
  });
});
