import { expect, it } from "vitest";
import { contrast } from "../color.ts";
import type { TimelineDocument } from "../document.ts";
import { composePoster } from "./compose.ts";
import { POSTER_RATIOS, POSTER_SIZE } from "./ratios.ts";
import { POSTER_STYLES, type PosterStyleName } from "./style-names.ts";

const PROMPTS = [
  "Rainy day ramen, now open till midnight. Free gyoza with every bowl this week. 12 Harbor Street",
  "Internationally award-winning noise-cancelling headphones. 40 hours of battery. Was $349, now $249",
  "秋季新品上市\n手工羊毛围巾，三种颜色\n全场8折，11月30日止",
] as const;
const SEEDS = Array.from({ length: 14 }, (_, at) => at + 1);

const textsOf = ({ tracks }: TimelineDocument) =>
  tracks.flatMap(({ elements }) => elements).flatMap((one) => (one.type === "text" ? [one] : []));

/** These set small print on a ground of one colour. */
const PLAIN: readonly PosterStyleName[] = ["swiss", "editorial", "riso", "bauhaus", "deco", "contour", "masthead"];

it.each(PLAIN)("%s: small print stands against its ground (4.5 : 1), in all its colours", (style) => {
  for (const seed of SEEDS)
    for (const ratio of POSTER_RATIOS)
      for (const prompt of PROMPTS) {
        const document = composePoster({ id: "p", prompt, style, ratio, seed, picture: null, mark: "" });
        const small = textsOf(document).filter((one) => one.style.size <= 0.05 * Math.min(document.canvas.width, document.canvas.height));
        expect(small.length).toBeGreaterThan(0);
        for (const one of small) expect(contrast(one.style.color, document.canvas.background), one.text).toBeGreaterThanOrEqual(4.5);
      }
});

it.each(POSTER_STYLES)("%s: what is written keeps within the sheet, and is not smaller than 2.6 % of its shorter side", (style) => {
  for (const ratio of POSTER_RATIOS)
    for (const prompt of PROMPTS) {
      const { width, height } = POSTER_SIZE[ratio];
      const u = Math.min(width, height) / 1000;
      for (const { transform, text, style: face } of textsOf(
        composePoster({ id: "p", prompt, style, ratio, seed: 12, picture: null, mark: "" }),
      )) {
        // Tape and bills run over the sheet's edge on purpose.
        if (transform.width > width) continue;
        const turned = Math.abs(transform.rotation) === 90;
        const [w, h] = turned ? [transform.height, transform.width] : [transform.width, transform.height];
        const [left, top, right, low] = [transform.x - w / 2, transform.y - h / 2, transform.x + w / 2, transform.y + h / 2];
        expect([left >= 0, top >= 0, right <= width, low <= height], `${ratio} ${text}`).toEqual([true, true, true, true]);
        expect(face.size, `${ratio} ${text}`).toBeGreaterThanOrEqual(26 * u);
      }
    }
});

it("deco: small print of a wide sheet is larger, and begins where the headline does", () => {
  const texts = textsOf(composePoster({ id: "p", prompt: PROMPTS[2], style: "deco", ratio: "16:9", seed: 12, picture: null, mark: "" }));
  const left = ({ transform: { x, width } }: (typeof texts)[number]) => Math.round(x - width / 2);
  const smallest = texts.toSorted((a, b) => a.style.size - b.style.size)[0];
  expect(smallest?.style.size).toBeGreaterThanOrEqual(0.036 * POSTER_SIZE["16:9"].height);
  expect(new Set(texts.map(left)).size).toBe(1);
});
