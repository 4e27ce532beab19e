import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import type { ScriptObjective } from "../../../trpc/contract/rules/script.ts";
import { givenFacts } from "./facts/given.ts";
import { type Item, itemsOf, type Refused } from "./items.ts";
import type { Standing } from "./lines/needs.ts";
import type { Point } from "./facts/point.ts";
import { inParts } from "./facts/parts.ts";
import { allPoints, readPoints } from "./facts/read.ts";
import type { Category } from "./glossary/entry.ts";
import { BANKS } from "./lines/bank.ts";
import { scenesOf } from "./lines/drinks.ts";
import type { Scenes } from "./lines/scenes.ts";
import { voiceOf, type Voice } from "./lines/voice.ts";
import { languageOf, pageLanguage } from "./text/language.ts";
import { chineseName, englishName } from "./abroad/index.ts";
import { saysBrand, spokenBrand } from "./text/brand.ts";
import { spokenUnitsOf } from "./facts/spoken-units.ts";
import { latinBrand, withoutTwin } from "./text/own-names.ts";
import { spokenName } from "./text/name.ts";
import { categoriesIn, findNouns, firstThing, thingOf, type Thing } from "./text/thing.ts";
import { simplified } from "./text/simplified.ts";

/** What the writer knows before it writes: the product read, in the terms of one language. */
export type Brief = {
  language: ScriptLanguage;
  category: Category;
  /** The moments of life that the thing belongs to. */
  scenes: Scenes;
  voice: Voice;
  /** Sayable in this language, strongest first. */
  points: Point[];
  /** The facts as they are said, in the order in which they are to be said. */
  items: Item[];
  /** Ids of the given facts, in their order. */
  given: string[];
  /** Given facts that cannot be said. */
  refused: Refused[];
  /** What the product has that lines may presuppose. */
  standing: Omit<Standing, "facts" | "price">;
  call: ScriptObjective | "sold-out";
};

const commonest = (categories: readonly Category[]): Category => {
  const counts = new Map<Category, number>();
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= 2 ? first[0] : "general";
};

const readingOf = (product: Product): { thing: Thing | null; category: Category } => {
  const brand = spokenBrand(product.brand);
  const described = (product.intro || (product.facts[0]?.text ?? "")).slice(0, 160);
  const thing =
    thingOf(product.name, brand) ??
    thingOf(simplified(product.name), brand) ??
    thingOf(englishName(product.name) ?? "", brand) ??
    firstThing(described);
  if (thing) return { thing, category: thing.category };
  return {
    thing: null,
    category: commonest(
      categoriesIn(
        product.facts
          .map((fact) => fact.text)
          .join("\n")
          .slice(0, 4000),
      ),
    ),
  };
};

/** A model such as "K 3" or "C200": short enough to be said in any language. */
const modelOf = (name: string, brand: string): string =>
  (name.match(/(?<![\p{L}\p{N}/-] ?)[A-Z]{1,2} ?\d{1,3}(?![\p{L}\p{N}.]|[/-]\d)/gu) ?? []).find(
    (word) => !brand.includes(word) && !/^(SM|SPF|V|UK|US|EU|IP)/.test(word),
  ) ?? "";

const joined = (...words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

/** The brand as it is said, empty where its script is one that neither the voice nor the viewer reads. */
export const sayableBrand = ({ brand }: Product, language: ScriptLanguage): string => {
  const said = spokenBrand(brand);
  const readable = language === "zh" ? /^[\p{Script=Latin}\p{Script=Han}\P{L}]*$/u : /^[\p{Script=Latin}\P{L}]*$/u;
  return readable.test(said) ? said : language === "en" ? latinBrand(said) : "";
};

const MOST_WORDS = 9;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Chinese takes so many words of another language in a name. */
const MOST_FOREIGN = 3;
/** Words of another language in a Chinese name, its brand and the codes of models apart. */
const foreignWords = (name: string, brand: string): number =>
  name.replace(brand, "").match(/(?<![\p{L}\d-])\p{Script=Latin}[\p{Ll}'’-]+(?![\p{L}\d])/gu)?.length ?? 0;

/** What only describes a thing in English is no name: "Knitted burgundy winter cap" is a cap. */
const DESCRIBES = new Set(
  "modern classic classical vintage retro casual elegant premium basic everyday simple cozy comfy padded knitted strappy boho patched fancy slim skinny loose oversized regular spring summer autumn winter burgundy beige ivory navy khaki wooden leather cotton linen wool woollen woolen silk velvet denim suede canvas ceramic rustic nordic folding adjustable portable handmade off shoulder cafe garden kitchen office outdoor indoor".split(
    " ",
  ),
);

/** Whether most foreign words of a Chinese name, its brand's apart, describe the thing. */
function isDescription(name: string, brand: string): boolean {
  const words =
    name
      .replace(brand, "")
      .toLowerCase()
      .match(/\p{Script=Latin}+/gu) ?? [];
  return words.filter((word) => DESCRIBES.has(word)).length * 2 > words.length;
}

/** What of a Chinese name English reads as it is: "Echo Dot", "WH-1000XM5". */
const latinPart = (name: string): string =>
  (name.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d .'+/-]*[\p{Script=Latin}\d]/gu) ?? [])
    .filter((part) => /\p{Lu}/u.test(part))
    .slice(0, 1)
    .join("");

/** The Latin half of a brand in both scripts, "Vatti/华帝": Chinese says the other. */
const LATIN_HALF = /\p{Script=Latin}[\p{Script=Latin}\d.&'-]*\/(?=\p{Script=Han})/u;

/** The name to say: the page's own where its language is the ad's, else what of it can be read and the word for the thing. */
const nameFor = (product: Product, language: ScriptLanguage, thing: Thing | null): string => {
  const brand = sayableBrand(product, language);
  const short = spokenName(product.name, brand);
  const written = languageOf(short);
  if (language === "zh" && /\p{Script=Han}/u.test(short) && !KANA.test(short))
    return spokenUnitsOf(withoutTwin(simplified(short).replace(LATIN_HALF, "")), "zh");
  if (language === "zh" && /^[ -~’é]+$/.test(short)) {
    const carried = chineseName(short, thing ?? { en: "", zh: "" });
    const readable =
      (/\p{Script=Han}/u.test(carried) || findNouns(short).length === 0) &&
      foreignWords(carried, brand) <= MOST_FOREIGN &&
      !isDescription(carried, brand);
    return readable || !thing ? carried : joined(brand, modelOf(product.name, brand), thing.zh);
  }
  if (language === "en" && /\p{Script=Han}/u.test(short)) {
    const carried = englishName(
      spokenName(product.name, "")
        .replace(product.brand, "")
        .replace(/\/(?=\p{Script=Han})/u, " "),
    );
    if (carried !== null && carried.split(" ").length <= MOST_WORDS)
      return brand === "" || saysBrand(carried, brand) ? carried : `${brand} ${carried}`;
    const latin = latinPart(spokenName(product.name, ""));
    return latin === "" && !thing ? short : joined(brand !== "" && !saysBrand(latin, brand) ? brand : "", latin, thing?.en ?? "");
  }
  // A shop's string of search words is no name that anybody would say.
  if (language === "en" && thing && short.split(" ").length > MOST_WORDS) return joined(brand, modelOf(product.name, brand), thing.en);
  const plain = written === "en" || /^[ -~’é]+$/.test(short);
  if (language === "en" && ((thing?.english ?? false) || ((pageLanguage(product) === "en" || product.language === "en") && plain)))
    return short;
  if (!thing) return short;
  return joined(brand, modelOf(product.name, brand), thing[language]);
};

/** Reads a product for one language and objective; paragraphs sentence by sentence, under the ids of `facts/parts.ts`. */
export const briefOf = (written: Product, language: ScriptLanguage, objective: ScriptObjective): Brief => {
  const product = inParts(written);
  const { thing, category } = readingOf(product);
  const points = readPoints(product, thing, category).filter((point) => point[language] !== null);
  const about = { noun: thing?.en ?? "", plural: thing?.plural ?? false, name: `${product.brand} ${product.name}` };
  const { items, refused } = itemsOf({
    product,
    language,
    about,
    points: allPoints(product, thing, category).filter((point) => point[language] !== null),
  });
  return {
    language,
    category,
    scenes: scenesOf(thing?.en, language) ?? BANKS[language].scenes[category],
    voice: voiceOf(language, nameFor(product, language, thing), thing, sayableBrand(product, language)),
    points,
    given: [...new Set(givenFacts(product).map(({ id }) => id))],
    items,
    refused,
    standing: {
      page: product.source_url !== "",
      pictures: product.media.length > 0,
      thing: thing?.en ?? "",
      category,
      sayable: items.length,
    },
    call: product.availability === "OutOfStock" && objective !== "awareness" ? "sold-out" : objective,
  };
};

/** The product's name as an ad in this language writes it: short enough for a headline. */
export const shownName = (product: Product, language: ScriptLanguage): string => {
  const { voice } = briefOf(product, language, "awareness");
  return voice["shown"] || product.name;
};
