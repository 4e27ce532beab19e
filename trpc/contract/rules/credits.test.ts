import { describe, expect, it } from "vitest";
import { COSTS, costOf, COST_NAMES, GUEST_CREDITS, PREVIEW_CREDITS, speechCost } from "./credits.ts";
import { SCRIPT_LENGTHS } from "./script.ts";

describe("what a task costs", () => {
  it.each(COST_NAMES)("counts each started step of %s, and nothing for nothing", (tool) => {
    const { step, credits } = COSTS[tool];
    expect(costOf(tool, 0)).toBe(0);
    expect(costOf(tool, step)).toBe(credits);
    expect(costOf(tool, step + 0.01)).toBe(2 * credits);
  });

  it("spec §9: is 2 credits for each 100 characters of speech", () => {
    expect(speechCost("a".repeat(100))).toBe(2);
    expect(speechCost("字".repeat(101))).toBe(4);
    expect(speechCost("  ")).toBe(0);
  });

  it("lets a guest render one ad of any length, and previews be free", () => {
    expect(Math.max(...SCRIPT_LENGTHS.map((seconds) => costOf("link-to-video", seconds)))).toBeLessThanOrEqual(GUEST_CREDITS);
    expect(PREVIEW_CREDITS).toBe(0);
  });

  it("refuses a size that cannot be", () => {
    expect(() => costOf("ai-image", -1)).toThrow(RangeError);
    expect(() => costOf("ai-image", Number.NaN)).toThrow(RangeError);
  });
});
