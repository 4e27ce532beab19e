import { describe, expect, it } from "vitest";
import { breakLines } from "./lines.ts";
import { graphemes, isRightToLeft, segment } from "./segment.ts";

/** One unit for a Latin letter, two for an ideograph. */
const width = (text: string) => [...text].reduce((sum, c) => sum + (c > "\u2e80" ? 2 : 1), 0);
const set = (text: string, measure: number) =>
  breakLines(
    segment(text).map((token) => ({ token, width: width(token.text) })),
    1,
    measure,
  ).map((line) => line.map(({ token }, i) => (i > 0 && token.space ? " " : "") + token.text).join(""));

describe("line breaking", () => {
  it("balances lines instead of leaving a widow", () => {
    expect(set("one two three four five six", 22)).toEqual(["one two three", "four five six"]);
  });
  it("does not leave a small word hanging at a line's end", () => {
    expect(set("coffee for the morning", 16)[0]).not.toMatch(/(the|for)$/);
  });
  it("never breaks inside a word, even one that is too wide", () => {
    expect(set("an extraordinarily long", 8)).toContain("extraordinarily");
  });
  it("breaks Chinese between words only", () => {
    const lines = set("双层不锈钢保温杯", 8);
    expect(lines.join("")).toBe("双层不锈钢保温杯");
    for (const word of ["不锈钢", "保温"])
      expect(
        lines.some((line) => line.includes(word)),
        lines.join("|"),
      ).toBe(true);
  });
  it("keeps closing punctuation off the start of a line and opening punctuation off its end", () => {
    for (const measure of [6, 8, 10, 12, 14, 18])
      for (const line of set("你的咖啡，是不是十点就“凉了”？真的（会）凉！", measure)) {
        expect(line).not.toMatch(/^[，？！”）]/);
        expect(line).not.toMatch(/[“（]$/);
      }
  });
  it("does not end a Chinese line on a character that leads on; on one that closes it may", () => {
    expect(set("今天带回家", 6)).toEqual(["今天", "带回家"]);
    expect(set("一次充电可播放14小时", 12)[0]).toBe("一次充电");
    expect(set("你的杯子凉了", 8)[0]).toMatch(/^你的/);
  });
  it("keeps a figure and its measure word together", () => {
    for (const measure of [6, 8, 10]) expect(set("保温整整24小时不变", measure).some((line) => /24小时/.test(line))).toBe(true);
  });
  it("keeps a figure with what it counts, and ends a line at a pause rather than inside a phrase", () => {
    expect(set("Hot for 24 hours, leakproof", 18)).toEqual(["Hot for 24 hours,", "leakproof"]);
    expect(set("Now only 30 euros today", 15)[0]).not.toMatch(/\d$/);
  });
  it("obeys a line feed", () => {
    expect(set("one\ntwo three", 40)).toEqual(["one", "two three"]);
  });
  it("keeps emoji families and accents whole", () => {
    expect(graphemes("👩‍👩‍👧é!")).toHaveLength(3);
  });
  it("knows right-to-left text", () => {
    expect([isRightToLeft("قهوة ساخنة"), isRightToLeft("קפה חם"), isRightToLeft("coffee")]).toEqual([true, true, false]);
  });
});
