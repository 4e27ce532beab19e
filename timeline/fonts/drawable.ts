import { COVERAGE } from "./coverage.ts";

/** Marks that ride on the letter before them (an emoji’s look, a joiner, what a keycap is made of), and what keeps a line from ending. */
const RIDING = /\ufe0e|\ufe0f|\u200d|\u20e3|\u00a0|\u2060|\p{Emoji_Modifier}/u;
const SPACES = /[\u1680\u2000-\u200a\u202f\u205f]/gu;
/** Nothing to see: soft hyphens, zero-width spaces, direction marks, byte order marks, control characters. */
const INVISIBLE = /[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2061-\u206f\ufeff\ufffc\ufffd]|(?![\n\t])\p{Cc}/gu;

/** The same said by a sign that there is. */
const INSTEAD: Readonly<Record<string, string>> = {
  "➜": "→", "➔": "→", "➙": "→", "➞": "→", "➝": "→", "➤": "→", "⟶": "→", "⇨": "→", "⮕": "→", "⟵": "←", "⇦": "←",
  "✔": "✓", "☑": "✓", "✅": "✓", "🗸": "✓",
  "☒": "×", "✗": "×", "✘": "×", "✕": "×", "✖": "×", "❌": "×", "╳": "×",
  "❤": "♥", "⭐": "★", "🌟": "★", "฿": "THB ", "₿": "BTC ", "៛": "KHR ",
  "‒": "–", "―": "—", "⁃": "•", "∙": "·", "⋅": "·", "‧": "·", "・": "·", "˙": "·", "⁄": "/", "∕": "/", "−": "-",
  "⅓": "1/3", "⅔": "2/3", "㎝": "cm", "㎜": "mm", "㎞": "km", "㏄": "cc", "㎖": "ml", "℠": "",
}; // prettier-ignore

let covered: Set<number> | null = null;

function coverage(): Set<number> {
  if (covered) return covered;
  const codes = new Set<number>();
  let at = 0;
  for (const run of COVERAGE.split(",")) {
    const [gap = 0, more = 0] = run.split(".").map((part) => Number.parseInt(part, 36));
    at += gap;
    for (let i = 0; i <= more; i += 1) codes.add(at + i);
    at += more;
  }
  return (covered = codes);
}

const has = (letter: string): boolean =>
  letter === "\n" || letter === "\t" || RIDING.test(letter) || coverage().has(letter.codePointAt(0) ?? 0);

/** One grapheme as it can be drawn: itself, a sign that says the same, its letter without accents, or nothing. */
function shown(grapheme: string): string {
  if ([...grapheme].every(has)) return grapheme;
  const instead = INSTEAD[[...grapheme][0] ?? ""];
  if (instead !== undefined) return instead;
  const plain = grapheme.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain !== "" && [...plain].every(has) ? plain : "";
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * The text with only what our faces have a glyph for (issue D, Glyphs): nothing is ever drawn as an empty box, or by
 * whatever face a machine happens to have.
 */
export function drawable(text: string): string {
  const clean = text.normalize("NFC").replaceAll(SPACES, " ").replaceAll(INVISIBLE, "");
  const out = Array.from(graphemes.segment(clean), ({ segment }) => shown(segment)).join("");
  return out === clean ? out : out.replaceAll(/ {2,}/g, " ");
}
