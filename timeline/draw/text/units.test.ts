import { expect, it } from "vitest";
import { fixtureBrief } from "../../fixtures/brief.ts";
import { compose } from "../../compose/compose.ts";
import type { Context } from "../resources.ts";
import { layoutText } from "./layout.ts";
import { unitsOf } from "./units.ts";

/** A face whose letters are all ten wide, but for the point, which stands half under a seven. */
const width = (text: string): number => text.length * 10 - (text.match(/7\./g)?.length ?? 0) * 5;
const context = {
  save: () => undefined,
  restore: () => undefined,
  measureText: (text: string) => ({ width: width(text), actualBoundingBoxAscent: 7, actualBoundingBoxLeft: 0 }),
} as unknown as Context;

it("letters that come one by one stand where the whole word has them", () => {
  const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en" });
  const document = compose({ ...brief, product: { ...brief.product, price: "$157.25" } });
  const price = document.tracks
    .flatMap(({ elements }) => elements)
    .find((element) => element.type === "text" && element.text === "$157.25" && element.enter?.unit === "char");
  if (price?.type !== "text") throw new Error("no price");
  const units = unitsOf(context, price, layoutText(context, price));
  const [first] = units;
  expect(units.map(({ x }) => x - (first?.x ?? 0))).toEqual([0, 10, 20, 30, 35, 45, 55]);
});
