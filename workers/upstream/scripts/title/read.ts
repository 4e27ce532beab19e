import { simplified } from "../text/simplified.ts";
import { findNouns } from "../text/thing.ts";
import type { NameFact } from "./fact.ts";
import { COLOUR, measureAt, type MeasureOf } from "./measures.ts";
import { TITLE_WORDS, type WordKind } from "./words.ts";

/** What a stretch of a title is. `model`: Latin letters and digits; `other`: Chinese that no table knows; `gap`: what stands between. */
export type PartKind = WordKind | "measure" | "colour" | "thing" | "model" | "other" | "gap";

/** A stretch of a title. `said`: how it is told; null where it says nothing by itself. */
export type TitlePart = { kind: PartKind; text: string; index: number; said: NameFact | null; of: MeasureOf };

type Entry = { kind: WordKind; word: RegExp; said: string; en: string };
const entries = (kind: WordKind, list: string): Entry[] =>
  list.split("|").map((entry) => {
    const [word = "", said = "", en = ""] = entry.split(">");
    return { kind, word: new RegExp(word, "uy"), said, en };
  });
/** The longest first; a pattern counts by its own length. */
const WORDS = (Object.entries(TITLE_WORDS) as [WordKind, string][])
  .flatMap(([kind, list]) => entries(kind, list))
  .toSorted((a, b) => b.word.source.length - a.word.source.length);

/** Kinds that tell nothing of the thing itself. */
const SILENT: ReadonlySet<PartKind> = new Set(["goods", "audience", "season", "style", "shop"]);
/** Before a word: it is denied, or of another stuff. */
const DENIED = /(?:[不无非免防仿假]|人造)$/u;
const LATIN = /[\p{Script=Latin}\d][\p{Script=Latin}\d.+&'-]*/uy;
const GAP = /[\s,，、/|·:：;；()（）【】[\]"“”'!！?？.。~*×_-]+/uy;
/** Codes by which a shop finds its goods: "MKGP3CH/A", "A2896", "c02054". */
export const isCode = (text: string): boolean =>
  /^(?=.*\d)(?=(?:.*\p{L}){2})[\p{Lu}\d/-]{7,}$/u.test(text) ||
  /^[A-Za-z]\d{4,}$/u.test(text) ||
  /^\d{5,}$/u.test(text) ||
  /^3D$/iu.test(text) ||
  MEASURED.test(text);
/** How large or how heavy a thing is, of which gold, is no model: "0.5mm", "14K". */
const MEASURED = /^\d[\d.]*(?:mm|cm|ml|kg|g|k|w|v)$/iu;

const at = (expression: RegExp, text: string, index: number): string => {
  expression.lastIndex = index;
  return expression.exec(text)?.[0] ?? "";
};

/** A title of a Chinese shop, stretch by stretch, in simplified characters. */
export const titleParts = (title: string): TitlePart[] => {
  const text = simplified(title);
  const things = new Map(
    findNouns(text)
      .filter(({ index, length }) => /\p{Script=Han}/u.test(text.slice(index, index + length)))
      .map(({ index, length }) => [index, length] as const),
  );
  const parts: TitlePart[] = [];
  const put = (kind: PartKind, length: number, said: NameFact | null = null, of: MeasureOf = "any"): number => {
    const index = position;
    const last = parts.at(-1);
    const piece = text.slice(index, index + length);
    if (kind === "other" && last?.kind === "other" && last.index + last.text.length === index) last.text += piece;
    else parts.push({ kind, text: piece, index, said, of });
    return length;
  };
  let position = 0;
  while (position < text.length) {
    const measured = measureAt(text, position);
    const thing = things.get(position) ?? 0;
    const entry = WORDS.find(({ word }) => at(word, text, position) !== "");
    const word = entry ? at(entry.word, text, position) : "";
    const gap = at(GAP, text, position);
    const colour = at(COLOUR, text, position);
    const latin = at(LATIN, text, position);
    if (measured) position += put("measure", measured.length, measured.fact, measured.of);
    else if (thing > 0 && (thing > word.length || (thing === word.length && entry?.kind !== "sleeve"))) position += put("thing", thing);
    else if (entry && word !== "") {
      const said = SILENT.has(entry.kind) || DENIED.test(text.slice(0, position)) ? null : { zh: entry.said || word, en: entry.en };
      position += put(entry.kind, word.length, said);
    } else if (colour !== "") position += put("colour", colour.length, { zh: colour, en: "" });
    else if (gap !== "") position += put("gap", gap.length);
    else if (latin !== "")
      position += put(/^\d+$/.test(latin) && text.startsWith("万", position + latin.length) ? "other" : "model", latin.length);
    else position += put("other", Array.from(text.slice(position))[0]?.length ?? 1);
  }
  return parts;
};
