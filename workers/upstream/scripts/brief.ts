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
import { type Pack, voiceOf, type Voice } from "./lines/voice.ts";
import { nameFor, sayableBrand } from "./name-for.ts";
import { spokenBrand } from "./text/brand.ts";
import { simplified } from "./text/simplified.ts";
import { thingInContext, thingOfSleeves } from "./text/thing-in-context.ts";
import { stripNoise } from "./text/clean.ts";
import {
  categoriesIn,
  firstThing,
  isWithinName,
  thingCalled,
  thingOf,
  thingOfLead,
  thingOfLine,
  thingToldIn,
  type Thing,
} from "./text/thing.ts";
import { englishName } from "./abroad/index.ts";
import { propertiesOf } from "./title/properties.ts";
import { latinPropertiesOf } from "./title/properties-en.ts";

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

/** Kinds whose words stand for one another: a sports shoe is no other thing than a shoe. */
const KIN: readonly (readonly Category[])[] = [
  ["fashion", "shoes", "accessories", "travel", "sport", "baby"],
  ["home", "kitchen", "office", "food", "tools", "business", "toys", "pets"],
];
const FAMILIES: ReadonlySet<string> = new Set(KIN.flatMap((kin) => kin.flatMap((one) => kin.map((other) => `${one} ${other}`))));

const readingOf = (product: Product): { thing: Thing | null; category: Category } => {
  const brand = spokenBrand(product.brand);
  const text = stripNoise([product.intro, ...product.facts.map((fact) => fact.text)].join(" "));
  const described = (
    product.intro ||
    product.facts
      .slice(0, 3)
      .map((fact) => fact.text)
      .join(" ")
  ).slice(0, 240);
  const named =
    thingInContext(product.name, product.facts.map((fact) => fact.text).join("\n")) ??
    thingOf(product.name, brand) ??
    thingOf(simplified(product.name), brand) ??
    thingOf(englishName(product.name) ?? "", brand) ??
    thingOfLine(product.name);
  const is = thingToldIn(text);
  // "Iron Golf" is a club, and the "Charger SXT" a sedan: what a text says that it is goes before a word of the name of another kind.
  const isOther = named !== null && is !== null && is.category !== named.category && !FAMILIES.has(`${named.category} ${is.category}`);
  const within = named !== null && (isOther || isWithinName(product.name, named, text));
  const told = (): Thing | null =>
    is ??
    thingCalled(product.name, text) ??
    thingOfLead(product.selling_points[0] ?? "") ??
    firstThing(within ? described.replaceAll(new RegExp(named.en, "giu"), "") : described) ??
    thingOfSleeves(product.name);
  const thing = within ? (told() ?? named) : (named ?? told());
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

/** How many the name says are sold in one. */
const PACK = /^共(\d+)([支盒卷])$/u;
const isUnit = (text: string | undefined): text is Pack["unit"] => text === "支" || text === "盒" || text === "卷";
const packOf = (name: string, noun: string): Pack | null => {
  const found = [...propertiesOf(name, noun), ...latinPropertiesOf(name)].find(({ zh }) => PACK.test(zh));
  const [, count = "0", unit] = PACK.exec(found?.zh ?? "") ?? [];
  return Number(count) > 1 && isUnit(unit) ? { count: Number(count), unit } : null;
};

/** What is said of clothes for sport, in a name, or at least twice in a text. */
const SPORT =
  /\b(?:yoga|running|runs?|gym|workouts?|training|endurance|compete|fitness|athletic|performance|moisture[- ]wicking|cycling|hiking)\b|运动|瑜伽|跑步|健身|训练|骑行/giu;
const isForSport = ({ name, intro, facts }: Product): boolean =>
  new RegExp(SPORT.source, "iu").test(name) || ([intro, ...facts.map(({ text }) => text)].join(" ").match(SPORT)?.length ?? 0) > 1;

/** An ad of more seconds has room for all that a page says. */
const SHORT_SECONDS = 30;

/**
 * Reads a product for one language, objective and length (seconds); paragraphs sentence by sentence, under the ids of
 * `facts/parts.ts`.
 */
export const briefOf = (written: Product, language: ScriptLanguage, objective: ScriptObjective, seconds = SHORT_SECONDS): Brief => {
  const product = inParts(written);
  const { thing, category } = readingOf(product);
  const points = readPoints(product, thing, category).filter((point) => point[language] !== null);
  const called = nameFor(product, language, thing);
  const about = { noun: thing?.en ?? "", plural: thing?.plural ?? false, name: `${product.brand} ${product.name}` };
  const { items, refused, repeated } = itemsOf({
    product,
    language,
    about,
    category,
    called,
    isShort: seconds <= SHORT_SECONDS,
    points: allPoints(product, thing, category).filter((point) => point[language] !== null),
  });
  return {
    language,
    category,
    scenes: scenesOf(thing?.en, language) ?? BANKS[language].scenes[category],
    voice: voiceOf(language, called, thing, sayableBrand(product, language), packOf(product.name, thing?.en ?? "")),
    points,
    given: [...new Set(givenFacts(product).map(({ id }) => id))].filter((id) => !repeated.includes(id)),
    items,
    refused,
    standing: {
      page: product.source_url !== "",
      pictures: product.media.length > 0,
      thing: thing?.en ?? "",
      category,
      active: isForSport(product),
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
