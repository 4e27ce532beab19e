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
/** A hyphen behind a letter is none of a figure: "ב-50%". */
const FIGURE =
  /(?:(?:(?<!\p{L})[-−–])?\d{1,3}\s?%(?:\s+off\b)?|[$€£¥￥]\s?\d[\d.,]*\d|[$€£¥￥]\s?\d|\d[\d.,]*\s?(?:€|元|折)|\d(?:\.\d)?\s?折)/giu;
/** What stands before a price that is no longer asked. */
const FORMER =
  /(?:\b(?:was|were|before|formerly|instead of|rrp|regular(?:ly)?(?: price)?|list price|from)|原价|市价|门市价|划线价|日常价)[\s:：]*$/iu;
/** A headline of more is cut after its first clause: words of English, letters of Chinese. */
const LOUD = { words: 6, letters: 9 } as const;
/** The least that a clause says by itself. */
const LEAST = { words: 2, letters: 4 } as const;
const CLAUSE = /^(.+?)\s*(?:[，：；;]|[,:](?=\s)|\s[–—-]\s)\s*(.+)$/u;

const tidy = (text: string): string => text.replaceAll(/\s+/gu, " ").replaceAll(/^[\s,;:，；：·|–—-]+|[\s,;:，；：·|–—-]+$/gu, "");
/** Without its full stop; "a.m." and "e.g." keep theirs. */
const bare = (text: string): string => tidy(text).replace(/(?<!\b\p{L}\.\p{L})[.。]$/u, "");

/** Cut where a word ends, no longer than `most` characters. */
function within(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most).join("");
  const spaced = /\s/.test(cut) ? cut.replace(/\s+\S*$/u, "") : cut;
  return tidy(spaced);
}

/** What begins a poster, or a sheet of a film, begins with a capital. */
export const opened = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** A headline too long to be loud: its first clause, and what it goes on with. */
function clauses(headline: string, zh: boolean): [string, string] {
  const by = zh ? ("letters" as const) : ("words" as const);
  const long = (text: string): number => (zh ? [...text].length : text.split(/\s+/u).length);
  const [, first = "", rest = ""] = (long(headline) > LOUD[by] && CLAUSE.exec(headline)) || [];
  return rest === "" || long(first) < LEAST[by] ? [headline, ""] : [first, opened(rest)];
}

/** What makes a price the lowest of several: before it in English, after it in Chinese. */
const LOWEST = { before: /\bfrom\s+$/iu, after: /^\s?起/u } as const;

/**
 * The price or percentage that holds: one that was asked before is none, unless there is no other. The lowest of several
 * prices says so: "from $9", "699 元起".
 */
function figureOf(text: string): string {
  const all = [...text.matchAll(FIGURE)];
  const now = all.find(({ index }) => !FORMER.test(text.slice(0, index)));
  const one = now ?? all[0];
  if (!one) return "";
  const end = one.index + one[0].length;
  const [from = ""] = now ? [] : (LOWEST.before.exec(text.slice(0, one.index)) ?? []);
  const [after = ""] = LOWEST.after.exec(text.slice(end)) ?? [];
  return `${from}${one[0]}${after}`.trim();
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
  const [opening = "", ...more] = quotes.length > 0 ? [...quotes, ...partsOf(rest)] : partsOf(stripped);
  // What a poster was asked for ("a poster for a workshop") is named without its article.
  const named = stripped === whole ? bare(opening) : opened(bare(opening).replace(/^(?:an?|the)\s+/iu, ""));
  const [first, follows] = quotes.length > 0 ? [bare(opening), ""] : clauses(named, zh);
  const [second = "", ...others] = follows === "" ? more : [follows, ...more];
  const cut = within(first, LONGEST.headline);
  const over = tidy(first.slice(cut.length));
  // A Chinese clause has a line of its own, without its mark.
  const headline = zh ? cut.replaceAll(/\s*[，、；：]\s*/gu, "\n") : cut;
  const sub = within(bare(over === "" ? opened(second) : `${over} ${second}`), LONGEST.sub);
  const foot = others.slice(0, FOOT_LINES).map((line) => within(bare(line), LONGEST.foot));
  const figure = figureOf([sub, headline, ...foot].join("\n"));
  const set = [headline, sub, ...foot].reduce((sum, text) => sum + [...text].length, 0);
  return { headline, sub, figure, foot, zh, set, of: [...whole].length };
}

/** Where the figure is large, a line of small print that is nothing else is left out. */
export const withoutTwice = (copy: PosterCopy): PosterCopy => ({ ...copy, foot: copy.foot.filter((line) => line !== copy.figure) });

/** A line so short joins another. */
const SHORT = { letters: 12, zh: 5 } as const;

/** Where no figure is set large, the line that has it stands below the headline, not among the small print. */
export function offerFirst(copy: PosterCopy): PosterCopy {
  const { headline, sub, figure, foot } = copy;
  const at = figure === "" || headline.includes(figure) || sub.includes(figure) ? -1 : foot.findIndex((line) => line.includes(figure));
  const offer = foot[at];
  if (offer === undefined) return copy;
  const others = foot.filter((_, index) => index !== at);
  return offer.length <= (copy.zh ? SHORT.zh : SHORT.letters) && sub !== ""
    ? { ...copy, sub: `${sub} · ${offer}`, foot: others }
    : { ...copy, sub: offer, foot: [sub, ...others].filter(Boolean) };
}
