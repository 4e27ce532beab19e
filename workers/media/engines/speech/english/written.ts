import { CURRENCY } from "./currencies.ts";
import { rules } from "./rules.ts";
import { SPACED_UNIT } from "./units.ts";

/** A written word: its text (with what touches it), the words it is read as, the punctuation after it. */
export interface WrittenWord {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly after: string;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** Things that are one word to the ear and the eye though a space is inside: "€ 119.01", "$5 million", "5 kg". */
const GLUED = new RegExp(
  String.raw`(?:${CURRENCY})\s${NUMBER}\S*|No\.\s\d\S*|\S*\d\s(?:thousand|million|billion|${CURRENCY}|${SPACED_UNIT})(?![A-Za-z\d])\S*|\S+`,
  "gu",
);
const SYMBOLS: Readonly<Record<string, string>> = {
  "&": "and",
  "@": "at",
  "+": "plus",
  "=": "equals",
  "%": "percent",
  "×": "by",
  "~": "about",
  "≈": "about",
  "#": "hashtag",
};

/** Latin letters without their accents; signs such as ½ and ° stay. */
const simplified = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

/** The words that a run without spaces is read as. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (let at = 0; at < text.length;) {
    const rule = rules.find(({ pattern }) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
    if (rule === undefined) {
      const word = SYMBOLS[text[at] ?? ""];
      if (word !== undefined) tokens.push(word);
      at += 1;
      continue;
    }
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    tokens.push(...rule.read(match ?? []));
    at += Math.max(1, match?.[0].length ?? 1);
  }
  return tokens;
}

function written(text: string): WrittenWord {
  const straight = simplified(text.replace(/[’‘]/g, "'"));
  const after = /[^\p{L}\p{N}%°+"″&@=#~≈×€$£¥₹₩₽₺₫฿₱₪₴₸₦৳]*$/u.exec(straight)?.[0] ?? "";
  const core = straight.slice(0, straight.length - after.length).replace(/^[\s"'“”()[\]{}*_<>«»¿¡.,;:!?…—–-]+(?=[^\d])/u, "");
  return { text, tokens: tokensOf(core), after };
}

/** The written words of an English text in order; what is silent (dashes, emoji) belongs to the word before it. */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    for (const [chunk] of line.matchAll(GLUED)) {
      const word = written(chunk);
      const before = words.at(-1);
      if (word.tokens.length > 0) words.push(word);
      else if (before !== undefined)
        words[words.length - 1] = { ...before, text: `${before.text} ${chunk}`, after: before.after + chunk.replace(/^-+$/, "—") };
    }
    const last = words.at(-1);
    if (last !== undefined && text.includes("\n")) words[words.length - 1] = { ...last, after: `${last.after}\n` };
  }
  return words;
}
