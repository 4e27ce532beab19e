import { hasCjk } from "../draw/text/segment.ts";
import { joinWords } from "../spoken/join-words.ts";
import { endsSentence, FIGURE, wordsOf } from "./marked-words.ts";
import type { Timed } from "./schedule.ts";
import { widthOf, type Word } from "./timed-words.ts";

export interface Phrase {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const STOP = /[.,;:!?，。；：！？、…—]["”’」』]?$/u;

function phrase(words: Word[]): Phrase {
  const [first, last] = [words[0], words.at(-1)];
  return { words, start: first?.start ?? 0, end: last?.end ?? 0, text: joinWords(words.map((w) => w.text)) };
}

/** Whether a word ends on a comma or a stop: there a reader breathes. */
export const pauses = (word: Word | undefined): boolean => STOP.test(word?.text ?? "");

/** Nothing ends on these: what they belong to comes next. A figure waits for its unit. */
const LEADING =
  /^(?:due|according|thanks|instead|based|equipped|compared|able|an?|the|to|of|for|and|or|in|on|at|with|your|my|our|its|it's|from|by|is|are|that|this|these|those|who|which|be|you'll|they'll|it'll|you're|they're|so|no|put|get|under|over|about|only|nearly|almost|all|some|any|each|every|most|more|than|will|can|may|has|have|into|without|while|if|when|whether|as|like|using|extra|不到|就|能|就能|共|约|仅|最多|最高|最长|至少|超过|大约|[€$£¥]?[\d.,]+)$/iu;

/** A figure with what may be the half of its unit: "20瑞士 | 法郎". */
const AMOUNT_HAN = /^\d[\d.,]*\p{Script=Han}+$/u;

/** What begins a new part of an English sentence: before it a reader breathes. */
const BEGINS =
  /^(?:of|to|for|with|and|or|but|in|on|at|by|from|into|than|that|which|who|while|as|without|through|is|are|has|have|will|can|so|because|if|when|where|like|using|you|it|they)$/iu;

/** What leads on to a noun, or stands for one: "all of this | for 34 dollars". */
const DETERMINES = /^(?:that|this|these|those|all|some|any|each|most|more)$/iu;

/** What says how something is, before it: "a high-quality | rubber". */
const COMPOUND = /^\p{L}+(?:-\p{L}+)+$/u;

/** A price has its unit: rather than "Down from $59 to | $39" it is cut before "to", */
const PRICED = /^[€$£¥]\d[\d.,]*$/u;
const STARTS_PRICE = /^[€$£¥]\d/u;
/** though it is read in one where there is time for that. */
const BEHIND_PRICE = 1.1;
const BEFORE_PRICE = 2;

/** What it costs to tear a name, */
const TORN = 3;
const BEFORE_QUALITY = 1.2;
/** to cut a figure from what it is of ("原价 | 514卢布"), */
const BEFORE_FIGURE = 0.8;
/** and to cut between two English words of which neither ends nor begins anything. */
const INNER = 0.5;

/** What is joined to one noun or verb is read with it: "insulates | and wicks". */
const JOINS = /^(?:and|or|nor)$/iu;
const JOINED = 0.6;
/** "Here is | the shaver" reads better than "Here is the | shaver". */
const BE = /^(?:is|are|was|were|at)$/iu;
const BEFORE_ARTICLE = 0.4;

/** How badly a cut between two words reads: a name or an amount torn, a word that leads on, a noun without what it is said of. */
export function seam(end: Word, next: Word): number {
  // Between two qualities of one thing a comma is no pause.
  if (end.tied) return STOP.test(end.text) ? BEFORE_QUALITY : TORN;
  if (STOP.test(end.text)) return -0.3;
  if (AMOUNT_HAN.test(end.text) && hasCjk(next.text)) return 0.5;
  if (FIGURE.test(end.text) || (end.text === "out" && next.text === "of")) return 1.5;
  if (hasCjk(end.text) && !end.text.endsWith("的") && /^[$€£¥]?\d/u.test(next.text)) return BEFORE_FIGURE;
  if (PRICED.test(end.text) && BEGINS.test(next.text)) return BEHIND_PRICE;
  if (JOINS.test(next.text)) return JOINED;
  if (BE.test(end.text) && /^(?:the|an?)$/iu.test(next.text)) return BEFORE_ARTICLE;
  if (leadsOn(end) && STARTS_PRICE.test(next.text)) return BEFORE_PRICE;
  if (leadsOn(end) && !(DETERMINES.test(end.text) && BEGINS.test(next.text))) return hasCjk(next.text) ? 0.5 : 1.3;
  if (hasCjk(end.text) || hasCjk(next.text) || BEGINS.test(next.text)) return 0;
  return COMPOUND.test(end.text) ? 1 : INNER;
}

/** Whether what a word belongs to comes next. */
export const leadsOn = (word: Word | undefined): boolean => LEADING.test(word?.text ?? "");

interface Bounds {
  /** How many times as long a phrase may be that is a name. */
  readonly name: number;
  readonly most: number;
  readonly limit: number;
}
const sizeOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + widthOf(text), 0);

/** How much longer than others a phrase may be that is a name. */
const LONG_NAME = 1.4;
/** Whether words are a name, or a part of one. */
const isName = (words: readonly Word[]): boolean => words.slice(ARTICLE.test(words[0]?.text ?? "") ? 1 : 0, -1).every(({ tied }) => tied);
const ARTICLE = /^(?:the|an?|this|these)$/iu;
const within = (words: readonly Word[], { most, limit, name }: Bounds): boolean =>
  words.length === 1 || (words.length <= most && sizeOf(words) <= limit) || (isName(words) && sizeOf(words) <= limit * name);

/** How badly a phrase reads: far from its share of the whole, cut off badly from the `next` word, or a short word left alone. */
function fault(words: readonly Word[], share: number, next: Word | undefined): number {
  const off = (sizeOf(words) - share) / share;
  const end = words.at(-1);
  return off * off + (end && next ? seam(end, next) : 0) + (words.length === 1 && sizeOf(words) < 14 ? 0.7 : 0);
}

/** A run of words in `count` phrases that read best; null where none keep to the bounds. */
function parted(
  words: readonly Word[],
  count: number,
  bounds: Bounds,
  share = sizeOf(words) / count,
): { cost: number; parts: Word[][] } | null {
  if (count === 1) return within(words, bounds) ? { cost: fault(words, share, undefined), parts: [[...words]] } : null;
  let best: { cost: number; parts: Word[][] } | null = null;
  for (let n = 1; n <= words.length - count + 1; n++) {
    const first = words.slice(0, n);
    if (!within(first, bounds)) break;
    const rest = parted(words.slice(n), count - 1, bounds, share);
    const cost = rest ? rest.cost + fault(first, share, words[n]) : Number.POSITIVE_INFINITY;
    if (rest && (!best || cost < best.cost)) best = { cost, parts: [first, ...rest.parts] };
  }
  return best;
}

/** One phrase more than the fewest has to read so much better. */
const BETTER = 0.3;

/** The fewest phrases that hold the run; one more where that reads much better, as where it keeps a name whole. */
function broken(run: readonly Word[], bounds: Bounds): Word[][] {
  for (let count = 1; count <= run.length; count++) {
    const found = parted(run, count, bounds);
    const other = found && count > 1 ? parted(run, count + 1, bounds) : null;
    if (found) return other && other.cost + BETTER < found.cost ? other.parts : found.parts;
  }
  return run.map((word) => [word]);
}

/**
 * Phrases of 2–5 words (or up to `limit` half-width letters), broken at punctuation first, then evenly: none ends on a
 * word that leads on. No phrase goes on into the next sentence.
 */
export function phrasesOf(clip: Timed, most = 4, limit = 22, name = LONG_NAME): Phrase[] {
  const runs: Word[][] = [];
  for (const word of wordsOf(clip)) {
    const open = runs.at(-1);
    if (!open || endsSentence(open.at(-1)) || (STOP.test(open.at(-1)?.text ?? "") && !open.at(-1)?.tied && open.length >= 3))
      runs.push([word]);
    else open.push(word);
  }
  return runs.flatMap((run) => broken(run, { most, limit, name })).map(phrase);
}
