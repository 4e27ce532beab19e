import type { Cue } from "./cue.ts";

/** A line in two languages; one of them may be empty. */
export interface CuePair {
  start: number;
  end: number;
  source: string;
  target: string;
  speaker: string;
}

/** Cues so near belong together where two files have as many. */
const NEAR = 1;

const overlap = (a: Cue, b: Cue): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

const pairOf = (source: Cue | undefined, target: Cue | undefined): CuePair => {
  const [timed, other] = [source ?? target, target ?? source];
  return {
    start: timed?.start ?? 0,
    end: timed?.end ?? 0,
    source: source?.text ?? "",
    target: target?.text ?? "",
    speaker: timed?.speaker || (other?.speaker ?? ""),
  };
};

/** The source cue that most of a target cue lies in; undefined where none does. */
const homeOf = (target: Cue, sources: readonly Cue[]): Cue | undefined =>
  sources.filter((source) => overlap(source, target) > 0).toSorted((a, b) => overlap(b, target) - overlap(a, target))[0];

/**
 * Two files of one film as lines in both languages: one by one where they have as many at the same times, else by when they
 * are shown. A target that no source goes with is a line of its own.
 */
export function pairCues(sources: readonly Cue[], targets: readonly Cue[]): CuePair[] {
  const same = sources.length === targets.length && sources.every((cue, at) => Math.abs(cue.start - (targets[at]?.start ?? 0)) < NEAR);
  if (same) return sources.map((source, at) => pairOf(source, targets[at]));
  const homes = targets.map((target) => ({ target, home: homeOf(target, sources) }));
  const joined = sources.map((source) => {
    const own = homes.filter(({ home }) => home === source).map(({ target }) => target);
    const text = own.map((one) => one.text).join("\n");
    return pairOf(source, own[0] && { ...own[0], text });
  });
  const alone = homes.filter(({ home }) => home === undefined).map(({ target }) => pairOf(undefined, target));
  return [...joined, ...alone].toSorted((a, b) => a.start - b.start);
}
