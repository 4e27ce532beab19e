import { describe, expect, it } from "vitest";
import { segment } from "../draw/text/segment.ts";
import { stack } from "./stack.ts";

const FACE = { em: 0.56, lead: 1.06, most: 420 };
const rows = (text: string, w: number, h: number) =>
  stack(
    segment(text).map((token, i) => ({ text: token.text, start: i, end: i + 1 })),
    { x: 0, y: 0, w, h },
    FACE,
  ).map((row) => row.text);

it("words that lead in have rows of their own, much smaller than what they lead to", () => {
  const words = ["Worth", "knowing:", "holds", "750", "ml"].map((text, i) => ({ text, start: i, end: i + 1, leadIn: i < 2 }));
  const made = stack(words, { x: 0, y: 0, w: 900, h: 900 }, { em: 0.55, lead: 0.9, most: 520 });
  const [leading, said] = [made.filter((row) => row.words[0]?.leadIn), made.filter((row) => !row.words[0]?.leadIn)];
  expect(leading.flatMap((row) => row.words.map(({ text }) => text))).toEqual(["Worth", "knowing"]);
  const alone = stack(words.slice(0, 2), { x: 0, y: 0, w: 900, h: 900 }, { em: 0.55, lead: 0.9, most: 520 });
  expect(Math.max(...alone.map(({ size }) => size))).toBeLessThan(520 / 2);
  expect(Math.max(...leading.map(({ size }) => size))).toBeLessThan(Math.min(...said.map(({ size }) => size)) / 2);
});

it("a lead-in in Chinese keeps the spaces of the Latin words in it", () => {
  const words = ["苹果", "MacBook", "Pro", "降价了，", "原价", "19000元"].map((text, i) => ({ text, start: i, end: i + 1, leadIn: i < 4 }));
  const [leading] = stack(words, { x: 0, y: 0, w: 900, h: 900 }, FACE);
  expect(leading?.text).toContain("MacBook Pro");
});

it("a figure stands at its unit", () => {
  for (const [w, h] of [
    [400, 900],
    [700, 500],
    [500, 700],
    [900, 400],
  ] as const)
    expect(rows("1 TB of storage", w, h).join(" | ")).not.toMatch(/^1 \|/);
});

describe("a wall of Chinese type", () => {
  it.each([
    ["750毫升装", 480, 900],
    ["是买过的人打的", 480, 900],
    ["还没到中午", 480, 900],
  ] as const)("leaves no character of %s alone in a row", (text, w, h) => {
    const made = rows(text, w, h);
    expect(made.join("")).toBe(text);
    for (const row of made) expect([...row].length, made.join("|")).toBeGreaterThan(1);
  });

  it("ends a row where the sentence pauses, without the mark", () => {
    expect(rows("750毫升装，防漏", 880, 700)).toEqual(["750毫升装", "防漏"]);
  });
});
