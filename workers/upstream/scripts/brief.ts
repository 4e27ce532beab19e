import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import type { ScriptObjective } from "../../../trpc/contract/rules/script.ts";
import { factsOf } from "./facts/sources.ts";
import type { Point } from "./facts/point.ts";
import { readPoints } from "./facts/read.ts";
import type { Category } from "./glossary/entry.ts";
import { voiceOf, type Voice } from "./lines/voice.ts";
import { languageOf } from "./text/language.ts";
import { categoriesIn, spokenBrand, spokenName, thingOf, type Thing } from "./text/name.ts";
import { simplified } from "./text/simplified.ts";

/** What the writer knows before it writes: the product read, in the terms of one language. */
export type Brief = {
  language: ScriptLanguage;
  category: Category;
  voice: Voice;
  /** Sayable in this language, strongest first. */
  points: Point[];
  /** Facts long enough to hold several things to say. */
  longFacts: ReadonlySet<string>;
  call: ScriptObjective | "sold-out";
};

const LONG_FACT = 160;

const commonest = (categories: readonly Category[]): Category => {
  const counts = new Map<Category, number>();
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= 2 ? first[0] : "general";
};

const readingOf = (product: Product): { thing: Thing | null; category: Category } => {
  const thing = thingOf(product.name) ?? thingOf(simplified(product.name));
  if (thing) return { thing, category: thing.category };
  return { thing: null, category: commonest(categoriesIn(product.facts.map((fact) => fact.text).join("\n").slice(0, 4000))) };
};

/** Latin words that are names rather than sentences: a brand and a model may be said in any language. */
const modelWords = (name: string, brand: string): string =>
  (name.match(/(?<!\p{L})(?:[A-Z]\w*\d\w*|[A-Z]{1,2} ?\d{1,3}|\d+[A-Z]+)(?!\p{L})/gu) ?? []).filter((word) => word.length <= 6 && !brand.includes(word) && !/^\d+(G|GB|M|W|V|L|MM|CM|ML)$/i.test(word)).slice(0, 1).join("");

const nameFor = (product: Product, language: ScriptLanguage, thing: Thing | null): string => {
  const short = spokenName(product.name, product.brand);
  const own = languageOf(short);
  if (language === "zh" && own === "zh") return simplified(short);
  if (language === "en" && own === "en" && languageOf(product.name) === "en") return short;
  const brand = spokenBrand(product.brand);
  if (!thing || (language === "en" && !/\p{Script=Latin}/u.test(brand) && brand !== "")) return thing ? thing[language] : short;
  const model = modelWords(product.name, brand);
  return language === "zh" ? `${brand}${brand && " "}${model}${model && " "}${thing.zh}`.trim() : [brand, model, thing.en].filter(Boolean).join(" ");
};

/** Reads a product for one language and objective. */
export const briefOf = (product: Product, language: ScriptLanguage, objective: ScriptObjective): Brief => {
  const { thing, category } = readingOf(product);
  return {
    language,
    category,
    voice: voiceOf(language, nameFor(product, language, thing), thing),
    points: readPoints(product, thing, category).filter((point) => point[language] !== null),
    longFacts: new Set(factsOf(product).filter((fact) => fact.text.length > LONG_FACT).map((fact) => fact.id)),
    call: product.availability === "OutOfStock" && objective !== "awareness" ? "sold-out" : objective,
  };
};
