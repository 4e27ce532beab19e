import { inEveryLanguage, type Language, LANGUAGES, sharedWords } from "../../../locales/index.ts";
import type { AnalysisResult } from "../analysis.ts";
import { nameKeyOf } from "./library.ts";

type Words = ReturnType<typeof sharedWords>;
export type ColorName = keyof Words["colorNames"];

/** Between the words for one thing (`locales/<lang>/things.ts`). */
const OR = "|";

const wordsOf = inEveryLanguage((language) => new Map<string, string>(Object.entries(sharedWords(language).things)));

/** What a kind of thing is called; its own name where no language has a word for it. */
export const thingName = (thing: string, language: Language): string => wordsOf[language].get(thing)?.split(OR)[0] ?? thing;

/** Hues from which on a color is called otherwise, in degrees. */
const HUES: readonly (readonly [number, ColorName])[] = [
  [16, "red"],
  [45, "orange"],
  [70, "yellow"],
  [160, "green"],
  [195, "teal"],
  [255, "blue"],
  [290, "purple"],
  [345, "pink"],
  [361, "red"],
];

/** What people call a color (`#rrggbb`): by its hue, or by its light where it has hardly any. */
export function colorName(hex: string): ColorName {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [chroma, light] = [most - least, (most + least) / 2];
  if (chroma < 0.09 || light < 0.09) return light < 0.2 ? "black" : light > 0.85 ? "white" : "gray";
  const turn = most === r ? ((g - b) / chroma) % 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = (turn * 60 + 360) % 360;
  if (hue >= 16 && hue < 50 && (light < 0.45 || chroma < 0.45)) return "brown";
  return HUES.find(([end]) => hue < end)?.[1] ?? "red";
}

/**
 * What a search finds a file by beside its name and tags: the things and faces in it and its colors, in every language and
 * with words of like meaning, and the words that stand in it.
 */
export function foundTextOf({ objects = [], faces = 0, colours = [], text = "" }: Partial<AnalysisResult>): string {
  const things = new Set([...objects, ...(faces > 0 ? ["face", "person"] : [])]);
  const colors = new Set(colours.map(colorName));
  const words = LANGUAGES.flatMap((language) => [
    ...[...things].map((thing) => wordsOf[language].get(thing) ?? thing),
    ...[...colors].map((color) => sharedWords(language).colorNames[color]),
  ]);
  return nameKeyOf([...new Set(words.flatMap((one) => one.split(OR))), text].join("\n"));
}
