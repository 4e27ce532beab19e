import { describe, expect, it } from "vitest";
import { segment } from "../draw/text/segment.ts";
import { weighty } from "./direction.ts";
import { stack } from "./stack.ts";
import { carries } from "./stress.ts";

describe("stress", () => {
  it.each(["250", "€45", "Bluetooth", "cotton,", "帆布鞋", "40小时", "防漏"])("may fall on %s", (word) => expect(carries(word)).toBe(true));
  it.each(["a", "It", "the", "you’re", "with", "…", "的", "这个", "没有"])("never falls on %s", (word) =>
    expect(carries(word)).toBe(false),
  );

  it.each([
    ["You have it all", []],
    ["350 millilitres of coffee", [0]],
    ["Without the cables", [2]],
  ])("of %j the words %j stand out", (text, expected) => expect(weighty(text)).toEqual(expected));

  it.each([
    ["199元→129元", "129"],
    ["$59 is now $45", "$45"],
    ["Now €1,045, was €1,299", "1,045"],
  ])("of %j the new price stands out", (text, price) => {
    const words = segment(text).map((token) => token.text);
    expect(weighty(text).map((i) => words[i])).toEqual([expect.stringContaining(price)]);
    expect(weighty(text).map((i) => words[i]?.includes("→"))).toEqual([false]);
  });

  it.each(["you have a good look", "and every day it helps", "it is a little annoying", "that's the whole story"])(
    "in %j no row that carries nothing is as large as one that carries something",
    (text) => {
      const words = segment(text).map((token, i) => ({ text: token.text, start: i, end: i + 1 }));
      const rows = stack(words, { x: 0, y: 0, w: 460, h: 900 }, { em: 0.55, lead: 0.9, most: 520 });
      const [heavy, light] = [true, false].map((wanted) => rows.filter((row) => row.words.some((word) => carries(word.text)) === wanted));
      for (const row of light ?? []) expect(row.size).toBeLessThan(Math.min(...(heavy ?? []).map(({ size }) => size)));
    },
  );
});
