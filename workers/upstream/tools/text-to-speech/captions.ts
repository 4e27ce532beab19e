import { LINE, widthOf } from "../../../../timeline/subtitles/wrap.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";

type Word = ResultOf<"speech">["words"][number];

/** A silence so long ends a line. */
const GAP = 0.6;

/** Chinese and Japanese set no spaces, and ー is of neither script. */
const UNSPACED = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]";
const [ENDS_UNSPACED, BEGINS_UNSPACED] = [new RegExp(`${UNSPACED}$`, "u"), new RegExp(`^${UNSPACED}`, "u")];
const joint = (before: string, next: string): string => (ENDS_UNSPACED.test(before) && BEGINS_UNSPACED.test(next) ? "" : " ");

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
    if (!last || !joined || /[.!?。！？]$/.test(last.text) || start - last.end > GAP || widthOf(joined) > LINE)
      return [...cues, { start, end, text }];
    return [...cues.slice(0, -1), { ...last, end, text: joined }];
  }, []);
}
