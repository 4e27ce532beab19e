import { countCharacters } from "../../../trpc/contract/rules/issue.ts";
import { MIN_CLIP_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import type { Item } from "./items.ts";
import { dullness, isMeasure } from "./facts/dull.ts";
import { BANKS } from "./lines/bank.ts";
import { fill, fillWords } from "./lines/fill.ts";
import { withGain } from "./lines/gains.ts";
import { meets } from "./lines/needs.ts";
import { pick, type Random } from "./random.ts";
import { headlineFits, headlineFor } from "./text/headline.ts";
import { spokenUnits } from "../../../trpc/contract/rules/speech.ts";
import { isPart, opensAsSlogan } from "./text/slogan.ts";

/** Where a line of facts stands: how many facts were said before it. */
export type Place = { before: number; /** Opens with the product's name. */ named: boolean };

/** A capital of the sentence's beginning only: the next word has none, or it is a quality. */
const PLAIN = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)* \p{Ll}/u;
/** One word that is a quality, and no name: "Breathable", "Waterproof". */
const QUALITY = /^\p{Lu}\p{Ll}+(?:able|ible|proof|less|ed|free|light|made)$|^Quiet$/u;
/** First words that are no names. */
const COMMON =
  /^(?:It|It's|They|They're|You|You'll|The|This|These|An?|Up|No|Not|Made|With|Without|For|From|Fits|Works|Keeps|Holds|Comes|Has|Each|All|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Free|Non|Soft|Water|Dishwasher|Machine|Built|Ready|Easy|Your|Use|Takes?|Includes?|Suitable|Stainless|Adjustable|Washable|Removable)\b/;
const lowerFirst = (text: string): string =>
  COMMON.test(text) || PLAIN.test(text) || QUALITY.test(text) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text;

/** A name of a thing or a part: no verb, no state, no preposition at its beginning, and a noun at its end. */
const isNoun = (text: string): boolean =>
  text.split(" ").length >= 2 &&
  text.split(" ").length <= 6 &&
  !/[,.:;?&]|\b(?:and|or|is|are|can|has|have|it|you|your|per|to|with|up|at|on|in|by|over|from|tracks|connects|plays|shoots|lasts|runs|moves|stays|seals|closes|folds|reclines|supports|maps|heats|prevents?|displays|extends|adjusts|records)\b/i.test(
    text,
  ) &&
  !/^(?:up|from|for|no|not|non|without|use|hand|machine|made|fits?|works?|keeps?|takes?|holds?|charges?|weighs?|ages?|comes?|needs?|one|each|all|under|over|pairs?)\b/i.test(
    text,
  ) &&
  !/(?:free|safe|washed|thick|wide|tall|long|high|certified|included|required|recommended|resistant|proof|able|ible|only|pieces|[\d%]|watts|volts|grams|kilos|litres|millilitres|centimetres|inches)$/i.test(
    text,
  );

/** Two names of parts are one sentence; whatever else stands on its own, as a name and an amount do: "Intel Core i5", "2 speed settings". */
const paired = (statements: readonly string[]): string[] => {
  const [one, two, ...rest] = statements;
  if (one === undefined) return [];
  if (two === undefined || !isNoun(one) || !isNoun(two) || /^[\p{Lu}\d]/u.test(lowerFirst(two)))
    return [one, ...paired(statements.slice(1))];
  return [`${one} and ${lowerFirst(two)}`, ...paired(rest)];
};

/** Statements in one breath: short Chinese ones with commas, English names of parts in pairs, whole sentences with full stops. */
const joined = (statements: readonly string[], language: ScriptLanguage): string => {
  if (language === "en")
    return paired(statements)
      .map((text) => `${text}.`)
      .join(" ");
  const short = statements.every((text) => !/[，：]/u.test(text)) && statements.join("").length <= 32;
  return `${statements.join(short ? "，" : "。")}。`;
};

/** A number, or two with their unit, and not what they are of: "2", "110/220V", "0.5-10mm". */
const BARE_AMOUNT = /^\d[\d.,]*(?:(?: ?[-–/] ?\d[\d.,]*) ?(?:\p{Script=Latin}{1,2}|°[CF])?)?$/u;

const tells = (headline: string, statement: string): boolean =>
  (/\d/.test(headline) && !BARE_AMOUNT.test(headline) && !isPart(headline)) ||
  (!opensAsSlogan(headline) && !isPart(headline) && (/\s|\p{Script=Han}/u.test(headline) || !/\s/.test(statement)));

/** The most telling few words of statements, else the product's name. */
const headlineOf = (statements: readonly string[], { language, voice }: Brief): string => {
  const made = statements.flatMap((text) => {
    const headline = headlineFor(text, language);
    return headlineFits(headline, language) && tells(headline, text) ? [headline] : [];
  });
  return (
    made.find((text) => dullness(text) < 0) ??
    made.find((text) => /\d/.test(text) && !isMeasure(text)) ??
    made.find((text) => !isMeasure(text)) ??
    made[0] ??
    upperFirst(voice["shown"] ?? headlineFor(statements[0] ?? "", language))
  );
};
const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** A quality alone is no sentence: "Quiet" is said as "It's quiet". */
const sentenced = (text: string, { voice }: Brief): string =>
  QUALITY.test(text) ? `${upperFirst(voice["it's"] ?? "it's")} ${lowerFirst(text)}` : text;

/** Facts said one after another, with what leads into them; null where that is shorter than `least` characters. */
export const sayAll = (brief: Brief, items: readonly Item[], lead: string, least = MIN_CLIP_CHARACTERS): Candidate | null => {
  const { language } = brief;
  const statements = items.map(({ statement }) => statement);
  const said = language === "en" ? statements.map((text) => sentenced(text, brief)) : statements;
  const colon = /[:：]$/u.test(lead);
  const body = joined(colon && language === "en" ? [lowerFirst(said[0] ?? ""), ...said.slice(1)] : said, language);
  const text = `${lead}${lead !== "" && language === "en" ? " " : ""}${body}`;
  if (countCharacters(text) < least || text.length > 600) return null;
  return {
    text,
    headline: headlineOf(statements, brief),
    claims: items.map((item) => ({
      text: text.includes(item.statement) ? item.statement : lowerFirst(item.statement),
      fact_id: item.factId,
    })),
    units: spokenUnits(text, language),
    source: `${lead}|${statements.join("|")}`,
    facts: items.map(({ factId }) => factId),
  };
};

/** Facts too short for a clip, with what a buyer has of one of them. */
const gained = (brief: Brief, items: readonly Item[], { before, named }: Place): Candidate[] => {
  const { language, standing } = brief;
  if (named) return [];
  const statements = items.map(({ statement }) => statement);
  const sentences = language === "zh" ? statements : statements.map((text) => upperFirst(sentenced(text, brief)));
  const stop = language === "zh" ? "。" : ".";
  return sentences.flatMap((sentence, at) =>
    withGain(sentence, language, { ...standing, facts: before, price: false }).flatMap(({ text: said, claims, gain }) => {
      const text = `${sentences.with(at, said).join(language === "zh" ? stop : `${stop} `)}${stop}`;
      if (countCharacters(text) < MIN_CLIP_CHARACTERS) return [];
      return {
        text,
        headline: headlineOf(statements, brief),
        claims: items.flatMap((item, index) =>
          (index === at ? claims : [sentences[index] ?? ""]).map((claim) => ({ text: claim, fact_id: item.factId })),
        ),
        units: spokenUnits(text, language),
        source: `|${statements.join("|")}|${gain}`,
        facts: items.map(({ factId }) => factId),
      };
    }),
  );
};

/** What may lead into facts at a place; the empty lead first. */
const leadsFor = (brief: Brief, { before, named }: Place): string[] => {
  const bank = BANKS[brief.language];
  const list = named ? bank.names : bank.leads;
  const filled = list
    .filter((line) => meets(line, { ...brief.standing, facts: before, price: false }))
    .flatMap((line) => fillWords(line.split(" | ")[0] ?? "", brief.voice) ?? []);
  return named ? filled : ["", ...filled];
};

/** A scene around one fact that has a line of its own. */
const scenesFor = (brief: Brief, item: Item, place: Place): Candidate[] =>
  item.points.flatMap((point) =>
    BANKS[brief.language].points[point.kind]
      .filter((line) => meets(line, { ...brief.standing, facts: place.before, price: false }))
      .flatMap((line) => {
        const filled = fill(line, { ...brief.voice, ...point[brief.language] }, item.factId, brief.language);
        return filled ? [{ ...filled, facts: [item.factId] }] : [];
      }),
  );

/** Leads that promise one fact, or two. */
const ONE_FACT = /一点|个细节：$|one more thing|this:/iu;
const TWO_FACTS = /两点|两个细节/u;
/** Leads to what the thing is or has; what buyers say of it is neither. */
const OF_THE_THING = /what you get|细节/iu;
const promises = (lead: string, facts: number): boolean => (TWO_FACTS.test(lead) ? facts === 2 : facts === 1 || !ONE_FACT.test(lead));

const known = new WeakMap<Brief, Map<string, Candidate[]>>();

/** Every plain way to say facts at a place; drawn from many times, so it is kept. */
const plainly = (brief: Brief, items: readonly Item[], place: Place): Candidate[] => {
  const kept = known.get(brief) ?? new Map<string, Candidate[]>();
  known.set(brief, kept);
  const key = JSON.stringify([items.map(({ statement }) => statement), Math.min(place.before, 2), place.named]);
  const proof = items.some((item) => item.proof);
  // A fact with a colon of its own ("Closure: buckle") is led into by none.
  const labelled = items.some(({ statement }) => /[:：]/u.test(statement));
  const leads = leadsFor(brief, place).filter(
    (lead) => promises(lead, items.length) && !(proof && OF_THE_THING.test(lead)) && !(labelled && /[:：]$/u.test(lead)),
  );
  const found = kept.get(key) ?? [...leads.flatMap((lead) => sayAll(brief, items, lead) ?? []), ...gained(brief, items, place)];
  kept.set(key, found);
  return found;
};

/** How facts can be said in one clip, in as few words as say them. */
export const briefest = (brief: Brief, items: readonly Item[], place: Place): Candidate | null =>
  [...plainly(brief, items, place), ...(items.length === 1 && items[0] && !place.named ? scenesFor(brief, items[0], place) : [])].toSorted(
    (a, b) => a.units - b.units,
  )[0] ?? null;

/** One way to say facts in one clip; `stale` holds what was said elsewhere. Null where they are too few words for a clip. */
export const told = (
  brief: Brief,
  items: readonly Item[],
  place: Place,
  { random, stale }: { random: Random; stale: ReadonlySet<string> },
): Candidate | null => {
  const [only] = items;
  const scenes = items.length === 1 && only && !place.named ? scenesFor(brief, only, place).filter(({ source }) => !stale.has(source)) : [];
  if (scenes.length > 0 && random() < 0.6) return pick(scenes, random) ?? null;
  const plain = plainly(brief, items, place);
  const fresh = plain.filter(({ source }) => !stale.has(source));
  const list = fresh.length > 0 ? fresh : plain;
  const bare = list.find(({ source }) => source.startsWith("|"));
  if (bare && random() < 0.55) return bare;
  return pick(list, random) ?? pick(scenes, random) ?? null;
};
