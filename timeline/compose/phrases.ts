import { hasCjk, segment } from "../draw/text/segment.ts";
import { joinWords } from "../spoken/join-words.ts";
import { asideWords } from "./asides.ts";
import type { Timed } from "./schedule.ts";

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It only leads to what the clip says ("Worth knowing:"), or is said beside it ("Have a good look."): set small, never lit. */
  readonly leadIn?: boolean;
  /** It asks the viewer for something ("Tap the link"), as the button does. */
  readonly asks?: boolean;
  /** The next word belongs to the same name, or to the same amount. */
  readonly tied?: boolean;
}
export interface Phrase {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Half-width letters: an ideograph is two wide, a Latin word has its space. */
const length = (word: string) =>
  hasCjk(word) ? [...word].reduce((sum, c) => sum + (hasCjk(c) || /[\u3000-\u303f\uff00-\uffef]/.test(c) ? 2 : 1), 0) : word.length + 1;

const LONE = /^[\u4e00-\u9fff]$/;

/** Single characters that follow each other are one word to the eye. */
function pairs(words: Word[]): Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last && LONE.test(last.text) && LONE.test(word.text))
      out[out.length - 1] = { text: last.text + word.text, start: last.start, end: word.end };
    else out.push(word);
  }
  return out;
}

const SILENT = /[\s\p{P}\p{S}]/gu;
const letters = (text: string) => [...text.replaceAll(SILENT, "").toLowerCase()];

/**
 * The clip's own words (with their punctuation and capitals) on the voice's times. Speech engines report Chinese by the
 * character or by the word as they please: letters are matched one by one. Null when the voice said something else
 * ("24" read as "twenty four").
 */
function aligned(tokens: readonly string[], voice: readonly Word[]): Word[] | null {
  const times = voice.flatMap((word) => {
    const said = letters(word.text);
    const step = (word.end - word.start) / Math.max(1, said.length);
    return said.map((letter, i) => ({ letter, start: word.start + i * step, end: word.start + (i + 1) * step }));
  });
  if (letters(tokens.join("")).join("") !== times.map((t) => t.letter).join("")) return null;
  let at = 0;
  // "&" is read with the word after it: "John Lewis | & Partners".
  let sign = "";
  return tokens.flatMap((text) => {
    const own = times.slice(at, at + letters(text).length);
    at += own.length;
    const [first, last] = [own[0], own.at(-1)];
    const shown = `${sign}${text}`;
    sign = text === "&" ? "& " : "";
    return first && last ? [{ text: shown, start: first.start, end: last.end }] : [];
  });
}

/** A lead-in ends with the first colon, after so few words at most. */
const COLON = /[:：]$/;
const LEAD_IN = 9;

/** What leads on in Chinese without a colon. */
const LEADS_ON = /^(?:值得一提的是|还有|接着看|再往下看|不止这些|另外)，/u;

/** Marks what stands before a colon and is no part of the headline; a figure there, or a name before its price, leads to nothing. */
function markedLeadIn({ role, headline }: Timed, words: Word[]): Word[] {
  const whole = words.map(({ text }) => text).join("");
  const colon = words.findIndex(({ text }) => COLON.test(text) || (LEADS_ON.test(whole) && text.endsWith("，")));
  const before = letters(
    words
      .slice(0, colon + 1)
      .map(({ text }) => text)
      .join(""),
  ).join("");
  const leads = colon >= 0 && colon < Math.min(LEAD_IN, words.length - 1) && !["offer", "cta"].includes(role);
  if (!leads || /\d/.test(before) || letters(headline).join("").includes(before)) return words;
  return words.map((word, at) => (at <= colon ? { ...word, leadIn: true } : word));
}

/** What brings a thing in, and says nothing of it. */
const OPENS =
  /^(?:take a look at|meet|say hello to|let me show you|(?:so )?here(?:['’]s| is| are)|this is|these are)(?: the| an?| this| these)?$/i;
const OPENS_TOO = /^(?:what you['’]re looking at (?:is|are)|it(?: is| has|['’]s)|they(?: are| have|['’]re))(?: the| an?| this| these)?$/i;
const OPENS_ZH =
  /^(?:先来认识一下|今天要介绍的就是|给你介绍一下|就是|这就是|几秒钟带你看完|说到这儿，该轮到|来看看|认识一下|今天的主角是)(?:这款)?$/u;

/** Marks what is said before the headline of a clip that tells of the thing, where it only brings it in. */
function markedBefore({ role, headline }: Timed, words: Word[]): Word[] {
  if (!["hook", "benefit", "proof"].includes(role) || words.some(({ leadIn }) => leadIn)) return words;
  const textOf = (part: readonly Word[]) => part.map(({ text }) => text);
  const told = letters(headline).join("");
  const at =
    told.length < 2
      ? -1
      : words.findIndex((_, from) =>
          letters(textOf(words.slice(from)).join(""))
            .join("")
            .startsWith(told),
        );
  const before = textOf(words.slice(0, Math.max(0, at)));
  const opens = (said: readonly string[]): boolean =>
    OPENS.test(said.join(" ")) || OPENS_TOO.test(said.join(" ")) || OPENS_ZH.test(said.join(""));
  // A brand may stand before what the headline calls the thing: "该轮到 | 苹果 | iPhone".
  const led = [at, at - 1].find((count) => count > 0 && opens(before.slice(0, count))) ?? 0;
  return words.map((word, index) => (index < led ? { ...word, leadIn: true } : word));
}

/** Marks asides, but for a clip's own headline. */
function markedAsides({ headline }: Timed, words: Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  const told = letters(headline).join("");
  const aside = asideWords(texts, texts.some(hasCjk) ? "" : " ");
  const said = letters(texts.filter((_, at) => aside[at]).join("")).join("");
  if (said === "" || (told !== "" && said.includes(told))) return words;
  return words.map((word, at) => (aside[at] ? { ...word, leadIn: true } : word));
}

/** What a viewer is asked to do. */
const ASKS = /(?<![-\p{L}])(?:tap|link(?:['’]s)?|button|cart|order (?:it|one|yours)|made up your mind|save it for later)(?![-\p{L}])/iu;
const ASKS_ZH = /链接|下单|购物车|收藏|留个?言|联系方式|发条消息/u;

/** The sentence that begins at an index; the last may have no end. */
function sentenceFrom(words: readonly Word[], from: number): readonly Word[] {
  const end = words.findIndex((word, at) => at >= from && endsSentence(word));
  return words.slice(from, end < 0 ? undefined : end + 1);
}

/** Marks what the last clip asks for, from the first sentence that does: it is heard beside the button, not set large. */
function markedCall({ role }: Timed, words: Word[]): Word[] {
  if (role !== "cta") return words;
  const asks = (from: number): boolean => {
    const said = joinWords(sentenceFrom(words, from).map(({ text }) => text));
    return ASKS.test(said) || ASKS_ZH.test(said);
  };
  const from = words.findIndex((_, at) => (at === 0 || endsSentence(words[at - 1])) && asks(at));
  return words.map((word, at) => (from >= 0 && at >= from ? { ...word, asks: true } : word));
}

/** Marks the sides of a thing, "43 by 50 by 12 millimetres": they are read in one. */
function markedSides(words: Word[]): Word[] {
  const joins = (at: number): boolean => SIDE.test(words[at]?.text ?? "") && FIGURE.test(words[at + 1]?.text ?? "");
  const tied = words.map(({ text }, at) => (FIGURE.test(text) && joins(at + 1)) || (joins(at) && FIGURE.test(words[at - 1]?.text ?? "")));
  return words.map((word, at) => (tied[at] || (tied[at - 1] && FIGURE.test(word.text)) ? { ...word, tied: true } : word));
}
const SIDE = /^(?:by|x|×)$/iu;

/** Where a text is said, from and up to which word; null: it is not. */
export function spanOf(words: readonly Word[], text: string): readonly [from: number, to: number] | null {
  const wanted = letters(text).join("");
  const from = words.findIndex((_, at) => wanted !== "" && lettersOf(words.slice(at)).startsWith(wanted));
  const size = words.slice(from).findIndex((_, i, rest) => lettersOf(rest.slice(0, i + 1)).length >= wanted.length);
  return from < 0 ? null : [from, from + size + 1];
}

/** Marks the words of the product's name where it is said: it is read in one. */
function markedName({ name = "" }: Timed, words: Word[]): Word[] {
  // Where its brand is not said with it, the rest of it is its name.
  const [from, to] = spanOf(words, name) ?? spanOf(words, name.split(/\s+/).slice(1).join(" ")) ?? [0, 0];
  return words.map((word, at) => (at >= from && at < to - 1 ? { ...word, tied: true } : word));
}
/** What is said, without spaces and marks, in small letters. */
export const lettersOf = (words: readonly Word[]): string => letters(words.map(({ text }) => text).join("")).join("");

/**
 * The clip's words with their times (seconds of the ad); lead-ins, asides, what asks for something, the name and the sides
 * of a thing marked. Without a voice they are spread over the clip by length.
 */
export const wordsOf = (clip: Timed): Word[] =>
  markedSides(markedName(clip, markedCall(clip, markedAsides(clip, markedBefore(clip, markedLeadIn(clip, timedWords(clip)))))));

function timedWords(clip: Timed): Word[] {
  const { voice } = clip;
  if (voice) {
    const known =
      aligned(
        segment(clip.text).map((token) => token.text),
        voice.words,
      ) ?? pairs([...voice.words]);
    return known.map((w) => ({ text: w.text, start: w.start + clip.start, end: w.end + clip.start }));
  }
  const tokens = segment(clip.text).map((token) => token.text);
  const total = tokens.reduce((sum, token) => sum + length(token), 0) || 1;
  const span = Math.min(clip.end - clip.start - 0.3, Math.max(1.2, tokens.length * 0.34));
  let at = clip.start + 0.15;
  return tokens.map((text) => {
    const start = at;
    at += (span * length(text)) / total;
    return { text, start, end: at };
  });
}

const STOP = /[.,;:!?，。；：！？、…—]["”’」』]?$/u;

function phrase(words: Word[]): Phrase {
  const [first, last] = [words[0], words.at(-1)];
  return { words, start: first?.start ?? 0, end: last?.end ?? 0, text: joinWords(words.map((w) => w.text)) };
}

/** Whether a word ends on a comma or a stop: there a reader breathes. */
export const pauses = (word: Word | undefined): boolean => STOP.test(word?.text ?? "");
/** Where a sentence is over. */
const ENDS = /[.!?。！？…]["”’」』]?$/u;
/** Whether a word ends its sentence. */
export const endsSentence = (word: Word | undefined): boolean => word !== undefined && ENDS.test(word.text);

/** Nothing ends on these: what they belong to comes next. A figure waits for its unit. */
const LEADING =
  /^(?:due|according|thanks|instead|based|equipped|compared|able|an?|the|to|of|for|and|or|in|on|at|with|your|my|our|its|it's|from|by|is|are|that|this|these|those|who|which|so|no|put|get|under|over|about|only|nearly|almost|all|some|any|each|every|most|more|than|will|can|may|has|have|into|without|while|if|when|whether|as|like|using|extra|不到|就|能|就能|共|约|仅|最多|最高|最长|至少|超过|大约|[€$£¥]?[\d.,]+)$/iu;

/** A figure whose unit comes next: "160 yuan" is one. */
const FIGURE = /^[\d.,]*\d$/u;

/** A figure with what may be the half of its unit: "20瑞士 | 法郎". */
const AMOUNT_HAN = /^\d[\d.,]*\p{Script=Han}+$/u;

/** What begins a new part of an English sentence: before it a reader breathes. */
const BEGINS =
  /^(?:of|to|for|with|and|or|but|in|on|at|by|from|into|than|that|which|who|while|as|without|through|is|are|has|have|will|can|so|because|if|when|where|like|using|you|it|they)$/iu;

/** What leads on to a noun, or stands for one: "all of this | for 34 dollars". */
const DETERMINES = /^(?:that|this|these|those|all|some|any|each|most|more)$/iu;

/** What says how something is, before it: "a high-quality | rubber". */
const COMPOUND = /^\p{L}+(?:-\p{L}+)+$/u;

/** How badly a cut between two words reads: a name or an amount torn, a word that leads on, a noun without what it is said of. */
export function seam(end: Word, next: Word): number {
  if (STOP.test(end.text)) return -0.3;
  if (end.tied) return TORN;
  if (AMOUNT_HAN.test(end.text) && hasCjk(next.text)) return 0.5;
  if (FIGURE.test(end.text) || (end.text === "out" && next.text === "of")) return 1.5;
  if (hasCjk(end.text) && !end.text.endsWith("的") && /^[$€£¥]?\d/u.test(next.text)) return BEFORE_FIGURE;
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
const sizeOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + length(text), 0);

/** What it costs to tear a name, and how much longer than others a phrase may be that is one. */
const TORN = 3;
const LONG_NAME = 1.4;
/** What it costs to cut a figure from what it is of: "原价 | 514卢布". */
const BEFORE_FIGURE = 0.8;
/** What it costs to cut between two English words of which neither ends nor begins anything. */
const INNER = 0.5;
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
    if (!open || endsSentence(open.at(-1)) || (STOP.test(open.at(-1)?.text ?? "") && open.length >= 3)) runs.push([word]);
    else open.push(word);
  }
  return runs.flatMap((run) => broken(run, { most, limit, name })).map(phrase);
}
