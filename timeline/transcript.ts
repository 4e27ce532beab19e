import type { TimelineDocument } from "./document.ts";
import type { Element, ElementOf } from "./document/element.ts";
import { segment } from "./draw/text/segment.ts";
import { onFrame } from "./rate.ts";
import { ticks } from "./time.ts";

/** A word as it is said in a document; ticks. */
export interface SaidWord {
  element: string;
  text: string;
  from: number;
  to: number;
}
export interface Span {
  from: number;
  to: number;
}

/** A pause after a word that is cut away with it; a longer one is a pause of its own. */
const BREATH = ticks(0.25);
/** What is left of a pause, beside each of the words around it. */
const LEFT = ticks(0.1);

const FILLERS = new Set(["um", "umm", "uh", "uhm", "erm", "er", "ah", "hmm", "mm", "嗯", "呃", "啊", "额", "唔", "那个", "就是说"]);
const EDGES = /^[\p{P}\s]+|[\p{P}\s]+$/gu;

/** Whether a word is only breathed: "um", "嗯". */
export const isFiller = (text: string): boolean => FILLERS.has(text.replaceAll(EDGES, "").toLowerCase());

/** The words of a caption that has no times of its own: each as long as its letters. */
function spread({ id, text, startTime, duration }: ElementOf<"text">): SaidWord[] {
  const tokens = segment(text);
  const letters = tokens.reduce((sum, one) => sum + one.text.length, 0);
  const at = (passed: number): number => startTime + Math.round((duration * passed) / Math.max(1, letters));
  let passed = 0;
  return tokens.map((one) => {
    const from = at(passed);
    passed += one.text.length;
    return { element: id, text: one.text, from, to: at(passed) };
  });
}

function saidBy(element: ElementOf<"text">): SaidWord[] {
  if (element.words.length === 0) return element.name === "caption" ? spread(element) : [];
  const origin = element.startTime - element.offset;
  return element.words.map(({ text, start, end }) => ({ element: element.id, text, from: origin + start, to: origin + end }));
}

/** Everything that is said in a document, in its order: captions and texts whose words are timed. */
export function transcriptOf({ tracks }: TimelineDocument): SaidWord[] {
  const all = tracks
    .filter(({ hidden }) => !hidden)
    .flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? saidBy(one) : [])))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  // A director may set the same words twice, in the caption and in the picture.
  return all.filter((one, at) => {
    const before = all[at - 1];
    return !before || before.text !== one.text || Math.abs(before.from - one.from) > BREATH;
  });
}

type Rate = TimelineDocument["canvas"]["rate"];
const framed = ({ from, to }: Span, rate: Rate): Span => ({ from: onFrame(from, rate), to: onFrame(to, rate) });

/** The time that words take from `first` to `last`, on frames: with the breath behind them, and no more of what is said next. */
export function spanOfWords(words: readonly SaidWord[], { first, last, rate }: { first: number; last: number; rate: Rate }): Span | null {
  const [start, end, next] = [words[first], words[last], words[last + 1]];
  if (!start || !end) return null;
  return framed({ from: start.from, to: next && next.from - end.to <= BREATH ? next.from : end.to }, rate);
}

/** When each film and picture is seen. */
export const seenIn = ({ tracks }: TimelineDocument): Span[] =>
  tracks
    .filter(({ hidden }) => !hidden)
    .flatMap(({ elements }) =>
      elements.flatMap(({ type, startTime, duration }) =>
        type === "video" || type === "image" ? [{ from: startTime, to: startTime + duration }] : [],
      ),
    );

interface Pauses {
  /** Ticks that a pause may have. */
  longest: number;
  rate: Rate;
  /** What is seen as a whole between two words is shown for itself: that is no pause. */
  seen: readonly Span[];
}

/** Pauses between words that are longer than `longest`: what of each can go. */
export const pausesOf = (words: readonly SaidWord[], { longest, rate, seen }: Pauses): Span[] =>
  words.flatMap((one, at) => {
    const next = words[at + 1];
    if (!next || next.from - one.to <= Math.max(longest, LEFT * 2)) return [];
    if (seen.some(({ from, to }) => from >= one.to && to <= next.from)) return [];
    // Of a film that ends or begins in what is left beside the words no flash is left.
    const ends = seen.flatMap(({ to }) => (to >= one.to && to < one.to + LEFT ? [to] : []));
    const starts = seen.flatMap(({ from }) => (from <= next.from && from > next.from - LEFT ? [from] : []));
    return [framed({ from: Math.min(one.to + LEFT, ...ends), to: Math.max(next.from - LEFT, ...starts) }, rate)];
  });

/** The times of all fillers. */
export const fillersOf = (words: readonly SaidWord[], rate: Rate): Span[] =>
  words.flatMap(({ text }, at) => (isFiller(text) ? (spanOfWords(words, { first: at, last: at, rate }) ?? []) : []));

const isVoice = ({ assetId }: ElementOf<"audio">): boolean => assetId?.startsWith("voice") ?? false;

/** A recording that was cut goes on in the element behind. */
const goesOn = (one: ElementOf<"audio">, before: Element | undefined): boolean =>
  before?.type === "audio" && before.assetId === one.assetId && before.startTime + before.duration === one.startTime;

/** When the recordings of voices begin, sorted; ticks. */
export const voicesOf = ({ tracks }: TimelineDocument): number[] =>
  tracks
    .flatMap(({ elements }) =>
      elements.flatMap((one, at) => (one.type === "audio" && isVoice(one) && !goesOn(one, elements[at - 1]) ? [one.startTime] : [])),
    )
    .toSorted((a, b) => a - b);

/** Sounds that play on under what is said: no voice, not linked to a picture, no effect. */
export const bedsOf = ({ tracks }: TimelineDocument): string[] =>
  tracks.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === "audio" && one.assetId !== null && one.link === null && !isVoice(one) ? [one.id] : [])),
  );
