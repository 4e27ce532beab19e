import { describe, expect, it } from "vitest";
import { unsaid } from "./said.ts";

const left = (statement: string, ...before: readonly string[]): string =>
  unsaid(
    { factId: "now", statement },
    before.map((one, index) => ({ factId: `f${index}`, statement: one })),
  );

describe("what of a fact was not said before", () => {
  it.each([
    ["6口输出，USB-C输出接口", ["6口输出", "USB-C输出接口，支持QC3.0快充协议"], ""],
    ["容量0.7升，酒精度45%", ["0.7升装"], "酒精度45%"],
    ["烧烤功能、保温功能", ["23升容量，烧烤功能"], "保温功能"],
    ["多重安全保护，小巧便携", ["多重安全保护"], "小巧便携"],
    ["100%涤纶材质", ["100%聚酯纤维"], ""],
    ["防水，重200克", ["重380克", "防漏"], "防水，重200克"],
    ["不含电池，重99克", ["含电池重120克"], "不含电池，重99克"],
  ])("%s", (statement, before, rest) => {
    expect(left(statement, ...before)).toBe(rest);
  });

  it.each([
    ["Machine washable", "Machine washable at 30 degrees", ""],
    ["60 minutes of battery life", "60-minute cordless runtime", ""],
    ["90 minutes of battery life", "60-minute cordless runtime", "90 minutes of battery life"],
    ["Ribbed cuffs, kangaroo pocket", "Ribbed cuffs", "Kangaroo pocket"],
    ["A 27-inch screen, 5K", "5K", "A 27-inch screen"],
    ["Holds a laptop of up to 15 inches, and a bottle", "And a bottle", "Holds a laptop of up to 15 inches, and a bottle"],
  ])("of an English list: %s", (statement, before, rest) => {
    expect(left(statement, before)).toBe(rest);
  });

  it("does not take a fact for its own repetition", () => {
    expect(unsaid({ factId: "f0", statement: "防水" }, [{ factId: "f0", statement: "防水" }])).toBe("防水");
  });
});
