import type { Product, ScriptLanguage } from "../../../../trpc/contract/product.ts";
import type { Category } from "../glossary/entry.ts";
import { stripNoise } from "../text/clean.ts";
import { languageOf, pageLanguage, type TextLanguage } from "../text/language.ts";
import { saving, spokenPrice, writtenPrice } from "../text/money.ts";
import type { Thing } from "../text/thing.ts";
import { flagPoints } from "./flags.ts";
import { isStyling } from "./noise.ts";
import { numberPoints, type Reading } from "./numbers.ts";
import type { Point, PointWords } from "./point.ts";
import { chineseQuotes } from "./quote-zh.ts";
import { englishQuotes } from "./quote-en.ts";
import { factsOf } from "./sources.ts";
import { wordPoints } from "./words.ts";

const MAX_FACT = 600;
const FOREIGN_ITEM = /^feedback |\bsponsored\b|you might also|customers also|\?$/i;

/** Words for a part of the thing that are only a measure of it. */
const IN_PASSING = /\bfrom (?:hood|head|top|neck) to (?:hem|toe|bottom)\b/gi;

const inBoth = (words: (language: ScriptLanguage) => PointWords): Pick<Point, "en" | "zh"> => ({ en: words("en"), zh: words("zh") });

/** The price and what it saves; they rest on the fields that the user confirmed. */
const pricePoints = ({ promo_price, original_price }: Product): Point[] => {
  const asked = promo_price ?? original_price;
  if (!asked || Number(asked.amount) <= 0) return [];
  const price: Point = {
    kind: "price",
    factId: promo_price ? "field:promo_price" : "field:original_price",
    strength: 5,
    ...inBoth((language) => ({ price: spokenPrice(asked, language), written: writtenPrice(asked, language) })),
  };
  if (!promo_price) return [price];
  const saved = saving(promo_price, original_price);
  if (!saved || !original_price) return [price];
  const words = (language: ScriptLanguage) => ({
    before: writtenPrice(original_price, language),
    now: writtenPrice(promo_price, language),
    saved: spokenPrice(saved.money, language),
    percent: String(saved.percent),
  });
  return [price, { kind: "saving", factId: "field:original_price", strength: 9, ...inBoth(words) }];
};

const quotePoints = (reading: Reading, product: Product, thing: Thing | null, page: TextLanguage): Point[] => {
  if (reading.isName) return [];
  const language = languageOf(reading.text, page);
  if (language === "other") return [];
  const quotes =
    language === "zh"
      ? chineseQuotes(reading.text)
      : englishQuotes(reading.text, { noun: thing?.en ?? "", plural: thing?.plural ?? false, name: `${product.brand} ${product.name}` });
  return quotes.slice(0, 4).map(({ text, strength, kind }) => ({
    kind,
    factId: reading.id,
    strength,
    en: language === "en" ? { quote: text } : null,
    zh: language === "zh" ? { quote: text } : null,
  }));
};

const said = (point: Point): string => `${point.kind}|${(point.en?.["quote"] ?? point.zh?.["quote"] ?? "").toLowerCase().slice(0, 40)}`;

/** One point a kind (quotes: one a wording), the strongest, then the one with more to say. */
const strongest = (points: readonly Point[]): Point[] => {
  const best = new Map<string, Point>();
  for (const point of points) {
    const known = best.get(said(point));
    if (!known || point.strength > known.strength) best.set(said(point), point);
  }
  return [...best.values()].toSorted((a, b) => b.strength - a.strength);
};

/** All that can be said of a product, fact by fact, each point with the fact it rests on. */
export const allPoints = (product: Product, thing: Thing | null, category: Category): Point[] => {
  const page = pageLanguage(product);
  const points = factsOf(product)
    .filter((fact) => !FOREIGN_ITEM.test(fact.text) && !isStyling(fact.text) && !fact.id.endsWith("_price") && fact.id !== "field:brand")
    .map((fact): Reading => ({
      id: fact.id,
      text: stripNoise(fact.text).replace(IN_PASSING, " ").slice(0, MAX_FACT),
      isName: fact.id === "field:name",
      category,
      noun: thing?.en ?? "",
    }))
    .flatMap((reading) => [
      ...numberPoints(reading),
      ...wordPoints(reading),
      ...flagPoints(reading),
      ...quotePoints(reading, product, thing, page),
    ]);
  // What is waterproof is resistant to water, too.
  const isProof = points.some(({ kind }) => kind === "waterproof");
  return isProof ? points.filter(({ kind }) => kind !== "waterResistant") : points;
};

/** The strongest of what can be said of a product, strongest first, prices included. */
export const readPoints = (product: Product, thing: Thing | null, category: Category): Point[] =>
  strongest([...pricePoints(product), ...allPoints(product, thing, category)]);
