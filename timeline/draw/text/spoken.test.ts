import { describe, expect, it } from "vitest";
import { compose } from "../../compose/compose.ts";
import type { ElementOf } from "../../document/element.ts";
import { fixtureBrief } from "../../fixtures/brief.ts";
import { seconds, ticks } from "../../time.ts";
import type { Brush } from "../element.ts";
import type { Layout } from "./layout.ts";
import type { Typeset } from "./draw.ts";
import { drawSpokenPlate, spokenLook } from "./spoken.ts";
import type { Unit } from "./units.ts";

/** A caption of a director whose spoken word stands on a field. */
function caption(template: "before-after" | "demo"): ElementOf<"text"> {
  const found = compose(fixtureBrief({ template, ratio: "9:16", language: "en" }))
    .tracks.flatMap((track) => track.elements)
    .find((e): e is ElementOf<"text"> => e.type === "text" && e.words.length > 2 && e.spoken !== null);
  if (!found) throw new Error("no caption");
  return found;
}
const unitAt = (word: number): Unit => ({
  text: "x",
  x: 0,
  y: 0,
  width: 10,
  marked: 10,
  word,
  order: word,
  line: { text: "x", x: 0, y: 0, width: 10, words: [] },
});
const layout: Layout = { size: 10, cap: 7, below: 0, lines: [], rtl: false };

describe.each(["before-after", "demo"] as const)("the spoken word of %s", (template) => {
  const element = caption(template);
  const [second] = element.words.slice(1);
  const own = element.spoken?.rest ?? element.style.color;
  const lookAt = (local: number) => spokenLook({ local } as Brush, element, unitAt(1), layout);

  it("has the field's colour no sooner than the field is under it", () => {
    const sets = (second?.start ?? 0) - ticks(0.1);
    expect(lookAt(sets + ticks(0.02))).toBe(own);
    expect(lookAt(sets + ticks(0.07))).toBe(element.spoken?.color);
  });
  it("has it by the time that it is said", () => {
    expect(lookAt(second?.start ?? 0), `${seconds(second?.start ?? 0)} s`).toBe(element.spoken?.color);
  });
});

it.each(["before-after", "demo"] as const)("the field of %s covers whole words on its way to the next", (template) => {
  const element = caption(template);
  const line = { text: "x", x: 0, y: 0, width: 500, words: [] };
  const units = element.words.map((_, word): Unit => ({ ...unitAt(word), x: word * 100, width: 80, marked: 80, line }));
  const edges = new Set(units.flatMap(({ x, width }) => [x, x + width]));
  const context = { fillStyle: "", fillRect: () => {}, beginPath: () => {}, roundRect: () => {}, fill: () => {} };
  const end = element.words.at(-1)?.end ?? 0;
  for (let local = 0; local < end; local += ticks(0.01)) {
    const field = drawSpokenPlate({ local, context } as unknown as Brush, element, { layout, units } as unknown as Typeset);
    if (!field) continue;
    const [x, , width] = field;
    const pad = layout.size * 0.1;
    expect(edges.has(Math.round(x + pad)), `${seconds(local)} s`).toBe(true);
    expect(edges.has(Math.round(x + width - pad)), `${seconds(local)} s`).toBe(true);
  }
});
