import { NOUNS } from "../glossary/nouns.ts";
import { COLOURS, COUNTRIES, FEATURES, MATERIALS } from "../glossary/words.ts";
import { keyOf, type Term } from "./table.ts";
import { CARE, INGREDIENTS } from "./terms-care.ts";
import { COMMON } from "./terms-common.ts";
import { DWELLING } from "./terms-dwelling.ts";
import { GADGETS } from "./terms-gadgets.ts";
import { HOME_TERMS } from "./terms-home.ts";
import { HOUSEHOLD } from "./terms-household.ts";
import { LIFE } from "./terms-life.ts";
import { MACHINES } from "./terms-machines.ts";
import { MOVING } from "./terms-moving.ts";
import { NAMES } from "./terms-names.ts";
import { OUTDOOR } from "./terms-outdoor.ts";
import { PARTS_AND_USES } from "./terms-parts.ts";
import { QUALITIES } from "./terms-qualities.ts";
import { TECH } from "./terms-tech.ts";
import { SHOP } from "./terms-shop.ts";
import { STYLES, WEAR } from "./terms-wear.ts";
import { VANITY } from "./terms-vanity.ts";
import { WORLDS } from "./worlds.ts";

const plainKey = (en: string): string => keyOf(en.replace(/\*$/, "").replace(/^an? /i, ""));

/** Another English name of a thing: one word may be of another language, or another thing. */
const PHRASE = /^[a-z']+[ -][a-z '-]+$/i;

/** Every term that can be said in Chinese: the tables of this folder first, then the glossary of products. */
const TERMS = new Map<string, Term>([
  ...PARTS_AND_USES,
  ...QUALITIES,
  ...COUNTRIES.flatMap(([en, zh, also = ""]) =>
    [en, ...also.split("|")].map((name): [string, Term] => [plainKey(name), { zh, measure: null }]),
  ),
  ...Object.values(NOUNS).flatMap((rows) =>
    rows.flatMap(([en, zh, also = ""]) =>
      [...also.split("|").filter((name) => PHRASE.test(name)), en].map((name): [string, Term] => [plainKey(name), { zh, measure: "个" }]),
    ),
  ),
  ...[...FEATURES, ...COLOURS, ...MATERIALS].map(([en, zh]): [string, Term] => [plainKey(en), { zh, measure: null }]),
  ...NAMES,
  ...STYLES,
  ...HOUSEHOLD,
  ...OUTDOOR,
  ...SHOP,
  ...INGREDIENTS,
  ...CARE,
  ...COMMON,
  ...HOME_TERMS,
  ...WEAR,
  ...LIFE,
  ...TECH,
  ...MACHINES,
  ...VANITY,
  ...GADGETS,
  ...DWELLING,
  ...MOVING,
]);
const LONGEST = 5;

const singulars = (key: string): string[] => [
  key,
  key.replace(/ies$/, "y"),
  key.replace(/(?<=ch|sh|ss|x|z|o)es$/, ""),
  key.replace(/(?<=[^s])s$/, ""),
  key.replace(/ves$/, "fe"),
  `${key}s`,
];

/** A word of a world of things first ("case" of a watch), then of every shop. */
const termOf = (key: string, world: ReadonlyMap<string, Term> | undefined): Term | undefined =>
  singulars(key).flatMap((one) => world?.get(one) ?? [])[0] ?? singulars(key).flatMap((one) => TERMS.get(one) ?? [])[0];

/** The longest term at the beginning of these words, and how many of them it takes; `thing`: what they are said of. */
export const termAt = (words: readonly string[], thing: string): { term: Term; size: number } | null => {
  const world = WORLDS.get(thing) ?? WORLDS.get(thing.replace(/^.* /, ""));
  for (let size = Math.min(LONGEST, words.length); size > 0; size -= 1) {
    const term = termOf(keyOf(words.slice(0, size).join(" ")), world);
    if (term) return { term, size };
  }
  return null;
};
