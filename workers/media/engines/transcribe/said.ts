import { Converter } from "opencc-js/t2cn";
import type { Word } from "../../../../timeline/measured.ts";

const simplified = Converter({ from: "t", to: "cn" });

/** What the network says of sounds that are no speech: `[Music]`, `(applause)`, `*sighs*`. */
const OPENS = /^[([（【*]/;
const CLOSES = /[)\]）】*][.,!?。，]?$/;
const LONGEST_TAG = 6;

/** Without what stands in brackets, and without notes: what is sung is said. */
export function withoutTags(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    const end = OPENS.test(word.text) ? words.slice(at, at + LONGEST_TAG).findIndex(({ text }) => CLOSES.test(text)) : -1;
    // One that does not close is the last of what was heard.
    if (OPENS.test(word.text) && end < 0 && words.length - at < LONGEST_TAG) break;
    if (end >= 0) at += end;
    else out.push({ ...word, text: word.text.replaceAll(/[♪♫]|[[(（【][^\])）】]*[\])）】]/g, "").trim() });
  }
  return out.filter(({ text }) => text !== "");
}

/** Sentences that a network of this size invents for music and noise: they were at the end of what it learned from. */
const INVENTED =
  /amara\.org|subtitles? by|transcri(?:bed|ption) by|(?:please )?(?:like and )?subscribe(?: to)?(?: my| the| our)? ?(?:channel)?$|thanks? (?:you )?(?:so much )?for (?:watching|viewing|listening)|字幕|中文字幕|请不吝点赞|明镜与点点|优优独播剧场|谢谢(?:大家)?(?:观看|收看)|感谢(?:您的)?(?:观看|收看)|^(?:作?词|作?曲|编曲|詞曲)\s*[:：]?\s*\S{2,4}$/i;
/** What it says to next to nothing, and people say too: kept where a voice is sure. */
const FILLERS = /^(?:thank you|thanks|you|bye|bye bye|okay|oh|so|the end|hmm+|谢谢|好|嗯|啊|我)$/i;
const SURE = 0.7;

const bare = (text: string): string => text.replaceAll(/[\s.,!?…。，！？]+/g, " ").trim();

/** Whether what was heard in a piece is the network's own. `voice`: how sure it is that somebody speaks there. */
export function isInvented(text: string, voice: number): boolean {
  const said = bare(text);
  return said.length < 80 && (INVENTED.test(said) || (voice < SURE && FILLERS.test(said)));
}

const LONGEST_LOOP = 12;
const [OFTEN, OFTEN_ALONE] = [4, 6];

/** A phrase that comes again and again at once is a loop of the network: it stays once. One word may come five times. */
export function withoutLoops(words: readonly Word[]): Word[] {
  const key = ({ text }: Word): string => bare(text).toLowerCase();
  const out: Word[] = [];
  for (let at = 0; at < words.length;) {
    const run = loopAt(words.map(key), at);
    out.push(...words.slice(at, at + (run?.size ?? 1)));
    at += run ? run.size * run.times : 1;
  }
  return out;
}

/** The smallest phrase that is repeated from here too often to be said. */
function loopAt(keys: readonly string[], at: number): { size: number; times: number } | null {
  for (let size = 1; size <= LONGEST_LOOP; size += 1) {
    let times = 1;
    while (keys[at + times * size] !== undefined && sameFrom(keys, at, at + times * size, size)) times += 1;
    if (times >= (size === 1 ? OFTEN_ALONE : OFTEN)) return { size, times };
  }
  return null;
}

const sameFrom = (keys: readonly string[], a: number, b: number, size: number): boolean =>
  Array.from({ length: size }, (_, n) => keys[a + n] === keys[b + n]).every(Boolean);

/** The same within a text that has no spaces. */
const LOOP = /(\D{2,20}?)\1{3,}|(\D)\2{4,}/gu;

/** Simplified characters and full-width punctuation between them; numbers and Latin words as they were. */
export function writtenChinese(text: string): string {
  const marks: Readonly<Record<string, string>> = { ",": "，", ".": "。", "?": "？", "!": "！", ":": "：", ";": "；" };
  return simplified(text)
    .replaceAll(/(?<=[\p{Script=Han}，。？！：；])\s*([,.?!:;])(?!\d)/gu, (_, mark: string) => marks[mark] ?? mark)
    .replaceAll(/(?<=[\p{Script=Han}，。？！])\s+(?=[\p{Script=Han}，。？！])/gu, "")
    .replaceAll(LOOP, "$1$2");
}
