import type { ResultOf } from "../../../media/protocol/jobs.ts";

type Word = ResultOf<"speech">["words"][number];

/** As long as a line of captions may be, in characters; a Chinese one is as wide as two. */
const LINE = 42;
/** A silence so long ends a line. */
const GAP = 0.6;

const width = (text: string): number => [...text].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);
const joint = (before: string, next: string): string => (/\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(next) ? "" : " ");

interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Words as lines of captions: broken at the ends of sentences, at silences, and where a line is full. */
export function cuesOf(words: readonly Word[]): Cue[] {
  return words.reduce<Cue[]>((cues, { text, start, end }) => {
    const last = cues.at(-1);
    const joined = last && last.text + joint(last.text, text) + text;
    if (!last || !joined || /[.!?。！？]$/.test(last.text) || start - last.end > GAP || width(joined) > LINE)
      return [...cues, { start, end, text }];
    return [...cues.slice(0, -1), { ...last, end, text: joined }];
  }, []);
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds as SubRip writes them: `00:00:01,500`. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)},${String(ms % 1000).padStart(3, "0")}`;
}

const written = (cues: readonly Cue[]): string =>
  cues.map(({ start, end, text }, at) => `${at + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`).join("\n");

/** A SubRip file of words with their times in seconds, in lines. */
export const srtOf = (words: readonly Word[]): string => written(cuesOf(words));

/** The same, each word by itself. */
export const wordsSrtOf = (words: readonly Word[]): string => written(words);
