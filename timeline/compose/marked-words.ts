import { hasCjk } from "../draw/text/segment.ts";
import { joinWords } from "../spoken/join-words.ts";
import { asideWords } from "./asides.ts";
import type { Timed } from "./schedule.ts";
import { bare, bareWords, timedWords, type Word } from "./timed-words.ts";

/** Where a sentence is over. */
const ENDS = /[.!?。！？…]["”’」』]?$/u;
/** Whether a word ends its sentence. */
export const endsSentence = (word: Word | undefined): boolean => word !== undefined && ENDS.test(word.text);

/** A lead-in ends with the first colon, after so few words at most. */
const COLON = /[:：]$/;
const LEAD_IN = 9;

/** What leads on in Chinese without a colon. */
const LEADS_ON = /^(?:值得一提的是|还有|接着看|再往下看|不止这些|另外)，/u;

/** Marks what stands before a colon and is no part of the headline; a figure there, or a name before its price, leads to nothing. */
function markedLeadIn({ role, headline }: Timed, words: Word[]): Word[] {
  const whole = words.map(({ text }) => text).join("");
  const colon = words.findIndex(({ text }) => COLON.test(text) || (LEADS_ON.test(whole) && text.endsWith("，")));
  const before = bareWords(words.slice(0, colon + 1));
  const leads = colon >= 0 && colon < Math.min(LEAD_IN, words.length - 1) && !["offer", "cta"].includes(role);
  if (!leads || /\d/.test(before) || bare(headline).includes(before)) return words;
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
  const told = bare(headline);
  const at = told.length < 2 ? -1 : words.findIndex((_, from) => bareWords(words.slice(from)).startsWith(told));
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
  const told = bare(headline);
  const aside = asideWords(texts, texts.some(hasCjk) ? "" : " ");
  const said = bare(texts.filter((_, at) => aside[at]).join(""));
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

/** A figure whose unit comes next: "160 yuan" is one. */
export const FIGURE = /^[\d.,]*\d$/u;

/** What stands between two sides. */
const SIDE = /^(?:by|x|×)$/iu;

/** Marks the sides of a thing, "43 by 50 by 12 millimetres": they are read in one. */
function markedSides(words: Word[]): Word[] {
  const joins = (at: number): boolean => SIDE.test(words[at]?.text ?? "") && FIGURE.test(words[at + 1]?.text ?? "");
  const tied = words.map(({ text }, at) => (FIGURE.test(text) && joins(at + 1)) || (joins(at) && FIGURE.test(words[at - 1]?.text ?? "")));
  return words.map((word, at) => (tied[at] || (tied[at - 1] && FIGURE.test(word.text)) ? { ...word, tied: true } : word));
}

/** Where a text is said, from and up to which word; null: it is not. */
export function spanOf(words: readonly Word[], text: string): readonly [from: number, to: number] | null {
  const wanted = bare(text);
  const from = words.findIndex((_, at) => wanted !== "" && bareWords(words.slice(at)).startsWith(wanted));
  const size = words.slice(from).findIndex((_, i, rest) => bareWords(rest.slice(0, i + 1)).length >= wanted.length);
  return from < 0 ? null : [from, from + size + 1];
}

/** Marks the words of the product's name where it is said: it is read in one. */
function markedName({ name = "" }: Timed, words: Word[]): Word[] {
  // Where its brand is not said with it, the rest of it is its name.
  const [from, to] = spanOf(words, name) ?? spanOf(words, name.split(/\s+/).slice(1).join(" ")) ?? [0, 0];
  return words.map((word, at) => (at >= from && at < to - 1 ? { ...word, tied: true } : word));
}

/** The first of two qualities of one thing: "with straight, | tight legs". */
const BEFORE_QUALITY = /^(?:and|with|an?|the|of|its|your)$/iu;

const LEADS =
  /^(?:an?|the|and|or|but|so|which|that|to|of|in|on|at|for|with|from|by|all|it|you|they|we|is|are|has|have|can|will|no|not|then|plus|up|out)$/iu;

/** Marks a quality before another one: the comma between them ends no phrase. */
function markedQualities(words: Word[]): Word[] {
  return words.map((word, at) => {
    const [next = "", thing = ""] = words.slice(at + 1, at + 3).map(({ text }) => text);
    const isFirst = /^\p{Ll}[\p{L}-]*,$/u.test(word.text) && BEFORE_QUALITY.test(words[at - 1]?.text ?? "") && /^\p{Ll}/u.test(next);
    return isFirst && /^\p{L}/u.test(thing) && !LEADS.test(next) && !LEADS.test(thing) ? { ...word, tied: true } : word;
  });
}

/**
 * The clip's words with their times (seconds of the ad); lead-ins, asides, what asks for something, the name and the sides
 * of a thing marked. Without a voice they are spread over the clip by length.
 */
export const wordsOf = (clip: Timed): Word[] =>
  markedQualities(
    markedSides(markedName(clip, markedCall(clip, markedAsides(clip, markedBefore(clip, markedLeadIn(clip, timedWords(clip))))))),
  );
