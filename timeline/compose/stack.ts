import { hasCjk } from "../draw/text/segment.ts";
import { leadsOnLine } from "../draw/text/lines.ts";
import type { Area } from "./geometry.ts";
import { isStressed } from "./stress.ts";
import type { Word } from "./timed-words.ts";

export interface Row {
  readonly words: readonly Word[];
  readonly text: string;
  readonly box: Area;
  readonly size: number;
}
/** How wide letters are, in ems: of the Latin face, and how far lines stand apart. */
export interface Face {
  readonly em: number;
  readonly lead: number;
  readonly most: number;
}

/** How wide a text is, in ems. */
export const ems = (text: string, em: number) => [...text].reduce((sum, c) => sum + (hasCjk(c) ? 1 : c === " " ? 0.26 : em), 0);
/** Where the sentence pauses a row ends; the mark itself is not set. */
const PAUSE = /[,，.。;；:：、]+$/u;
const bare = (word: Word): Word => ({ ...word, text: word.text.replace(PAUSE, "") || word.text });
const LONE = /^\p{Script=Han}$/u;

/** What a typesetter would not let pass: one character alone in its row, a pause within one, a lead-in that goes on in its row. */
const faults = (row: readonly Word[]): number =>
  (row.length === 1 && row.every((word) => LONE.test(bare(word).text)) ? 1 : 0) +
  row.slice(0, -1).filter(({ text }) => PAUSE.test(text) && hasCjk(text)).length +
  (row.some(({ leadIn }) => leadIn) && row.some(({ leadIn }) => !leadIn) ? 1 : 0);

/** A figure whose unit stands in the next row, "1 | TB of | storage"; a character that leads on to it: "清爽也 | 显得". */
const FIGURE = /^[\d.,]*\d$/u;
const torn = (rows: readonly (readonly Word[])[]): number =>
  rows.slice(0, -1).filter((row, at) => {
    const end = row.at(-1)?.text ?? "";
    return leadsOnLine(end) || (FIGURE.test(end) && /^\p{L}/u.test(rows[at + 1]?.[0]?.text ?? ""));
  }).length;
const allFaults = (rows: readonly (readonly Word[])[]): number => torn(rows) + rows.reduce((sum, row) => sum + faults(row), 0);

const joined = (words: readonly Word[]) =>
  words.reduce((text, w) => text + (text && !(hasCjk(text.slice(-1)) && hasCjk(w.text)) ? " " : "") + w.text, "");

/** How wide its widest row is, in ems; a fault costs as much as two characters. */
const badness = (rows: readonly (readonly Word[])[], em: number): number =>
  Math.max(...rows.map((row) => ems(joined(row), em))) + 2 * allFaults(rows);

/** The words in `count` rows whose widest is as narrow as can be. */
function split(words: readonly Word[], count: number, em: number): Word[][] {
  if (count <= 1 || words.length <= 1) return [[...words]];
  let best: { bad: number; rows: Word[][] } | null = null;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const rest = split(words.slice(first), count - 1, em);
    const rows = [words.slice(0, first), ...rest];
    const bad = badness(rows, em);
    if (!best || bad < best.bad) best = { bad, rows };
  }
  return best?.rows ?? [[...words]];
}

const DESCENDS = /[gjpqyQ,]/;
/** A row whose letters reach below the line keeps clear of the next: the smaller that one is, the nearer its top stands. */
const clear = (row: { text: string; size: number }, next: { size: number } | undefined): number =>
  next && DESCENDS.test(row.text) ? Math.max(0, (row.size - next.size) * 0.1 + row.size * 0.05) : 0;

/** Beside a row that carries something, one that carries nothing is smaller, and one that leads to it much so. */
const LESS = 0.8;
const LEADING = 0.4;
/** Characters of a lead-in's row, at most. */
const LEAD_ROW = 18;

/** The rows' sizes, none of mere connecting words as large as one that means something; a lead-in alone stays small. */
function weighed<T extends { words: readonly Word[]; size: number }>(rows: readonly T[], most: number): T[] {
  const heavy = (row: T) => row.words.some(isStressed);
  const leads = ({ words }: T) => words.every(({ leadIn }) => leadIn);
  const least = Math.min(...rows.filter(heavy).map(({ size }) => size), rows.every(leads) ? most : Number.POSITIVE_INFINITY);
  const share = (row: T) => (leads(row) ? LEADING : LESS);
  return rows.map((row) => (heavy(row) ? row : { ...row, size: Math.min(row.size, least * share(row)) }));
}

function fitted(rows: readonly (readonly Word[])[], area: Area, face: Face) {
  const made = weighed(
    rows.map((row) => {
      const words = row.map(bare);
      const text = joined(words);
      return { words, text, size: Math.min(area.w / ems(text, face.em), face.most) };
    }),
    face.most,
  );
  const tall = made.reduce((sum, row, i) => sum + row.size * face.lead + clear(row, made[i + 1]), 0);
  const fit = Math.min(1, area.h / tall);
  // A fault brings much ink, and is worth none of it.
  const worth = 0.12 ** allFaults(rows);
  return {
    tall: tall * fit,
    ink: worth * made.reduce((sum, row) => sum + ems(row.text, face.em) * (row.size * fit) ** 2, 0),
    rows: made.map((row) => ({ ...row, size: row.size * fit })),
  };
}

/** Chinese words that only lead on are one word to the typesetter: they stand in one small row. */
function gathered(words: readonly Word[]): Word[] {
  const units: Word[] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (last?.leadIn && word.leadIn && hasCjk(last.text) && [...last.text, ...word.text].length <= LEAD_ROW)
      units[units.length - 1] = { ...last, text: joined([last, word]), end: word.end };
    else units.push(word);
  }
  return units;
}

/** A block of type that fills the area: every row as wide as it can be, in the number of rows that leaves the most ink. */
export function stack(all: readonly Word[], area: Area, face: Face, align: "top" | "middle" | "bottom" = "middle"): Row[] {
  const words = gathered(all)
    .slice(0, 12)
    .map((word, i, { length }) => (i === length - 1 ? bare(word) : word));
  const tries = Array.from({ length: words.length }, (_, i) => fitted(split(words, i + 1, face.em), area, face));
  const best = tries.reduce((a, b) => (b.ink > a.ink ? b : a), tries[0] ?? { tall: 0, ink: 0, rows: [] });
  const free = area.h - best.tall;
  let y = area.y + (align === "top" ? 0 : align === "bottom" ? free : free / 2);
  return best.rows.map((row, i) => {
    const box = { x: area.x, y, w: area.w, h: row.size * face.lead };
    y += box.h + clear(row, best.rows[i + 1]);
    return { ...row, box };
  });
}
