import { expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { RATIOS } from "../brief.ts";
import type { ElementOf } from "../document/element.ts";
import type { Context } from "../draw/resources.ts";
import { layoutText } from "../draw/text/layout.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { littleBrief } from "../fixtures/little.ts";
import { compose } from "./compose.ts";

/** A broad face: figures as wide as those of the directors' widest. */
const face = {
  font: "",
  save: () => undefined,
  restore: () => undefined,
  measureText(text: string) {
    const size = Number(/([\d.]+)px/.exec(face.font)?.[1] ?? 0);
    return {
      width: [...text].reduce((sum, letter) => sum + (/[.,\s]/u.test(letter) ? 0.3 : 0.62) * size, 0),
      actualBoundingBoxAscent: size * 0.8,
      actualBoundingBoxDescent: 0,
      actualBoundingBoxLeft: 0,
    };
  },
};

const PRICES = [
  ["¥26,900", "¥29,900"],
  ["¥1,299,000", "¥1,499,000"],
  ["Rp\u00a012.499.000", "Rp\u00a014.499.000"],
  ["US$1,299.99", ""],
] as const;

/** Where the ink of a text begins and ends on the frame, at the largest that it is drawn. */
function inkOf(element: ElementOf<"text">): [from: number, to: number] {
  const { x, width, anchorX } = element.transform;
  const scale = Math.max(1, ...element.keyframes.flatMap((key) => (key.property === "scale" ? [Number(key.value)] : [])));
  const { lines } = layoutText(face as unknown as Context, element);
  const at = (place: number): number => x + (place - width * anchorX) * scale;
  return [at(Math.min(...lines.map((line) => line.x))), at(Math.max(...lines.map((line) => line.x + line.width)))];
}

it.each(
  byPairs({
    template: ["studio", "street", "kinetic", "magazine", "demo", "before-after"] as const,
    ratio: RATIOS,
    prices: PRICES,
    shown: ["cut out", "whole", "little"] as const,
  }),
)("keeps a long price within the frame: $template $ratio $prices, $shown", ({ prices, shown: how, ...options }) => {
  const [price, original_price] = prices;
  const like = { ...options, language: "en" as const };
  const brief = how === "little" ? littleBrief(like) : fixtureBrief({ ...like, cutout: how === "cut out" });
  const { canvas, tracks } = compose({ ...brief, product: { ...brief.product, price, original_price } });
  const shown = tracks
    .flatMap(({ elements }) => elements)
    .filter((one): one is ElementOf<"text"> => one.type === "text" && (one.text === price || one.text === original_price));
  expect(shown.length).toBeGreaterThan(0);
  for (const element of shown) {
    const [from, to] = inkOf(element);
    expect(from, element.text).toBeGreaterThanOrEqual(0);
    expect(to, element.text).toBeLessThanOrEqual(canvas.width);
  }
});
