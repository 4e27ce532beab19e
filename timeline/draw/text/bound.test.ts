import { expect, it } from "vitest";
import { bound, boundWords, unbound } from "./bound.ts";
import { breakLines } from "./lines.ts";
import { segment } from "./segment.ts";

/** One unit for a Latin letter, two for an ideograph; what joins has no width. */
const width = (text: string) => [...text.replaceAll("\u2060", "")].reduce((sum, c) => sum + (c > "\u2e80" ? 2 : 1), 0);
const set = (text: string, measure: number) =>
  breakLines(
    segment(bound(text)).map((token) => ({ token, width: width(token.text) })),
    1,
    measure,
  ).map((line) => unbound(line.map(({ token }, i) => (i > 0 && token.space ? " " : "") + token.text).join("")));

it.each([
  ["Weight: 2 pounds", 10, ["Weight:", "2 pounds"]],
  ["Holds 2 litres of water", 12, ["Holds", "2 litres", "of water"]],
  ["Fits 15 inches or less", 10, ["Fits", "15 inches", "or less"]],
  ["Desk mat 90 x 40 cm", 14, ["Desk mat", "90 x 40 cm"]],
  ["重量：2 千克", 8, ["重量：", "2 千克"]],
  ["每份：每100克", 10, ["每份：", "每100克"]],
  ["全网最佳车充，永久质保", 14, ["全网最佳车充，", "永久质保"]],
  ["肉干自由选 原味黑胡椒", 12, ["肉干自由选", "原味黑胡椒"]],
])("no line ends between a figure and its unit, nor within a short phrase: %s", (text, measure, lines) => {
  expect(set(text, measure)).toEqual(lines);
});

it("a figure is not bound to a word that joins, and a Chinese headline of one phrase may take two lines", () => {
  expect(bound("Sizes 2 and 4")).toBe("Sizes 2 and 4");
  expect(set("咖啡全天都烫嘴", 8)).toHaveLength(2);
});

it("what was bound can be read as it was written, and what was stressed stays so", () => {
  for (const text of ["Hot for 24 hours, cold for 48 hours", "肉干自由选 原味黑胡椒", "重量：2 千克"])
    expect(unbound(bound(text))).toBe(text);
  const text = "Hot for 24 hours a day";
  const words = segment(bound(text)).map((token) => unbound(token.text));
  expect(boundWords(text, [2, 5]).map((at) => words[at])).toEqual(["24 hours", "day"]);
});
