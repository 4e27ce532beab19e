import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { pointsOf, type Candidate } from "./angles.ts";
import type { Brief } from "./brief.ts";
import { type Beat, type Material, roleOf, saysAgain } from "./beats.ts";
import { BANKS } from "./lines/bank.ts";
import { estimatedAdSeconds, spokenUnits } from "./text/measure.ts";

/** Most clips of a script (the contract's own bound). */
export const MAX_CLIPS = 12;
/** A script this near to its length is long enough: pictures fill the rest. */
const ENOUGH = 0.95;
const TOO_MUCH = 1.08;
const MOST_RECAPS = 3;

interface Extending {
  material: Material;
  seconds: ScriptLength;
}
type Said = readonly Beat[];

const unsaid = (beats: Said, lines: readonly Candidate[]): Candidate[] =>
  lines.filter(({ source, text }) => beats.every((beat) => beat.source !== source && beat.text !== text));

/** Another sentence for a fact that was stated already, led into as what it is: said again. */
function recaps(brief: Brief, beats: Said, { sayings }: Material): Beat[] {
  const leads = BANKS[brief.language].recaps;
  const done = beats.filter(({ again }) => again);
  if (done.length >= MOST_RECAPS) return [];
  const lead = leads[done.length % leads.length] ?? "";
  return beats
    .filter(({ point, role, again }) => point && !again && role === "benefit" && done.every((other) => other.point !== point))
    .toSorted((a, b) => (b.point?.strength ?? 0) - (a.point?.strength ?? 0))
    .flatMap(({ point }) => (point ? unsaid(beats, sayings.get(point) ?? []).slice(0, 1) : []))
    .map((line) => {
      const text = `${lead}${brief.language === "zh" ? "" : " "}${line.text}`;
      return { ...line, text, units: spokenUnits(text, brief.language), role: "benefit", again: true };
    });
}

/** Facts that found no place yet. */
const others = (brief: Brief, beats: Said, { points, sayings }: Material): Beat[] => {
  const said = beats.flatMap(pointsOf);
  return points
    .filter(
      (point) =>
        !said.includes(point) &&
        !saysAgain(brief, point, said) &&
        (brief.longFacts.has(point.factId) || said.every(({ factId }) => factId !== point.factId)),
    )
    .flatMap((point) =>
      unsaid(beats, sayings.get(point) ?? [])
        .slice(0, 1)
        .map((line) => ({ ...line, role: roleOf(point) })),
    );
};

const few = (beats: Said, role: Beat["role"], most: number, lines: readonly Candidate[]): Beat[] =>
  beats.filter((beat) => beat.role === role && beat.point === null).length < most
    ? unsaid(beats, lines).map((line) => ({ ...line, role }))
    : [];

/** What may be added next, what says most first: a fact, the offer, a moment the viewer knows, the product's name, a fact again, a word at the end, a call. */
const nextOf = (brief: Brief, beats: Said, { material, seconds }: Extending): Beat | undefined =>
  [
    ...others(brief, beats, material),
    ...(beats.some(({ role }) => role === "offer")
      ? []
      : material.offers.flatMap((point) =>
          unsaid(beats, material.sayings.get(point) ?? [])
            .slice(0, 1)
            .map((line) => ({ ...line, role: "offer" as const })),
        )),
    ...few(beats, "problem", 2, material.problems),
    ...few(beats, "benefit", 1, material.reveals),
    ...recaps(brief, beats, material),
    ...few(beats, "problem", 3, material.problems),
    ...few(beats, "cta", 3, [...material.closers, ...material.calls]),
  ].find((beat) => estimatedAdSeconds([...beats, beat], brief.language) <= seconds * TOO_MUCH);

const ORDER: readonly Beat["role"][] = ["hook", "problem", "benefit", "proof", "offer", "cta"];

/** In its place: after the others of its part; what is said again after the proof; a last word before the last call. */
function placed(beats: Said, beat: Beat): Beat[] {
  if (beat.role === "cta") return [...beats.slice(0, -1), beat, ...beats.slice(-1)];
  const upto = ORDER.indexOf(beat.again ? "proof" : beat.role);
  const at = beats.findIndex(({ role, again }) => ORDER.indexOf(again ? "proof" : role) > upto);
  return at < 0 ? [...beats, beat] : [...beats.slice(0, at), beat, ...beats.slice(at)];
}

/** A script that is too short, with as much more as honestly fits: no claim is added that has no fact. */
export function extended(brief: Brief, beats: Said, extending: Extending): Beat[] {
  if (beats.length >= MAX_CLIPS || estimatedAdSeconds(beats, brief.language) >= extending.seconds * ENOUGH) return [...beats];
  const next = nextOf(brief, beats, extending);
  return next ? extended(brief, placed(beats, next), extending) : [...beats];
}
