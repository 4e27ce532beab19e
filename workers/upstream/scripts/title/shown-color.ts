import { chromaOf, hueOf, lightnessOf } from "../../../../timeline/compose/tint.ts";
import type { Product } from "../../../../trpc/contract/product.ts";
import { isSearchWords } from "./properties.ts";
import { titleParts } from "./read.ts";

/** What a color is called, as ranges of its place in OKLab; a range of hues may go through 360. */
type Family = { hue?: readonly [number, number]; chroma?: readonly [number, number]; light?: readonly [number, number] };

const GREY = 0.045;
/** The first whose words are in a color's name: "宝石蓝" is a strong blue, "深空灰" a grey. */
const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/宝石?蓝/u, { hue: [235, 280], chroma: [0.1, 1] }],
  [/[藏海]军?[青蓝]/u, { hue: [235, 300], light: [0, 0.45] }],
  [/蓝/u, { hue: [190, 285], chroma: [0.02, 1] }],
  [/紫/u, { hue: [275, 345], chroma: [0.015, 1] }],
  [/粉|樱花/u, { hue: [320, 50], chroma: [0.015, 1], light: [0.55, 1] }],
  [/红/u, { hue: [335, 50], chroma: [0.06, 1] }],
  [/[绿翠]/u, { hue: [95, 200], chroma: [0.02, 1] }],
  [/黄/u, { hue: [60, 120], chroma: [0.05, 1] }],
  [/香槟/u, { hue: [45, 110], chroma: [0.005, 0.1], light: [0.6, 1] }],
  [/金/u, { hue: [45, 110], chroma: [0.02, 1] }],
  [/橙/u, { hue: [30, 75], chroma: [0.08, 1] }],
  [/[棕咖驼]|卡其/u, { hue: [20, 110], chroma: [0.012, 0.16], light: [0, 0.85] }],
  [/黑/u, { chroma: [0, GREY + 0.015], light: [0, 0.45] }],
  [/[白米杏]/u, { chroma: [0, 0.09], light: [0.7, 1] }],
  [/[灰银]/u, { chroma: [0, GREY] }],
];

const isIn = (value: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? value >= from && value <= to : value >= from || value <= to;

/** Whether a color may be called by a word; of a word that no table knows, any may. */
function isCalled(color: string, word: string): boolean {
  const family = FAMILIES.find(([words]) => words.test(word))?.[1];
  if (!family) return true;
  const { hue = [0, 360], chroma = [0, 1], light = [0, 1] } = family;
  return isIn(hueOf(color), hue) && isIn(chromaOf(color), chroma) && isIn(lightnessOf(color), light);
}

/** So many leading colors of a picture are the thing's: what is on it has others. */
const LEADING = 3;

/** A title without the one color that it names, where what is shown has not that color. */
function withoutUnshown(title: string, colors: readonly string[]): string {
  const named = titleParts(title).filter(({ kind }) => kind === "colour");
  const [color] = named;
  if (!color || named.length > 1 || colors.some((one) => isCalled(one, color.text))) return title;
  return `${title.slice(0, color.index)}${title.slice(color.index + color.text.length)}`;
}

/**
 * A product without the color in its titles that its picture does not show: a shop sells one thing in many, and often
 * shows another. `palette`: the colors of the picture that is its cover; nothing is known without.
 */
export function asShown(product: Product, palette: readonly string[]): Product {
  const colors = palette.slice(0, LEADING);
  if (colors.length === 0) return product;
  const told = (text: string): string => (isSearchWords(text) ? withoutUnshown(text, colors) : text);
  return {
    ...product,
    name: withoutUnshown(product.name, colors),
    facts: product.facts.map((fact) => ({ ...fact, text: told(fact.text) })),
  };
}
