import type { ClipRole, ScriptAngle } from "../../../trpc/contract/script.ts";
import { MAX_CLIPS, extended } from "./extend.ts";
import { estimatedAdSeconds, unitBudget } from "./text/measure.ts";
import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { isOffer, linesFor, plainLines, pointsOf, type Candidate } from "./angles.ts";
import { digest } from "./digest.ts";
import { type Beat, type Material, roleOf, saysAgain } from "./beats.ts";
import type { Brief } from "./brief.ts";
import type { Point } from "./facts/point.ts";
import { BANKS } from "./lines/bank.ts";
import { pick, shuffled, turned, type Random } from "./random.ts";
import { CLOSE } from "./room.ts";

const TRIALS = 400;

const gather = (brief: Brief, angle: ScriptAngle, hook: Candidate, seed: number): Material => {
  const bank = BANKS[brief.language];
  const { scenes } = brief;
  const problems = angle === "problem-solution" || angle === "story" ? [...scenes.problems, ...bank.shopperProblems] : bank.shopperProblems;
  const free = brief.points.filter((point) => point.kind !== hook.point?.kind);
  return {
    hook,
    problems: plainLines(brief, problems),
    reveals:
      brief.voice["name"]?.toLowerCase() === brief.voice["thing"]?.toLowerCase() ? [] : turned(plainLines(brief, bank.reveals), seed),
    points: free.filter((point) => !isOffer(point)),
    // A price that opened the ad is not told again as its offer.
    offers: hook.point && isOffer(hook.point) ? [] : free.filter(isOffer),
    closers: plainLines(brief, bank.closers),
    calls: turned(plainLines(brief, bank.calls[brief.call]), seed),
    sayings: new Map(free.map((point) => [point, turned(linesFor(brief, point, bank.points[point.kind]), seed)])),
  };
};

/** Strong points come up more often, weak ones now and then; no fact is spent twice. */
const draw = (brief: Brief, material: Material, count: number, random: Random): Point[] => {
  const spent = new Set([material.hook.point?.factId]);
  const said: Point[] = [];
  const ranked = material.points.map((point) => ({ point, rank: point.strength + random() * 3 })).toSorted((a, b) => b.rank - a.rank);
  return ranked
    .flatMap(({ point }) => {
      if ((spent.has(point.factId) && !brief.longFacts.has(point.factId)) || saysAgain(brief, point, said)) return [];
      said.push(point);
      spent.add(point.factId);
      return [point];
    })
    .slice(0, count);
};

const say = (material: Material, point: Point, used: ReadonlySet<string>, random: Random): Candidate | undefined => {
  const lines = material.sayings.get(point) ?? [];
  const fresh = lines.filter((line) => !used.has(line.source));
  return pick(fresh.length > 0 ? fresh : lines, random);
};

const as = (role: ClipRole, line: Candidate | undefined): Beat[] => (line ? [{ ...line, role }] : []);

/** How many clips fit between the first and the last: a clip takes about ten words, or 23 characters. */
const roomFor = (brief: Brief, seconds: ScriptLength): number =>
  Math.max(1, Math.round(unitBudget(seconds, brief.language).target / (brief.language === "zh" ? 23 : 10)) - 2);

const attempt = (brief: Brief, angle: ScriptAngle, { material, room }: { material: Material; room: number }, random: Random): Beat[] => {
  const used = new Set<string>([material.hook.source]);
  const maybe = (chance: number): boolean => random() < chance * Math.min(1, room / 4);
  // Some facts need a moment of their own; others are said best in one breath.
  const lists = random() < 0.6;
  const drawn = draw(brief, material, Math.floor(random() * Math.min(10, room + 2)) + (lists ? 2 : 0), random);
  const list = lists ? digest(brief, drawn.slice(random() < 0.5 ? 0 : 1), random) : null;
  const told = list ? pointsOf(list) : [];
  const body = drawn
    .filter((point) => !told.includes(point))
    .flatMap((point) => {
      const line = say(material, point, used, random);
      if (line && line.source !== "{quote!}") used.add(line.source);
      return as(roleOf(point), line);
    });
  const opening = angle === "problem-solution" ? 0.9 : 0.55;
  const problems = shuffled(material.problems, random).slice(0, maybe(opening) ? 1 + Math.floor(random() * random() * 3) : 0);
  const offer = random() < 0.3 ? undefined : material.offers[0];
  return [
    ...as("hook", material.hook),
    ...problems.flatMap((line) => as("problem", line)),
    ...as("benefit", maybe(0.8) ? pick(material.reveals, random) : undefined),
    ...body.filter((beat) => beat.role === "benefit"),
    ...as("benefit", list ?? undefined),
    ...body.filter((beat) => beat.role === "proof"),
    ...as("offer", offer ? say(material, offer, used, random) : undefined),
    ...as("cta", maybe(0.25) ? pick(material.closers, random) : undefined),
    ...as("cta", pick(material.calls, random)),
  ];
};

/** No more clips than a script may have; the call stays the last. */
const bounded = (beats: Beat[]): Beat[] => (beats.length > MAX_CLIPS ? [...beats.slice(0, MAX_CLIPS - 1), ...beats.slice(-1)] : beats);

const repeats = (beats: readonly Beat[]): number => beats.length - new Set(beats.map((beat) => beat.source)).size;

/** How good a composition is: the right length first, then what it says, then that it names the product. */
const worth = (brief: Brief, beats: readonly Beat[], seconds: ScriptLength, stale: ReadonlySet<string>): number => {
  const off = estimatedAdSeconds(beats, brief.language) / seconds - 1;
  const { min, max } = unitBudget(seconds, brief.language);
  const spoken = beats.reduce((sum, { units }) => sum + units, 0);
  const fits = spoken >= min && spoken <= max;
  const points = beats.flatMap((beat) => pointsOf(beat).map(({ strength }) => strength));
  // An ad that says nothing of the thing itself is a price tag.
  const benefits = beats.filter(({ role, point }) => point && role !== "offer" && !isOffer(point));
  const named = beats.some((beat) => beat.text.includes(brief.voice["name"] ?? " "));
  return (
    (fits ? 0 : off > 0 ? -1000 : -200) -
    // What is short is filled with pictures; what is long stays long.
    (off > CLOSE ? 150 : off < -CLOSE ? 60 : 0) -
    120 * Math.abs(off) +
    2.5 * points.reduce((sum, strength) => sum + strength - 3, 0) +
    (benefits.length > 0 ? 14 : 0) +
    // One that neither names the thing nor says anything of it is about nothing.
    (named ? 6 : benefits.length > 0 ? 0 : -40) +
    (beats.some((beat) => beat.role === "offer") ? 6 : 0) -
    4 * beats.filter((beat) => stale.has(beat.source) && beat.source !== "{quote!}").length -
    20 * (repeats(beats) - Math.max(0, beats.filter((beat) => beat.source === "{quote!}").length - 1))
  );
};

/**
 * The beats of one script: many compositions are drawn from the seed and the best is kept. `stale`
 * holds templates that other scripts of the same product already use.
 */
export const compose = (
  brief: Brief,
  {
    angle,
    hook,
    seconds,
    stale,
    seed,
  }: { angle: ScriptAngle; hook: Candidate; seconds: ScriptLength; stale: ReadonlySet<string>; seed: number },
  random: Random,
): Beat[] => {
  const plan = { material: gather(brief, angle, hook, seed), room: roomFor(brief, seconds) };
  let best: { beats: Beat[]; value: number } | null = null;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const beats = bounded(attempt(brief, angle, plan, random));
    const value = worth(brief, beats, seconds, stale) + random() * 8;
    if (best === null || value > best.value) best = { beats, value };
  }
  return extended(brief, best?.beats ?? [], { material: plan.material, seconds });
};
