import { hasCjk } from "../../../draw/text/segment.ts";
import type { Schedule, Timed } from "../../schedule.ts";
import { isStressed } from "../../stress.ts";
import { endsSentence, wordsOf } from "../../marked-words.ts";
import { leadsOn, pauses, phrasesOf, seam, type Phrase } from "../../phrases.ts";
import type { Word } from "../../timed-words.ts";
import { proseOf } from "./prose.ts";

/** One cut: some spoken words, and how long they own the frame. */
export interface Beat {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  /** What is heard over a picture, and read as a caption. */
  readonly heard: readonly Word[];
  readonly clip: Timed;
  readonly index: number;
  readonly call: boolean;
}

/** Phrases are this long at most: words, and half-width letters. The captions of the call keep to it too. */
export const PHRASE = { most: 5, limit: 28 } as const;
/** A phrase that begins this near to the call is said over it (seconds). */
export const NEAR = 0.3;

/** Whether words may have the frame to themselves: a lead-in ("And there is", "还有") is shown with what it leads to. */
const stands = (words: readonly Word[]): boolean => words.some(isStressed) || endsSentence(words.at(-1));

/** Whether words are lead-ins and asides alone: they have no frame of their own. */
const idle = (words: readonly Word[]): boolean => words.every(({ leadIn }) => leadIn);

/** Nothing is read in less time (seconds), but what is a sentence or a clause. */
const GLIMPSE = 0.5;

/** Where words are best said in two: near a time, and where a reader would pause for breath; never a lead-in by itself. */
function halved(said: readonly Word[], middle: number): Word[][] {
  const cuts = said.slice(1).flatMap((word, i) => {
    const halves = [said.slice(0, i + 1), said.slice(i + 1)];
    const glimpsed = !pauses(said[i]) && halves.some((half) => (half.at(-1)?.end ?? 0) - (half[0]?.start ?? 0) < GLIMPSE);
    if (
      glimpsed ||
      halves.some(idle) ||
      said[i]?.tied ||
      JOINS.test(said[i]?.text ?? "") ||
      (i === 0 && leadsOn(said[i])) ||
      (isNamed(said) && !halves.every(stands))
    )
      return [];
    const end = said[i];
    // "For drawings | or answer sheets": what is joined to one thing goes with it.
    if (JOINS.test(word.text) && !pauses(end) && (halves[1]?.length ?? 0) <= FEW_JOINED) return [];
    const faults = (halves.every(stands) ? 0 : 1) + (end ? seam(end, word) * 2 : 0) - (pauses(end) ? 1 : 0);
    return [{ halves, cost: Math.abs(word.start - middle) + 0.6 * faults }];
  });
  const whole = { halves: [[...said]], cost: Number.POSITIVE_INFINITY };
  const best = cuts.reduce((one, other) => (other.cost < one.cost ? other : one), whole);
  const [[...first] = [], [next] = []] = best.halves;
  const end = first.at(-1);
  // Rather a long frame than a torn one: "That is this | dress".
  const torn = end && next && seam(end, next) > WORST && (said.at(-1)?.end ?? 0) - (said[0]?.start ?? 0) < LONGEST_LED;
  return torn ? whole.halves : best.halves;
}
/** So few words that are joined to what was said are no frame. */
const JOINS = /^(?:and|or|nor)$/iu;
const FEW_JOINED = 4;
/** A cut between two words that reads worse than this is made only where the frame would stand too long. */
const WORST = 1;

/** A name owns a frame, however long it is: it is this many times as long as another phrase at most. */
const WHOLE_NAME = 2.4;
/** Whether words hold a name of several: its words land one after the other, so that the frame may stand longer. */
const isNamed = (words: readonly Word[]): boolean => words.some(({ tied }) => tied);

/** The longest that a shot may be, in seconds; one that would hold for longer is said in two. */
const LONGEST = 2.42;
/** The same for three words or less, of which a half would say nothing: "under 400 | dollars". */
const LONGEST_FEW = 3.3;
/** The same for one that a lead-in begins: its fact is there from the begin on (stage). */
const LONGEST_LED = 4.9;

/** A frame of so many seconds gives up what only leads to its fact, or is said beside it, where that lasts so long by itself. */
const PARTED = { whole: 3.6, idle: 1 } as const;

/**
 * A fact apart from a long lead-in and a long aside: "价格放在最后说，…… | 1999元". One part where they are short. What
 * opens the ad keeps its lead-in: its first frame is read.
 */
function parted(said: readonly Word[], from: number, to: number, opens: boolean): Word[][] {
  const first = said.findIndex(({ leadIn }) => !leadIn);
  const last = said.findLastIndex(({ leadIn }) => !leadIn) + 1;
  if (first < 0 || to - from <= PARTED.whole) return [[...said]];
  const at = !opens && (said[first]?.start ?? from) - from >= PARTED.idle ? first : 0;
  const until = last < said.length && to - (said[last]?.start ?? to) >= PARTED.idle ? last : said.length;
  return [said.slice(0, at), said.slice(at, until), said.slice(until)].filter((part) => part.length > 0);
}

/** A picture that is heard over changes before it has stood for so long (seconds). */
const LONGEST_HEARD = 3.4;

/** Words that are heard up to a time, in as many pictures as that takes. */
function shown(heard: readonly Word[], to: number): Word[][] {
  const from = heard[0]?.start ?? to;
  const count = Math.ceil((to - from) / LONGEST_HEARD);
  return Array.from({ length: count }, (_, n) =>
    heard.filter(({ start }) => Math.min(count - 1, Math.floor(((start - from) / (to - from)) * count)) === n),
  ).filter((part) => part.length > 0);
}

function shortened(groups: Word[][], { index, start }: Timed, end: number): Word[][] {
  return groups.flatMap((said, i) => {
    const [from, to] = [i === 0 ? start : (said[0]?.start ?? 0), groups[i + 1]?.[0]?.start ?? end];
    const opens = index === 0 && i === 0;
    const parts = parted(said, from, to, opens);
    if (parts.length > 1 || (idle(said) && !opens))
      return parts.flatMap((part, n) => (idle(part) ? shown(part, parts[n + 1]?.[0]?.start ?? to) : [part]));
    const longest = said[0]?.leadIn || isNamed(said) ? LONGEST_LED : said.length <= 3 ? LONGEST_FEW : LONGEST;
    return to - from > longest ? halved(said, (from + to) / 2) : [said];
  });
}

/** Words that go on with "and" or "or" where no pause is, and are few beside what they go on with. */
const isJoined = (before: readonly Word[], words: readonly Word[]): boolean =>
  JOINS.test(words[0]?.text ?? "") && !pauses(before.at(-1)) && words.length <= FEW_JOINED && before.length + words.length <= MOST_JOINED;
const MOST_JOINED = 8;

/** Phrases joined until a shot lasts a beat or two; a lead-in with what it leads to, an aside with what it follows. */
function joined(phrases: readonly Phrase[], until: number): Word[][] {
  const groups: Word[][] = [];
  for (const phrase of phrases) {
    const last = groups.at(-1);
    if (last && (idle(last) || idle(phrase.words))) {
      last.push(...phrase.words);
      continue;
    }
    // "Reduces frizz | and drying time": what is joined to one verb has no frame of its own.
    if (last && isJoined(last, phrase.words)) {
      last.push(...phrase.words);
      continue;
    }
    // A sentence keeps the frame to itself, unless it is said in no time.
    const short = last && phrase.start - (last[0]?.start ?? 0) < (endsSentence(last.at(-1)) ? 0.7 : 1.15);
    // The end of a sentence stays with it.
    const end =
      last &&
      !endsSentence(last.at(-1)) &&
      endsSentence(phrase.words.at(-1)) &&
      last.length + phrase.words.length <= 7 &&
      phrase.end - (last[0]?.start ?? 0) < 2.3;
    if (
      last &&
      (end || !stands(last) || ((short || until - phrase.start < (endsSentence(last.at(-1)) ? GLIMPSE : 0.9)) && last.length < 6))
    )
      last.push(...phrase.words);
    else groups.push([...phrase.words]);
  }
  return groups;
}

/** A cut between two words that reads as badly as this tears what belongs together: "One 20 centimetre | saucepan". */
const TORN = 0.5;

/** What is begun before the call, and ended in it by the `next` word, ends with its last whole words: "One tap | and it's". */
function ended(groups: readonly Word[][], next: Word | undefined): Word[][] {
  const last = groups.at(-1);
  if (!last || endsSentence(last.at(-1))) return [...groups];
  const follows = (at: number): Word | undefined => last[at + 1] ?? next;
  const whole = (word: Word, at: number): boolean => {
    const after = follows(at);
    return (
      !leadsOn(word) && !OPEN.test(word.text) && (after === undefined || (hasCjk(word.text) ? pauses(word) : seam(word, after) < TORN))
    );
  };
  const upto = last.findLastIndex(whole) + 1;
  const kept = last.slice(0, upto);
  return kept.length > 0 ? [...groups.slice(0, -1), kept] : groups.length > 1 ? groups.slice(0, -1) : [...groups];
}
/** Words that wait for what comes next, as `leadsOn` has them not. */
const OPEN = /^(?:it|it['’]s|them|they['’]re|you['’]re|and|while)$/iu;

/** The phrases of the last clip before the call, without what they ask for: the button says that. */
const told = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.flatMap((phrase) => {
    const words = phrase.words.filter(({ asks }) => !asks);
    return words.length > 0 ? [{ ...phrase, words }] : [];
  });

/**
 * Cuts where the words cut; the call to action takes the frame once, and keeps it. `pictured`: there is a picture for what is
 * heard and not read.
 */
export function beatsOf(plan: Schedule, pictured = false): Beat[] {
  return plan.clips.flatMap((clip) => {
    const calls = clip.end > plan.call;
    const upto = calls ? plan.call : clip.end;
    const phrases = phrasesOf(clip, PHRASE.most, PHRASE.limit, WHOLE_NAME);
    const before = phrases.filter(({ start }) => start < upto - NEAR);
    const prose = pictured ? proseOf(clip, wordsOf(clip)) : null;
    const spoken = prose ?? joined(before, upto);
    const groups = calls ? ended(joined(told(before), upto), phrases[before.length]?.words[0]) : spoken;
    const silent = silence(groups, calls ? clip.start : upto, upto);
    const beats: Beat[] = shortened(groups, clip, silent).map((said, i, shots) => ({
      clip,
      // A lead-in alone is heard, not read: the frame is a picture's.
      ...(i + clip.index > 0 && idle(said) ? { words: [], heard: said } : { words: said, heard: [] }),
      index: i,
      call: false,
      start: i === 0 ? clip.start : Math.max(clip.start, (said[0]?.start ?? 0) - 0.08),
      end: shots[i + 1] ? Math.max(0, (shots[i + 1]?.[0]?.start ?? 0) - 0.08) : silent,
    }));
    const wordless = (start: number, end: number, heard: readonly Word[]): Beat[] =>
      start < end ? [{ clip, words: [], heard, index: beats.length, start, end, call: end > upto }] : [];
    // What is asked for before the button is there is read as a caption.
    const asked = calls ? before.flatMap(({ words }) => words.filter(({ asks, start }) => asks && start >= silent - 0.1)) : [];
    return [...beats, ...wordless(silent, upto, asked), ...(calls ? wordless(upto, clip.end, []) : [])];
  });
}

/** From when a pause is long enough for a picture of its own, `from` where nothing is said; else the end. */
function silence(groups: readonly Word[][], from: number, end: number): number {
  const last = groups.at(-1)?.at(-1);
  if (!last) return from;
  const said = last.end + 0.3;
  return end - said > 1 ? said : end;
}
