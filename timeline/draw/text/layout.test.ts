import { describe, expect, it } from "vitest";
import type { ElementOf } from "../../document/element.ts";
import { parseDocument } from "../../document.ts";
import { compose } from "../../compose/compose.ts";
import { fixtureBrief } from "../../fixtures/brief.ts";
import type { Context } from "../resources.ts";
import { layoutText } from "./layout.ts";

/** A face whose ideographs are as broad as they are high, and Latin letters half of that. */
function context(): Context {
  const face = {
    font: "",
    save: () => undefined,
    restore: () => undefined,
    measureText(text: string) {
      const size = Number(/([\d.]+)px/.exec(face.font)?.[1] ?? 0);
      return {
        width: [...text].reduce((sum, c) => sum + (c > "\u2e80" ? size : size / 2), 0),
        actualBoundingBoxAscent: size * (/\p{Script=Arabic}/u.test(text) ? 0.9 : 0.8),
        actualBoundingBoxDescent: /\p{Script=Arabic}/u.test(text) ? size * 0.4 : text === "国" ? size * 0.1 : 0,
        actualBoundingBoxLeft: 0,
      };
    },
  };
  return face as unknown as Context;
}

/** A headline of a real document, with other words in another box. */
function headline(text: string, width: number, height: number): ElementOf<"text"> {
  const document = parseDocument(compose(fixtureBrief({ template: "magazine", ratio: "16:9", language: "zh" })));
  const found = document.tracks
    .flatMap((track) => track.elements)
    .find((e): e is ElementOf<"text"> => e.type === "text" && e.words.length === 0 && e.style.maxLines > 2);
  if (!found) throw new Error("no headline");
  return { ...found, text, style: { ...found.style, size: 170, minSize: 50 }, transform: { ...found.transform, width, height } };
}

it("tells how far ideographs stand below their baseline, for what is drawn behind them", () => {
  const set = (text: string) => layoutText(context(), headline(text, 900, 600));
  expect([set("今天就下单"), set("Order today")].map(({ below, size }) => below / size)).toEqual([0.1, 0]);
});

const lines = (text: string, width: number, height = 600) =>
  layoutText(context(), headline(text, width, height)).lines.map((line) => line.text);

describe("a Chinese headline", () => {
  it("ends its lines at a pause where somewhat smaller type makes it so", () => {
    expect(lines("一个杯子，天天陪你", 750)).toEqual(["一个杯子，", "天天陪你"]);
  });
  it("has no line of a single character where smaller type keeps it with its word", () => {
    for (const text of ["点击下单", "数字显示屏"]) for (const line of lines(text, 560)) expect([...line].length, text).toBeGreaterThan(1);
  });
  it("is not made small for a pause", () => {
    expect(lines("一个杯子，天天陪你", 400).length).toBeGreaterThan(2);
  });
});

describe("an Arabic headline", () => {
  it("keeps the feet of its letters within its box, and its lines apart", () => {
    const element = headline("خصم كل ثلاثاء", 400, 300);
    const { size, lines: set } = layoutText(context(), element);
    const [ascent, descent] = [size * 0.9, size * 0.4];
    expect(set.length).toBeGreaterThan(1);
    expect((set[0]?.y ?? 0) - ascent).toBeGreaterThanOrEqual(-0.5);
    expect((set.at(-1)?.y ?? Infinity) + descent).toBeLessThanOrEqual(300.5);
    for (const [at, { y }] of set.slice(1).entries()) expect(y - ascent).toBeGreaterThanOrEqual((set[at]?.y ?? 0) + descent);
  });
});
