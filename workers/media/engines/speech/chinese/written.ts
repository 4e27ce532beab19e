import { cut } from "jieba-wasm";
import { chineseRules } from "./rules.ts";

/** A written word of a Chinese text: how it is said, either in characters or as English, and what follows it. */
export interface WrittenChinese {
  readonly text: string;
  readonly han: string;
  readonly english: string;
  readonly after: string;
}

const HAN = /[\p{Script=Han}〇]+/uy;
const LATIN = /[A-Za-z][A-Za-z0-9]*(?:['’.&-][A-Za-z0-9]+)*(?:[+](?!\d))?/uy;
/** Names of standards whose number is said in Chinese: "USB三点零". */
const STANDARD = /(?:USB|HDMI|QC|PD|HDR|DDR|IP|SPF|PM|CAT)(?=\d+(?:\.\d+)?(?![A-Za-z\d]))/uy;
const SYMBOLS: Readonly<Record<string, string>> = { "&": "和", "+": "加", "=": "等于" };

type Piece = Omit<WrittenChinese, "after"> & { readonly silent: boolean };

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function piecesAt(text: string, at: number): Piece[] {
  const han = matchAt(HAN, text, at);
  if (han !== null) return cut(han[0], true).map((word) => ({ text: word, han: word, english: "", silent: false }));
  for (const rule of chineseRules) {
    const match = matchAt(rule.pattern, text, at);
    if (match !== null) return [{ text: match[0], han: rule.read(match), english: "", silent: false }];
  }
  const latin = matchAt(STANDARD, text, at) ?? matchAt(LATIN, text, at);
  if (latin !== null) return [{ text: latin[0], han: "", english: latin[0], silent: false }];
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 32);
  const said = SYMBOLS[sign] ?? "";
  return [{ text: sign, han: said, english: "", silent: said === "" }];
}

const OPENING = /[“‘「『（《【(<[]$/;

/** The words of a Chinese text in order: jieba's, numbers with their units, English words. Punctuation belongs to a neighbour. */
export function chineseWritten(text: string): WrittenChinese[] {
  const words: WrittenChinese[] = [];
  let opening = "";
  for (let at = 0; at < text.length;) {
    for (const { silent, ...piece } of piecesAt(text, at)) {
      at += piece.text.length;
      const last = words.at(-1);
      if (!silent) {
        words.push({ ...piece, text: opening + piece.text, after: "" });
        opening = "";
      } else if (OPENING.test(piece.text) || last === undefined) opening += piece.text.trim();
      else words[words.length - 1] = { ...last, text: last.text + piece.text.trim(), after: last.after + piece.text };
    }
  }
  return words;
}
