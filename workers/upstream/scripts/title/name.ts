import { saysBrand } from "../text/brand.ts";
import { latinBrand } from "../text/own-names.ts";
import { simplified } from "../text/simplified.ts";
import { isCode, type TitlePart, titleParts } from "./read.ts";

/** Kinds that belong to a name where they stand right before the thing: "雪纺碎花连衣裙". */
const ADJECTIVES: ReadonlySet<string> = new Set(["fabric", "pattern"]);
const MOST_ADJECTIVES = 2;
/** A series in Chinese has no more characters, one before a model fewer; a model no more words. */
const MOST_HAN = 6;
const MOST_BEFORE_MODEL = 4;
const MOST_MODEL = 4;
/** A title of so many stretches that only sell or measure is one of search words. */
const LEAST_SOLD = 2;
/** No name goes on with it: "畅享9 4GB+64GB". */
const MEMORY = /\dGB?\+/u;

const isBrand = (text: string, brand: string): boolean =>
  brand !== "" && (saysBrand(text, brand) || saysBrand(brand, text) || latinBrand(brand).toLowerCase() === text.toLowerCase());

/** A name of so many characters in one or two stretches is one that can be said: "碎花雪纺长袖连衣裙". */
const SAYABLE = 14;

/** Whether a name is a marketplace's title: what sells, measures or describes stands in it beside its name. */
export const isTitle = (name: string): boolean => {
  if (Array.from(name).length <= SAYABLE && name.trim().split(/\s+/u).length <= 2) return false;
  const parts = titleParts(name).filter(({ kind }) => kind !== "gap");
  const sold = parts.filter(({ kind }) => kind !== "other" && kind !== "model" && kind !== "thing");
  return (sold.length >= LEAST_SOLD || sold.some(({ text, of }) => of !== "any" || MEMORY.test(text))) && parts.length > LEAST_SOLD;
};

/** A brand of more characters may be called by so many. */
const SHORT = 2;
/** So many characters may stand before a brand that is the maker's; further on it is said again, for who searches. */
const LEAD = 20;

/** Brackets are the shop's, brands in both scripts the brand's: what is left is the name. */
const withoutBrand = (title: string, brand: string): string => {
  const plain = simplified(title)
    .replace(/【[^】]*】/gu, " ")
    .replace(/[（(][^）)]*[）)]/gu, " ")
    .trim();
  if (brand === "") return plain;
  // "日本进口pilot百乐贵客钢笔": what stands before the brand sells.
  const at = plain.indexOf(brand);
  const rest = at > 0 && at <= LEAD ? plain.slice(at) : plain;
  const names = [brand, latinBrand(brand)].filter((name) => name !== "").map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const twice = new RegExp(
    `^(?:\\p{Script=Latin}[\\p{Script=Latin} .&'-]*[/ ]?(?=${names[0] ?? ""}))?(?:(?:${names.join("|")})[ /]*)+`,
    "iu",
  );
  return rest.replace(twice, "").trim();
};

/** A run of Latin words and figures, and the few characters before it that no table knows: "小新16", "荣耀20", "Mate 50 Pro". */
const modelIn = (parts: readonly TitlePart[], brand: string): string => {
  const isModel = ({ kind, text }: TitlePart): boolean => kind === "model" && !isCode(text) && !isBrand(text, brand);
  const first = parts.findIndex(isModel);
  if (first < 0) return "";
  const run: string[] = [];
  for (const part of parts.slice(first)) {
    if (part.kind === "gap" && part.text.trim() === "") continue;
    if (!isModel(part) || run.length === MOST_MODEL) break;
    run.push(part.text);
  }
  // "畅享 50z": a series at the beginning may stand apart from its model.
  const before = first === 2 && parts[1]?.text.trim() === "" ? parts[0] : parts[first - 1];
  const isSeries = before?.kind === "other" && before.text !== "系列" && Array.from(before.text).length <= MOST_BEFORE_MODEL;
  const model = run.join(" ");
  // "小米8": figures are a model at the brand and behind a series.
  return isSeries || first === 0 || /\p{L}/u.test(model) ? `${isSeries ? before.text : ""}${model}` : "";
};

/** The series that stands right before a thing, and the fabrics and patterns between them. */
const seriesBefore = (parts: readonly TitlePart[], at: number): string => {
  const first = parts.slice(0, at).findLastIndex(({ kind }) => !ADJECTIVES.has(kind)) + 1;
  const adjectives = parts
    .slice(first, at)
    .map(({ text }) => text)
    .slice(-MOST_ADJECTIVES);
  const before = parts[first - 1];
  const size = Array.from(before?.text ?? "").length;
  const isSeries = before?.kind === "other" && size >= 2 && size <= MOST_HAN;
  return [...(isSeries ? [before.text] : []), ...adjectives].join("");
};

/** Chinese stands at Chinese, a space beside letters and figures. */
const joined = (one: string, other: string): string =>
  one === "" || other === ""
    ? one + other
    : `${one}${/[\p{Script=Latin}\d]$/u.test(one) || /^[\p{Script=Latin}\d]/u.test(other) ? " " : ""}${other}`;

type Called = {
  brandless: readonly TitlePart[];
  /** The first and the last of the parts that are words for the thing; below 0: there are none. */
  first: number;
  last: number;
  model: string;
  isOthers: boolean;
};

/** A maker's name with its initials, "Yves Saint LaurentYSL": no model. */
const WITH_INITIALS = /\p{Ll}\p{Lu}{2,}$/u;

/** What a title calls its thing; the model stands before the words for it, or right behind them. */
const calledIn = (title: string, brand: string): Called => {
  const brandless = titleParts(withoutBrand(title, brand));
  const first = brandless.findIndex(({ kind, text }) => kind === "thing" && !isBrand(text, brand));
  const runs = brandless.findIndex(({ kind }, index) => index > first && kind !== "thing");
  const last = first < 0 ? -1 : (runs < 0 ? brandless.length : runs) - 1;
  const before = last < 0 ? brandless : brandless.slice(0, first);
  const called = modelIn(before, brand) || (last < 0 ? "" : modelIn(brandless.slice(last + 1, last + 5), brand));
  const isOthers = brand !== "" && !saysBrand(title, brand) && WITH_INITIALS.test(called);
  return { brandless, first, last, model: isOthers ? "" : called, isOthers };
};

const isTitled = (title: string): boolean => /\p{Script=Han}/u.test(title) && isTitle(title);

/** Whether a shop with a brand of its own has another maker's in its title, for who searches. */
export const namesAnother = (title: string, brand: string): boolean => isTitled(title) && calledIn(title, brand).isOthers;

/** What everybody knows by its name: "iPhone 14 Pro Max" is no "iPhone 14 Pro Max phone". */
export const isSelfNamed = (model: string): boolean => /^(?:iPhone|iPad|MacBook|iMac|AirPods|Kindle|PlayStation)\b/iu.test(model);

/** Series that makers call so themselves abroad. */
const SERIES: readonly (readonly [zh: string, en: string])[] = [
  ["畅享", "Enjoy"],
  ["荣耀", "Honor"],
  ["红米", "Redmi"],
  ["拯救者", "Legion"],
  ["灵耀", "Zenbook"],
  ["战", "ZHAN"],
];
const abroad = (model: string): string => {
  const [zh = "", en = ""] = SERIES.find(([series]) => model.startsWith(series)) ?? [];
  return zh === "" ? model : `${en} ${model.slice(zh.length).trim()}`;
};

/** The model in a marketplace's title, where other languages can read it; empty where there is none. */
export const latinModel = (title: string, brand: string): string => {
  const model = abroad(isTitled(title) ? calledIn(title, brand).model : "");
  return /\p{Script=Han}/u.test(model) ? "" : model;
};

/**
 * The name in a marketplace's title: brand, series or model, what it is. `thing`: the word for it, where the title has none.
 * Empty where the title is an ordinary name, or says no more than what it is.
 */
export const titleName = (title: string, brand: string, thing: string): string => {
  if (!isTitled(title)) return "";
  const { brandless, first, last, model, isOthers } = calledIn(title, brand);
  const noun = brandless[last]?.text ?? thing;
  const series = last < 0 || isOthers ? "" : seriesBefore(brandless, first);
  const whole = model === "" ? `${series}${noun}` : isSelfNamed(model) ? model : joined(model, noun);
  // "晨光中性笔" of the brand "晨光文具".
  const called = brand.length > SHORT && whole.startsWith(brand.slice(0, SHORT)) ? whole.slice(SHORT) : whole;
  return called === "" ? brand : [brand, called].filter((text) => text !== "").join(" ");
};
