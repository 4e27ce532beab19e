import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import type { Beat, Candidate } from "./candidate.ts";
import type { Brief } from "./brief.ts";
import type { Item } from "./items.ts";
import type { Material } from "./material.ts";
import { briefest } from "./tell.ts";
import { estimatedAdSeconds, MOST_OVER } from "../../../trpc/contract/rules/speech.ts";

/** Most clips of a script (the contract's own bound). */
export const MAX_CLIPS = 12;
/** A script this near to its length is long enough: pictures fill the rest. */
const ENOUGH = 0.95;
/** Most clips that say nothing of the product, for each so many seconds: an ad of more of them is better shorter. */
const SECONDS_A_FILLER = 30;
/** Ads up to this length are shorter, rather than filled; the shortest may take a moment of life. */
const BRIEF = 20;
/** Fewer clips than this are no ad. */
export const FEWEST_CLIPS = 3;

/** The field of the price before an offer. */
const OLD_PRICE = "field:original_price";

interface Extending {
  material: Material;
  seconds: ScriptLength;
  /** What stands in the scripts beside this one. */
  stale: ReadonlySet<string>;
}
type Said = readonly Beat[];

const unsaid = (beats: Said, lines: readonly Candidate[]): Candidate[] =>
  lines.filter(({ source, text }) => beats.every((beat) => beat.source !== source && beat.text !== text));

/** The facts that no beat says, in their order. */
const unusedIn = ({ items }: Brief, beats: Said): Item[] => {
  const said = new Set(beats.flatMap(({ facts }) => facts));
  return items.filter(({ factId }) => !said.has(factId));
};

/** A clip of the next fact that was not said, or of two where one is too few words. */
function nextFact(brief: Brief, beats: Said, fits: (beat: Beat) => boolean): Beat | undefined {
  const unused = unusedIn(brief, beats);
  const groups = unused.flatMap((item, index) => [[item], unused.slice(index, index + 2)]);
  for (const group of groups) {
    const line = briefest(brief, group, { before: 1, named: false });
    const beat: Beat | null = line && { ...line, role: group.every(({ proof }) => proof) ? "proof" : "benefit" };
    if (beat && fits(beat)) return beat;
  }
  return undefined;
}

const saysName = ({ text }: Beat, { voice }: Brief): boolean => text.toLowerCase().includes((voice["name"] ?? "\u0000").toLowerCase());

/** Neither a fact, nor the price, nor the name: what says nothing of the product. */
const isFiller = (beat: Beat, brief: Brief): boolean => beat.facts.length === 0 && beat.role !== "hook" && !saysName(beat, brief);

/** What may be added next: a fact, always first; then the product's name, a moment the viewer knows, a word before the call. */
function nextOf(brief: Brief, beats: Said, { material, seconds, stale }: Extending): Beat | undefined {
  const fits = (beat: Beat): boolean => estimatedAdSeconds([...beats, beat], brief.language) <= seconds * MOST_OVER;
  const fact = nextFact(brief, beats, fits);
  if (fact) return fact;
  const bare = brief.items.length === 0;
  const named = beats.some((beat) => saysName(beat, brief));
  const name = named ? [] : unsaid(beats, material.names).map((line): Beat => ({ ...line, role: "benefit" }));
  // The last beat is the call.
  const shortest = seconds < BRIEF;
  const full =
    seconds <= BRIEF && !shortest
      ? beats.length >= FEWEST_CLIPS
      : beats.slice(0, -1).filter((beat) => isFiller(beat, brief)).length >= Math.max(1, Math.floor(seconds / SECONDS_A_FILLER));
  const fillers = full
    ? []
    : [
        ...unsaid(beats, material.problems).map((line): Beat => ({ ...line, role: "problem" })),
        ...unsaid(beats, material.closers).map((line): Beat => ({ ...line, role: "cta" })),
      ];
  // What it saves, before anything that says nothing of it.
  const saves = beats.some(({ facts }) => facts.includes(OLD_PRICE))
    ? []
    : unsaid(beats, material.prices)
        .filter(({ facts }) => facts.includes(OLD_PRICE))
        .map((line): Beat => ({ ...line, role: "offer" }));
  const offer = bare && seconds <= BRIEF && brief.points.some(({ kind }) => kind === "saving") ? saves : [];
  // The thing once more, rather than words that say nothing of it.
  const shown = bare && seconds <= BRIEF && beats.length < FEWEST_CLIPS ? unsaid(beats, material.names) : [];
  const thing = shown.map((line): Beat => ({ ...line, role: "benefit" }));
  const fitting = [...name, ...offer, ...thing, ...fillers].filter(fits);
  return fitting.find(({ source }) => !stale.has(source)) ?? fitting[0];
}

const ORDER: readonly Beat["role"][] = ["hook", "problem", "benefit", "proof", "offer", "cta"];

/** In its place: after the others of its part; a last word before the last call. */
function placed(beats: Said, beat: Beat): Beat[] {
  if (beat.role === "cta") return [...beats.slice(0, -1), beat, ...beats.slice(-1)];
  const upto = ORDER.indexOf(beat.role);
  const at = beats.findIndex(({ role }, index) => index > 0 && ORDER.indexOf(role) > upto);
  return at < 0 ? [...beats, beat] : [...beats.slice(0, at), beat, ...beats.slice(at)];
}

/** A script that is too short, with as much more as there is to say; one without more to say stays short. */
export function extended(brief: Brief, beats: Said, extending: Extending): Beat[] {
  if (beats.length >= MAX_CLIPS || estimatedAdSeconds(beats, brief.language) >= extending.seconds * ENOUGH) return [...beats];
  const next = nextOf(brief, beats, extending);
  return next ? extended(brief, placed(beats, next), extending) : [...beats];
}
