import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { countCharacters } from "../../../trpc/contract/rules/issue.ts";
import { MIN_CLIP_CHARACTERS } from "../../../trpc/contract/rules/script.ts";
import { headlineFor } from "./text/headline.ts";
import { as, type Beat, type Candidate } from "./candidate.ts";
import type { Brief } from "./brief.ts";
import { extended, MAX_CLIPS } from "./extend.ts";
import type { Item } from "./items.ts";
import { type Material, materialFor } from "./material.ts";
import { pick, type Random, shuffled } from "./random.ts";
import { STRUCTURES } from "./structure.ts";
import { briefest, told } from "./tell.ts";
import { estimatedAdSeconds, spokenUnits, unitBudget } from "./text/measure.ts";

const TRIALS = 120;
/** How much longer than asked an ad may come out. */
export const LONGEST = 1.12;

export type Plan = { angle: ScriptAngle; hooks: readonly Candidate[]; seconds: ScriptLength; stale: ReadonlySet<string>; seed: number };
type Making = {
  brief: Brief;
  material: Material;
  plan: Plan;
  items: readonly Item[];
  /** None: as few words as possible. */ random: Random | null;
};

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
    const rest = line && clipsOf({ brief, plan, random, items, material: NONE }, items.slice(size), before + size, false);
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

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The price and a short call in one clip, where time is short; with the name before them where it was not said. */
const closing = ({ brief, material, plan, random }: Making, named: boolean): Candidate | undefined => {
  const zh = brief.language === "zh";
  const price = random === null ? shortest(material.briefPrices) : pick(material.briefPrices, random);
  const [claim] = price?.claims ?? [];
  const said = claim ? upperFirst(claim.text) : "";
  const name = named ? "" : upperFirst(brief.voice["the name"] ?? brief.voice["name"] ?? "");
  const offer = name === "" ? said : [name, claim?.text ?? ""].filter((part) => part !== "").join(zh ? "，" : ": ");
  const texts = material.briefCalls
    .map((call) => [offer, call].filter((part) => part !== "").join(zh ? "。" : ". "))
    .filter((words) => countCharacters(words) >= MIN_CLIP_CHARACTERS);
  const text = random === null ? texts.toSorted((a, b) => a.length - b.length)[0] : pick(freshTexts(texts, plan.stale), random);
  if (text === undefined) return undefined;
  return {
    text,
    headline: price?.headline ?? headlineFor(text, brief.language),
    claims: claim ? [{ ...claim, text: name === "" ? said : claim.text }] : [],
    units: spokenUnits(text, brief.language),
    source: text,
    facts: price?.facts ?? [],
  };
};

const roleOf = (line: Candidate, proofs: ReadonlySet<string>): Beat["role"] =>
  line.facts.length > 0 && line.facts.every((id) => proofs.has(id)) ? "proof" : "benefit";

/** The clips of one script in the order of its structure; null where the facts do not fall into clips. */
const attempt = (making: Making): Beat[] | null => {
  const { material, plan, items, random } = making;
  const one = (lines: readonly Candidate[]): Candidate | undefined => (random === null ? shortest(lines) : pick(lines, random));
  const maybe = (chance: number): boolean => random !== null && random() < chance;
  const hook = one(plan.hooks);
  const proofs = new Set(items.filter(({ proof }) => proof).map(({ factId }) => factId));
  const left = items.filter(({ factId }) => !hook?.facts.includes(factId));
  const parts = STRUCTURES[plan.angle];
  const priced = hook?.facts.some((id) => id.endsWith("_price")) ?? false;
  const takesFirst = parts.includes("first") && !(parts[0] === "first" && hook);
  const first = takesFirst ? left.slice(0, 1) : [];
  const rest = left.filter((item) => !first.includes(item) && !item.proof);
  const apart = left.filter((item) => !first.includes(item) && item.proof);
  // The name stands on its own where there is time, else it opens the first facts.
  const named = rest.length > 0 && !maybe(0.5);
  // With no fact before it, the name goes with the price.
  const inEnd = rest.length === 0 && !maybe(0.5);
  const end = priced || maybe(0.75) ? undefined : closing(making, !inEnd);
  const opening = clipsOf(making, first, 0, false);
  const facts = clipsOf(making, rest, first.length, named);
  const proof = clipsOf(making, apart, first.length + rest.length, false);
  if (!opening || !facts || !proof) return null;
  const beats = parts.flatMap((part): Beat[] => {
    if (part === "hook") return as("hook", hook);
    if (part === "first")
      return parts[0] === "first" && hook ? as("hook", hook) : opening.flatMap((line) => as(roleOf(line, proofs), line));
    if (part === "problem")
      return maybe(0.7)
        ? shuffled(material.problems, random ?? Math.random)
            .slice(0, 1)
            .flatMap((line) => as("problem", line))
        : [];
    if (part === "name") return named || (inEnd && end) ? [] : as("benefit", one(material.names));
    if (part === "facts") return facts.flatMap((line) => as(roleOf(line, proofs), line));
    if (part === "proof") return proof.flatMap((line) => as("proof", line));
    if (part === "price") return priced || end ? [] : as("offer", one(material.prices));
    if (part === "closer") return maybe(0.2) ? as("cta", pick(material.closers, random ?? Math.random)) : [];
    return as("cta", end ?? one(material.calls));
  });
  return beats;
};

const lengthOf = (beats: readonly Beat[], { language }: Brief): number => estimatedAdSeconds(beats, language);

/** How many facts, in their order, fit the length when everything is said in the fewest words. */
const fitting = (making: Making): number => {
  for (let count = making.items.length; count > 0; count -= 1) {
    const beats = attempt({ ...making, items: making.items.slice(0, count), random: null });
    if (beats && beats.length <= MAX_CLIPS && lengthOf(beats, making.brief) <= making.plan.seconds * LONGEST) return count;
  }
  return 0;
};

const repeats = (beats: readonly Beat[]): number => beats.length - new Set(beats.map(({ text }) => text)).size;

/** How many facts are led into as another one was. */
const leadsTwice = (beats: readonly Beat[]): number => {
  const leads = beats.flatMap(({ source, facts }) => (facts.length > 0 && /^[^|[{]+\|/u.test(source) ? (source.split("|")[0] ?? "") : []));
  return leads.length - new Set(leads).size;
};

/** How good a composition is: the right length first, then how little of it stands elsewhere. */
const worth = ({ brief, plan }: Making, beats: readonly Beat[]): number => {
  const off = lengthOf(beats, brief) / plan.seconds - 1;
  const { min, max } = unitBudget(plan.seconds, brief.language);
  const spoken = beats.reduce((sum, { units }) => sum + units, 0);
  return (
    (spoken > max || beats.length > MAX_CLIPS ? -2000 : spoken < min ? -600 : 0) -
    (off > 0.135 ? 500 : off > LONGEST - 1 ? 150 : off < -0.08 ? 60 : 0) -
    120 * Math.abs(off) -
    14 * beats.filter(({ source }) => plan.stale.has(source)).length -
    (plan.stale.has(beats.at(-1)?.source ?? "") ? 90 : 0) -
    20 * leadsTwice(beats) -
    60 * repeats(beats)
  );
};

/**
 * The beats of one script: name, price and as many facts as fit, in their order; many compositions of them are drawn from
 * the seed and the best is kept. What time is left is filled last. `stale`: lines that other scripts of the product use.
 */
export const compose = (brief: Brief, plan: Plan, random: Random): Beat[] => {
  const count = fitting({ brief, material: materialFor(brief, plan, brief.items.length), plan, items: brief.items, random: null });
  const material = materialFor(brief, plan, count);
  const making: Making = { brief, material, plan, items: brief.items.slice(0, count), random };
  const least = attempt({ ...making, random: null }) ?? [];
  let best = { beats: least, value: worth(making, least) };
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const beats = attempt(making);
    const value = beats ? worth(making, beats) + random() * 6 : -Infinity;
    if (beats && value > best.value) best = { beats, value };
  }
  return extended(brief, best.beats, { angle: plan.angle, material, seconds: plan.seconds });
};
