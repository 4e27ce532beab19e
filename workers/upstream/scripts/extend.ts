import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import type { Beat, Candidate } from "./candidate.ts";
import type { Brief } from "./brief.ts";
import { BANKS } from "./lines/bank.ts";
import type { Material } from "./material.ts";
import { sayAll } from "./tell.ts";
import { estimatedAdSeconds } from "./text/measure.ts";

/** Most clips of a script (the contract's own bound). */
export const MAX_CLIPS = 12;
/** A script this near to its length is long enough: pictures fill the rest. */
const ENOUGH = 0.95;
const TOO_MUCH = 1.13;
const MOST_RECAPS = 3;

interface Extending {
  angle: ScriptAngle;
  material: Material;
  seconds: ScriptLength;
}
type Said = readonly Beat[];

const unsaid = (beats: Said, lines: readonly Candidate[]): Candidate[] =>
  lines.filter(({ source, text }) => beats.every((beat) => beat.source !== source && beat.text !== text));

/** A fact that was stated before, led into as what it is: said again. */
function recaps(brief: Brief, beats: Said): Beat[] {
  const leads = BANKS[brief.language].recaps;
  const done = beats.filter(({ again }) => again);
  if (done.length >= MOST_RECAPS) return [];
  const lead = leads[done.length % leads.length] ?? "";
  const again = new Set(done.flatMap(({ facts }) => facts));
  return brief.items
    .filter(({ factId, proof }) => !proof && !again.has(factId) && beats.some(({ facts }) => facts.includes(factId)))
    .flatMap((item) =>
      unsaid(
        beats,
        [sayAll(brief, [item], lead)].flatMap((line) => line ?? []),
      ),
    )
    .map((line) => ({ ...line, role: "benefit", again: true }));
}

const few = (beats: Said, role: Beat["role"], most: number, lines: readonly Candidate[]): Beat[] =>
  beats.filter((beat) => beat.role === role && beat.facts.length === 0).length < most
    ? unsaid(beats, lines).map((line) => ({ ...line, role }))
    : [];

/** What may be added next: a moment the viewer knows, the product's name, a fact again, a word at the end, a call. */
const nextOf = (brief: Brief, beats: Said, { angle, material, seconds }: Extending): Beat | undefined =>
  [
    ...(angle === "problem-solution" ? few(beats, "problem", 2, material.problems) : []),
    ...few(beats, "benefit", 1, material.names),
    ...recaps(brief, beats),
    ...(angle === "problem-solution" ? few(beats, "problem", 3, material.problems) : []),
    ...(beats.at(-1)?.facts.some((id) => !id.endsWith("_price")) ? [] : few(beats, "cta", 3, [...material.closers, ...material.calls])),
    ...few(beats, "problem", 3, [...material.problems, ...material.fillers]),
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
