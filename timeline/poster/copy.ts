/** What a poster says. Empty where the prompt has nothing for it. */
export interface PosterCopy {
  readonly headline: string;
  readonly sub: string;
  /** A price or a percentage, as it is written. */
  readonly figure: string;
  /** Small print: where, when, who. */
  readonly foot: readonly string[];
  readonly zh: boolean;
  /** How many of the prompt's characters are set, and how many it has. */
  readonly set: number;
  readonly of: number;
}

const LONGEST = { headline: 90, sub: 180, foot: 60 } as const;
const FOOT_LINES = 3;

const LEAD_IN =
  /^(?:please\s+)?(?:(?:make|create|design|draw|generate)\s+(?:me\s+)?)?(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,2}?(?:poster|banner|flyer|ad|image|picture|graphic|cover)\s+(?:for|about|of|that says|saying|with)\s*:?\s*/i;
const LEAD_IN_ZH = /^(?:请)?(?:帮我)?(?:给|为|做|设计|画|生成)?.{0,10}?(?:海报|图片|广告图|封面|配图)[，,：:\s]*/;
const QUOTED = /[“「『"]([^”」』"]{2,90})[”」』"]/g;
const FIGURE = /(?:[-−–]?\d{1,3}\s?%(?:\s+off\b)?|[$€£¥]\s?\d[\d.,]*\d|[$€£¥]\s?\d|\d[\d.,]*\s?(?:€|元|折)|\d(?:\.\d)?\s?折)/iu;

const tidy = (text: string): string => text.replaceAll(/\s+/gu, " ").replaceAll(/^[\s,;:，；：·|–—-]+|[\s,;:，；：·|–—-]+$/gu, "");
const bare = (text: string): string => tidy(text).replace(/[.。]$/u, "");

/** Cut where a word ends, no longer than `most` characters. */
function within(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join("");
  const spaced = /\s/.test(cut) ? cut.replace(/\s+\S*$/u, "") : cut;
  return tidy(spaced);
}

/** The prompt in its parts: its lines, else its sentences, else its clauses. */
function partsOf(prompt: string): string[] {
  const split = (by: RegExp): string[] => prompt.split(by).map(tidy).filter(Boolean);
  const lines = split(/\n+/u);
  if (lines.length > 1) return lines;
  const sentences = split(/(?<=[.!?。！？；])(?:\s+|(?=\p{Script=Han}))|\s+[|·–—]\s+/u);
  if (sentences.length > 1) return sentences;
  const [only = ""] = sentences;
  return [...only].length > 48 ? split(/[,，:：]\s*/u) : [only];
}

/**
 * What of a prompt a poster shows. Quoted words are its headline; else its first line, sentence or clause. The rest
 * follows below, a price or percentage large; nothing is invented.
 */
export function copyOf(prompt: string): PosterCopy {
  const whole = prompt.trim();
  const zh = /\p{Script=Han}/u.test(whole);
  const stripped = whole.replace(zh ? LEAD_IN_ZH : LEAD_IN, "") || whole;
  const quotes = [...stripped.matchAll(QUOTED)].map(([, text = ""]) => text);
  const rest = stripped.replaceAll(QUOTED, "\n");
  const parts = quotes.length > 0 ? [...quotes, ...partsOf(rest)] : partsOf(stripped);
  const [first = "", second = "", ...others] = parts;
  const headline = within(bare(first), LONGEST.headline);
  const over = tidy(bare(first).slice(headline.length));
  const sub = within(bare(over === "" ? second : `${over} ${second}`), LONGEST.sub);
  const foot = others.slice(0, FOOT_LINES).map((line) => within(bare(line), LONGEST.foot));
  const figure = FIGURE.exec([sub, headline, ...foot].join("\n"))?.[0].trim() ?? "";
  const set = [headline, sub, ...foot].reduce((sum, text) => sum + [...text].length, 0);
  return { headline, sub, figure, foot, zh, set, of: [...whole].length };
}
