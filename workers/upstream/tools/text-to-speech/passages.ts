import { voiceOfSpeaker } from "../../../../trpc/contract/rules/speech-directions.ts";
import { VOICES } from "../../../../trpc/contract/rules/voices.ts";
import { widthOf } from "../../../../timeline/subtitles/wrap.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";

/** What is spoken in one breath: by one voice, with silence after it. */
export interface Passage {
  text: string;
  voice: string;
  language: JobOf<"speech">["language"];
  /** Seconds. */
  pause: number;
}

/** The longest passage in characters. */
const LONGEST = 280;
/**
 * How wide (in letters; a Chinese one counts as two) the first passages are: the first is heard soon, and each lasts while
 * the next, about twice as long, is spoken.
 */
const FIRST = [40, 80, 160] as const;
/** Narrower, and it is over before anything else is there. */
const LEAST = 12;
/** Where nothing ends so early, it is cut at a word before this. */
const AT_WORD = 50;
/** Words that a speaker may take breath before. */
const LEADS = /\s(?=(?:and|as|because|before|but|for|from|if|in|or|so|that|to|until|when|which|while|who|with|without)\s)/giu;
const SENTENCE_PAUSE = 0.25;
const PARAGRAPH_PAUSE = 0.6;
const MOST_PAUSE = 10;

const SPEAKER = /^\s*\[([^\]\n]{1,40})\]\s*[:：]\s*/;
const PAUSE = /\[pause\s+(\d+(?:\.\d+)?)\s*(ms|s)\]/i;
/** A Latin mark that no space follows is part of a number or a name: `1,299.50`, `example.com`. */
const CLOSING = String.raw`["'”’」』)]*`;
const SENTENCES = new RegExp(String.raw`.+?(?:[。！？]+${CLOSING}|[.!?…]+(?=${CLOSING}(?:\s|$|\p{Script=Han}))${CLOSING}|$)`, "gsu");
const SENTENCE_END = new RegExp(String.raw`[.!?。！？…]${CLOSING}$`, "u");
const CLAUSE_END = new RegExp(String.raw`(?:[，、；：。！？]+|[,;:.!?…]+(?=${CLOSING}(?:\s|$)))${CLOSING}`, "gu");

/** What is spoken: the voice's language; a provider's voice speaks that of the text. */
const languageOf = (voice: string, text: string): Passage["language"] => {
  const language = VOICES.find(({ id }) => id === voice)?.language;
  return (language ? language.startsWith("zh") : /\p{Script=Han}/u.test(text)) ? "zh" : "en";
};

/** A sentence that is longer than a passage may be, at its commas or, where it has none, at its words. */
function pieces(sentence: string, longest = LONGEST): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const comma = Array.from(head.matchAll(/,(?=\s)|[，、]/g), ({ index }) => index + 1).at(-1);
  const cut = comma ?? (head.lastIndexOf(" ") + 1 || longest);
  return [sentence.slice(0, cut), ...pieces(sentence.slice(cut))];
}

/** Sentences put together until they are as long as a passage may be. */
function grouped(text: string): string[] {
  const parts = (text.match(SENTENCES) ?? []).flatMap((sentence) => pieces(sentence.trim())).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.reduce<string[]>((groups, part) => {
    const last = groups.at(-1);
    if (last === undefined || last.length + part.length + 1 > LONGEST) return [...groups, part];
    return [...groups.slice(0, -1), `${last} ${part}`];
  }, []);
}

const withPause = (passages: Passage[], pause: number): Passage[] =>
  passages.map((passage, at) => (at === passages.length - 1 ? { ...passage, pause: Math.min(pause, MOST_PAUSE) } : passage));

/** One stretch of text by one voice, with its pause marks. */
function stretch(text: string, voice: string): Passage[] {
  const mark = PAUSE.exec(text);
  const spoken = grouped(mark ? text.slice(0, mark.index) : text).map((part) => ({
    text: part,
    voice,
    language: languageOf(voice, part),
    pause: SENTENCE_PAUSE,
  }));
  if (!mark) return spoken;
  const [all, amount = "0", unit = "s"] = mark;
  const seconds = Number(amount) / (unit.toLowerCase() === "ms" ? 1000 : 1);
  return [...withPause(spoken, seconds), ...stretch(text.slice(mark.index + all.length), voice)];
}

/** The beginning of a text that is at most so wide: whole clauses, else its first clause, else as many words as may be. */
function beginning(text: string, most: number): string {
  const ends = Array.from(text.matchAll(CLAUSE_END), ({ 0: mark, index }) => text.slice(0, index + mark.length));
  const wide = ends.filter((end) => widthOf(end) >= LEAST);
  const found = wide.findLast((end) => widthOf(end) <= most) ?? wide.find((end) => widthOf(end) <= AT_WORD);
  if (found !== undefined) return found;
  const [words = text] = pieces(text, AT_WORD);
  const lead = Array.from(words.matchAll(LEADS), ({ index }) => index).findLast((at) => at > words.length / 2);
  return words.slice(0, lead);
}

/**
 * A text as passages. A line that begins with a speaker in brackets (`[Bella]: …`) changes the voice from there on: that of
 * `speakers`, or the voice of that name; `[pause 1.5s]` or `[pause 300ms]` is a silence; a new line is a longer pause than
 * a sentence's end.
 */
export function passagesOf(text: string, voice: string, speakers: readonly (readonly [string, string])[] = []): Passage[] {
  let speaker = voice;
  const all = text.split(/\n+/).flatMap((line) => {
    const [mark = "", name = ""] = SPEAKER.exec(line) ?? [];
    const named = name === "" ? undefined : voiceOfSpeaker(name.trim(), speakers);
    if (named) speaker = named.id;
    return withPause(stretch(named ? line.slice(mark.length) : line, speaker), PARAGRAPH_PAUSE);
  });
  return withPause(all, 0);
}

function shortAtFirst([first, ...rest]: Passage[], [most, ...wider]: readonly number[] = FIRST): Passage[] {
  if (!first || most === undefined || (rest.length === 0 && widthOf(first.text) <= most)) return first ? [first, ...rest] : [];
  const head = beginning(first.text, most).trim();
  const tail = first.text.slice(head.length).trim();
  if (!/[\p{L}\p{N}]/u.test(head) || !/[\p{L}\p{N}]/u.test(tail)) return [first, ...shortAtFirst(rest, wider)];
  const pause = SENTENCE_END.test(head) ? SENTENCE_PAUSE : 0;
  return [{ ...first, text: head, pause }, ...shortAtFirst([{ ...first, text: tail }, ...rest], wider)];
}

/** The passages of a long text, the first of them short: they are heard while the others are spoken. A short text is spoken whole. */
export const heardSoon = (passages: Passage[]): Passage[] =>
  passages.reduce((sum, { text }) => sum + text.length, 0) > LONGEST ? shortAtFirst(passages) : passages;
