import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { countCharacters } from "../../../trpc/contract/rules/issue.ts";
import { isThin } from "./angles.ts";
import { MIN_CLIP_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import { headlineFor } from "./text/headline.ts";
import { as, type Beat, type Candidate } from "./candidate.ts";
import type { Brief } from "./brief.ts";
import { extended, FEWEST_CLIPS, MAX_CLIPS } from "./extend.ts";
import type { Item } from "./items.ts";
import { type Material, materialFor } from "./material.ts";
import { pick, type Random, shuffled } from "./random.ts";
import { STRUCTURES } from "./structure.ts";
import { briefest, sayAll, told } from "./tell.ts";
import { estimatedAdSeconds, MOST_OVER, spokenUnits, unitBudget } from "../../../trpc/contract/rules/speech.ts";

/** A picture that stands longer than this wants a cut. */
const SECONDS_A_CLIP = 4;
/** Most spoken units of facts before a call. */
const BREATH = { en: 12, zh: 24 } as const;
const TRIALS = 120;
/** Seconds up to which facts are said in the breath of the call. */
const SHORT = 20;
/** Seconds up to which slogans give way. */
const LONG_ENOUGH = 30;
/** What a lead-in costs: more than the cut is worth that it makes. */
const LEAD = 50;
/** What each spoken word costs of a thing that there is little to say of: it is shown, not talked about. */
const FEW_WORDS = 4;
/** What a price by itself is worth there: with the name it is all that there is to tell. */
const OWN_PRICE = 120;

export type Plan = {
  angle: ScriptAngle;
  hooks: readonly Candidate[];
  seconds: ScriptLength;
  stale: ReadonlySet<string>;
  seed: number;
  /** How long a clip should be; absent: as many clips as there is time for. */
  clipSeconds?: number;
};
type Making = {
  brief: Brief;
  material: Material;
  plan: Plan;
  items: readonly Item[];
  /** None: as few words as possible. */
  random: Random | null;
  /** How many of the last facts are said in the breath of the call. */
  last: number;
  /** No fact waits that was left out for the length: what says none of them may stand. */
  spare: boolean;
  /** The opening, where it is given. */
  hook?: Candidate;
  /** Of the fewest words: the name goes with the price, and opens no fact. */
  nameLast?: boolean;
};
/** What was said before the end, and the facts that are said in it. */
type Ending = { named: boolean; priced: boolean; last: readonly Item[] };

const shortest = (lines: readonly Candidate[]): Candidate | undefined => lines.toSorted((a, b) => a.units - b.units)[0];

/** Facts in clips: each on its own where that is long enough to be spoken, some in one breath. */
const clipsOf = ({ brief, plan, random }: Making, items: readonly Item[], before: number, named: boolean): Candidate[] | null => {
  if (items.length === 0) return [];
  const most = Math.min(3, items.length);
  const wanted = random === null ? most : 1 + Math.floor(random() * Math.min(2, most));
  for (const size of [wanted, 1, 2, 3, 4].filter((count, index) => count <= items.length && (index === 0 || count !== wanted))) {
    const group = items.slice(0, size);
    const place = { before, named };
    const line = random === null ? briefest(brief, group, place) : told(brief, group, place, { random, stale: plan.stale });
    const rest =
      line && clipsOf({ brief, plan, random, items, material: NONE, last: 0, spare: false }, items.slice(size), before + size, false);
    if (line && rest) return [line, ...rest];
  }
  return null;
};
const NONE: Material = { problems: [], names: [], prices: [], closers: [], calls: [], briefPrices: [], briefCalls: [] };

/** Those that end as no other script does, where there are any. */
const freshTexts = (texts: readonly string[], stale: ReadonlySet<string>): readonly string[] => {
  const left = texts.filter((text) => ![...stale].some((other) => /[.。]/u.test(other) && other.endsWith(text.slice(-12))));
  return left.length > 0 ? left : texts;
};

const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** What ends a short ad in one breath: the last facts, the price where it was not said, a short call; the name where it was not said. */
const closing = ({ brief, material, plan, random }: Making, { named, priced, last }: Ending): Candidate | undefined => {
  const { language } = brief;
  const zh = language === "zh";
  const price = priced ? undefined : random === null ? shortest(material.briefPrices) : pick(material.briefPrices, random);
  const [claim] = price?.claims ?? [];
  const said = claim ? upperFirst(claim.text) : "";
  const name = named ? "" : upperFirst(brief.voice["the name"] ?? brief.voice["name"] ?? "");
  const asked = claim?.text.replace(/^Under\b/u, "under") ?? "";
  const offer = name === "" ? said : [name, asked].filter((part) => part !== "").join(zh ? "，" : ": ");
  const facts = last.length > 0 ? sayAll(brief, last, "", 1) : null;
  if (last.length > 0 && (!facts || facts.units > BREATH[language])) return undefined;
  const texts = material.briefCalls
    .map((call) => (facts?.text ?? "") + (facts && !zh ? " " : "") + [offer, call].filter((part) => part !== "").join(zh ? "。" : ". "))
    .filter((words) => countCharacters(words) >= MIN_CLIP_CHARACTERS);
  const text = random === null ? texts.toSorted((a, b) => a.length - b.length)[0] : pick(freshTexts(texts, plan.stale), random);
  if (text === undefined) return undefined;
  return {
    text,
    // The price stands beside the call in every template: the headline is the name.
    headline: upperFirst(brief.voice["shown"] ?? "") || headlineFor(text, language),
    claims: [...(facts?.claims ?? []), ...(claim ? [{ ...claim, text: name === "" ? said : asked }] : [])],
    units: spokenUnits(text, language),
    source: text,
    facts: [...(facts?.facts ?? []), ...(price?.facts ?? [])],
  };
};

const roleOf = (line: Candidate, proofs: ReadonlySet<string>): Beat["role"] =>
  line.facts.length > 0 && line.facts.every((id) => proofs.has(id)) ? "proof" : "benefit";

/** The first fact, or as many as make one clip. */
const openingOf = (making: Making, items: readonly Item[]): readonly Item[] =>
  [1, 2, 3].map((size) => items.slice(0, size)).find((group) => clipsOf(making, group, 0, false)?.length === 1) ?? items.slice(0, 1);

const says = (line: Pick<Candidate, "text">, name: string | undefined): boolean =>
  name !== undefined && name !== "" && line.text.toLowerCase().includes(name.toLowerCase());

/** The clips of one script in the order of its structure; null where the facts do not fall into clips. */
const attempt = (making: Making): Beat[] | null => {
  const { brief, material, plan, items, random } = making;
  const one = (lines: readonly Candidate[]): Candidate | undefined => (random === null ? shortest(lines) : pick(lines, random));
  const maybe = (chance: number): boolean => random !== null && random() < chance;
  const hook = making.hook ?? one(plan.hooks);
  const proofs = new Set(items.filter(({ proof }) => proof).map(({ factId }) => factId));
  const left = items.filter(({ factId }) => !hook?.facts.includes(factId));
  const parts = STRUCTURES[plan.angle];
  const priced = hook?.facts.some((id) => id.endsWith("_price")) ?? false;
  const takesFirst = parts.includes("first") && !(parts[0] === "first" && hook);
  const first = takesFirst ? openingOf(making, left) : [];
  const plain = left.filter((item) => !first.includes(item) && !item.proof);
  const rest = making.last > 0 ? plain.slice(0, -making.last) : plain;
  const last = plain.slice(rest.length);
  const apart = left.filter((item) => !first.includes(item) && item.proof);
  const introduced = hook !== undefined && says(hook, brief.voice["name"]);
  // The name stands on its own where there is time, else it opens the first facts; a story has that time.
  const apartName = making.nameLast || (plan.angle === "story" && random !== null && plan.seconds > SHORT);
  const named = !introduced && rest.length > 0 && !apartName && !maybe(0.5);
  // With no fact before it, or where time is short, the name goes with the price.
  const inEnd = !introduced && !named && (rest.length === 0 || plan.seconds <= SHORT) && !maybe(0.5);
  const short = last.length > 0 || inEnd || (!priced && !maybe(0.75));
  const end = short ? closing(making, { named: !inEnd, priced, last }) : undefined;
  if (last.length > 0 && !end) return null;
  const opening = clipsOf(making, first, 0, false);
  const facts = clipsOf(making, rest, first.length, named);
  const proof = clipsOf(making, apart, first.length + rest.length, false);
  if (!opening || !facts || !proof) return null;
  const nameSaid = introduced || (named && facts.some((line) => says(line, brief.voice["name"])));
  const beats = parts.flatMap((part): Beat[] => {
    if (part === "hook") return as("hook", hook);
    if (part === "first")
      return parts[0] === "first" && hook ? as("hook", hook) : opening.flatMap((line) => as(roleOf(line, proofs), line));
    if (part === "problem")
      return making.spare && plan.seconds > SHORT && maybe(0.7)
        ? shuffled(material.problems, random ?? Math.random)
            .slice(0, 1)
            .flatMap((line) => as("problem", line))
        : [];
    if (part === "name") return nameSaid || (inEnd && end) ? [] : as("benefit", one(material.names));
    if (part === "facts") return facts.flatMap((line) => as(roleOf(line, proofs), line));
    if (part === "proof") return proof.flatMap((line) => as("proof", line));
    if (part === "price") return priced || end ? [] : as("offer", one(material.prices));
    if (part === "closer")
      return making.spare && plan.seconds > SHORT && last.length === 0 && maybe(0.2)
        ? as("cta", pick(material.closers, random ?? Math.random))
        : [];
    return as("cta", end ?? one(material.calls));
  });
  return beats;
};

const lengthOf = (beats: readonly Beat[], { language }: Brief): number => estimatedAdSeconds(beats, language);

/** How many of the last facts may go into the call. */
const LAST = [0, 1, 2] as const;

/** The ways to say a script in few words: by the openings that may save words, and by what goes into the call. */
const brieflyBy = (making: Making): Making[] => {
  const naming = making.plan.hooks.filter((hook) => says(hook, making.brief.voice["name"]));
  const hooks = [shortest(making.plan.hooks), shortest(naming)].flatMap((hook) => hook ?? []);
  const few = making.plan.seconds <= SHORT ? LAST : LAST.slice(0, 1);
  return hooks.flatMap((hook) =>
    few
      .filter((last) => last < making.items.length || (last === 1 && making.items.length === 1))
      .flatMap((last) => (few === LAST ? [false, true] : [false]).map((nameLast) => ({ ...making, random: null, last, hook, nameLast }))),
  );
};

/** How many facts, in their order, fit the length when everything is said in the fewest words. */
const fitting = (making: Making, fewest = FEWEST_CLIPS): number => {
  for (let count = making.items.length; count > 0; count -= 1) {
    const fits = brieflyBy({ ...making, items: making.items.slice(0, count) }).some((way) => {
      const beats = attempt(way);
      return (
        beats !== null &&
        beats.length >= fewest &&
        beats.length <= MAX_CLIPS &&
        lengthOf(beats, making.brief) <= making.plan.seconds * MOST_OVER
      );
    });
    if (fits) return count;
  }
  // In two long clips, rather than none at all.
  return fewest > 1 ? fitting(making, 1) : 0;
};

const repeats = (beats: readonly Beat[]): number => beats.length - new Set(beats.map(({ text }) => text)).size;

/** How many facts are led into as another one was. */
const leadsTwice = (beats: readonly Beat[]): number => {
  const leads = beats.flatMap(({ source, facts }) => (facts.length > 0 && /^[^|[{]+\|/u.test(source) ? (source.split("|")[0] ?? "") : []));
  return leads.length - new Set(leads).size;
};

/** How much of a clip only leads to its facts. */
const leadUnits = ({ source, facts }: Beat, { language }: Brief): number => {
  const [lead = ""] = facts.length > 0 && /^[^|[{]+\|/u.test(source) ? source.split("|") : [];
  return lead === "" ? 0 : spokenUnits(lead, language);
};

/** What so many clips are worth: cuts are wanted, of a pattern as many as it has. */
const cutting = (clips: number, { seconds, clipSeconds }: Plan): number =>
  clipSeconds === undefined ? 24 * Math.min(clips, seconds / SECONDS_A_CLIP) : -40 * Math.abs(clips - seconds / clipSeconds);

/** How good a composition is: the right length first, then how little of it stands elsewhere. */
const worth = ({ brief, plan }: Making, beats: readonly Beat[]): number => {
  const off = lengthOf(beats, brief) / plan.seconds - 1;
  const { min, max } = unitBudget(plan.seconds, brief.language);
  const spoken = beats.reduce((sum, { units }) => sum + units, 0);
  // What only leads on fills no time that facts are missing in, but in the shortest ads.
  const telling = plan.seconds < SHORT ? spoken : spoken - beats.reduce((sum, beat) => sum + leadUnits(beat, brief), 0);
  const thin = isThin(brief);
  return (
    (thin ? (beats.some(({ role }) => role === "offer") ? OWN_PRICE : 0) - FEW_WORDS * spoken : 0) +
    (spoken > max || beats.length > MAX_CLIPS ? -2000 : telling < min && !thin ? -600 : 0) -
    (off > MOST_OVER - 1 ? 1700 : off < -0.08 && !thin ? 60 : 0) -
    (beats.length < FEWEST_CLIPS ? 1500 : 0) -
    (beats.some((line) => says(line, brief.voice["name"])) ? 0 : 900) -
    (thin && off < 0 ? 0 : 120 * Math.abs(off)) +
    cutting(beats.length, plan) -
    (plan.seconds === SHORT
      ? LEAD * beats.filter(({ role, facts }) => facts.length === 0 && role !== "hook" && role !== "cta").length
      : 0) -
    LEAD * beats.filter(({ source, facts }) => facts.length > 0 && /^[^|[{]+\|/u.test(source)).length -
    14 * beats.filter(({ source }) => plan.stale.has(source)).length -
    (plan.stale.has(beats.at(-1)?.source ?? "") ? 90 : 0) -
    160 * leadsTwice(beats) -
    60 * repeats(beats)
  );
};

/** Where time is short, slogans of a description wait until there is nothing else to say. */
const plainest = ({ items }: Brief, { seconds }: Plan): readonly Item[] => {
  const facts = items.filter(({ slogan }) => !slogan);
  return seconds <= LONG_ENOUGH && facts.length > 0 ? facts : items;
};

/**
 * The beats of one script: name, price and as many facts as fit, in their order; many compositions of them are drawn from
 * the seed and the best is kept. What time is left is filled last. `stale`: lines that other scripts of the product use.
 */
export const compose = (brief: Brief, plan: Plan, random: Random): Beat[] => {
  const whole = materialFor(brief, plan, brief.items.length);
  const items = plainest(brief, plan);
  const count = fitting({ brief, material: whole, plan, items, random: null, last: 0, spare: false });
  const material = materialFor(brief, plan, count);
  const making: Making = { brief, material, plan, items: items.slice(0, count), random, last: 0, spare: count === items.length };
  const briefly = brieflyBy(making).flatMap((way) => {
    const beats = attempt(way);
    return beats ? [{ way, beats }] : [];
  });
  const drawn = [
    ...briefly.map(({ beats }) => beats),
    ...Array.from({ length: TRIALS }, (_, trial) => attempt({ ...making, last: briefly[trial % briefly.length]?.way.last ?? 0 })),
  ];
  let best: { beats: Beat[]; value: number } = { beats: [], value: -Infinity };
  for (const [trial, beats] of drawn.entries()) {
    const value = beats ? worth(making, beats) + (trial < briefly.length ? 0 : random() * 6) : -Infinity;
    if (beats && value > best.value) best = { beats, value };
  }
  return extended(brief, best.beats, { material, seconds: plan.seconds, stale: plan.stale });
};
