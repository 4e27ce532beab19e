import { expect, it } from "vitest";
import type { TimelineDocument } from "../document.ts";
import { ticks } from "../time.ts";
import { composePoster } from "./compose.ts";
import { composeFilm, paced } from "./film.ts";
import { POSTER_RATIOS } from "./ratios.ts";
import { POSTER_STYLES } from "./style-names.ts";

const PROMPTS = [
  "Slow mornings\nSingle-origin coffee",
  "Rainy day ramen, open till midnight. 12 Harbor Street",
  "秋季新品上市\n手工羊毛围巾，三种颜色",
  // Something is written in each corner.
  "Slow Issue\nWhy good bread takes two days\nPlus: eleven mills worth a detour\n€12",
] as const;

const textsOf = ({ tracks }: TimelineDocument) =>
  tracks.flatMap(({ elements }) => elements).flatMap((one) => (one.type === "text" ? [one] : []));

/** Whether the mark lies on a line of a text that is set level: how wide that is was measured, 0.6 of its size a letter. */
function liesOn(document: TimelineDocument): string[] {
  const texts = textsOf(document);
  const mark = texts.find(({ id }) => id === "mark");
  if (!mark) throw new Error("no mark");
  const u = Math.min(document.canvas.width, document.canvas.height) / 1000;
  const edge = (one: typeof mark, letters: number) => {
    const { x, width } = one.transform;
    const wide = Math.min(width, letters * one.style.size);
    const left = one.style.align === "left" ? x - width / 2 : one.style.align === "right" ? x + width / 2 - wide : x - wide / 2;
    return [left, left + wide] as const;
  };
  const [from, to] = edge(mark, 7.5);
  return texts.flatMap((one) => {
    const { height, rotation } = one.transform;
    if (one === mark || rotation !== 0) return [];
    const [left, right] = edge(one, [...one.text].length * (/\p{Script=Han}/u.test(one.text) ? 1 : 0.5));
    const high = Math.min(height, one.style.size * 1.1) / 2;
    const { valign } = one.style;
    const y = one.transform.y + (valign === "middle" ? 0 : (valign === "top" ? -1 : 1) * (height / 2 - high));
    const meets = left < to && right > from && Math.abs(y - mark.transform.y) < high + 15 * u;
    return meets ? [one.text] : [];
  });
}

/** Street bills set their headline over the whole sheet: there is no free corner, and the large letters can spare one. */
const FREE = POSTER_STYLES.filter((style) => style !== "street");

it.each(FREE)("%s: the mark covers nothing that is written", (style) => {
  for (const ratio of POSTER_RATIOS)
    for (const prompt of PROMPTS)
      for (const seed of [1, 7, 12]) {
        const document = composePoster({ id: "p", prompt, style, ratio, seed, picture: null, mark: "Made with AI" });
        expect(liesOn(document), `${ratio} ${seed} ${prompt}`).toEqual([]);
      }
});

it("in a film of words it stands in one place as long as the film is", () => {
  const texts = ["Slow mornings", "Fresh coffee", "Order today"];
  const lines = paced(texts, 6).map((seconds, at) => ({ text: texts[at] ?? "", voice: null, seconds }));
  const document = composeFilm({ id: "f", lines, style: "swiss", ratio: "9:16", seed: 7, pictures: [], music: null, mark: "Made with AI" });
  const marks = textsOf(document).filter(({ id }) => id === "mark");
  expect(marks).toMatchObject([{ text: "Made with AI", startTime: 0, duration: ticks(6) }]);
});
