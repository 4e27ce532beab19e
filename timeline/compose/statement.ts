import type { z } from "zod";
import type { ElementInput } from "../document/element.ts";
import type { textStyle } from "../document/text.ts";
import { PAUSE } from "../draw/text/lines.ts";
import { bare } from "../spoken/bare.ts";
import { joinWords } from "../spoken/join-words.ts";
import { ticks } from "../time.ts";
import { inLines, unmarked } from "./clauses.ts";
import { isPrinted } from "./printed.ts";
import type { Cast, Shown } from "./cast.ts";
import { photo } from "./photo.ts";
import { during, type Take } from "./direction.ts";
import { type Area, part } from "./geometry.ts";
import { move } from "./keys.ts";
import { phrasesOf, type Phrase } from "./phrases.ts";
import type { Word } from "./timed-words.ts";
import { shapeOf } from "./standing.ts";
import { nearable } from "./worn.ts";

/** Half-width letters that are read at a glance; what a shot says beyond them stays a caption. */
const MOST = 64;
const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);
/** What no statement begins with. */
const LEADS = /^(?:than|of|to|by|from|that|which|or)$|^[的和与或]|^是?因为|^所以/iu;
/** A phrase that begins this near to the shot's end belongs to the next shot (seconds). */
const NEAR = 0.35;
/** A sentence that ends this soon after the shot is shown to its end in it (seconds). */
const SOON = 1.4;

interface Look {
  readonly style: z.input<typeof textStyle>;
  readonly spoken: NonNullable<Extract<ElementInput, { type: "text" }>["spoken"]>;
  /** How its captions are cut: words, and half-width letters. */
  readonly most: number;
  readonly limit: number;
  /** Of the picture's window. */
  readonly radius: number;
}

/** What is said in the shots that show it large, by when its phrases begin, until those shots end: it is no caption there. */
export class Statements {
  private readonly ends = new Map<number, number>();
  add(phrases: readonly Phrase[], until: number): void {
    for (const { start } of phrases) this.ends.set(start, until);
  }
  /** Seconds before which a phrase is no caption. */
  notBefore({ start }: Phrase): number {
    return this.ends.get(start) ?? 0;
  }
}

/** Where a sentence is over, and a clause: a list goes on. */
const SENTENCE = /[.!?。！？…]["”’」』]?$/u;
const CLAUSE = /[,.;:!?，。；：！？…—]["”’」』]?$/u;
/** Where the clause of a phrase begins, if what leads to it fits beside it; −1: a part of it says little. */
function clauseStart(phrases: readonly Phrase[], index: number): number {
  const before = phrases.slice(0, index);
  const fits = (open: number): boolean => phrases.slice(open, index + 1).reduce((sum, { text }) => sum + lengthOf(text) + 1, 0) <= MOST;
  const opens = [SENTENCE, CLAUSE].map((over) => before.findLastIndex(({ words }) => over.test(words.at(-1)?.text ?? "")) + 1);
  return opens.find(fits) ?? -1;
}
/** Fewer half-width letters are no statement; of what stands without its lead-in, fewer are none. */
const [LEAST, LEAST_TOLD] = [12, 6];
/** Words without the lead-ins and asides at their ends, and what a viewer is asked to do: those are heard. */
function told(words: readonly Word[]): readonly Word[] {
  const tells = ({ leadIn, asks }: Word): boolean => !leadIn && !asks;
  const first = words.findIndex(tells);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(tells) + 1);
}

/** Whether an ad has one picture to show, so that its words have to change what is seen. */
export const isAlone = ({ others, hero }: Cast, presenter: unknown): boolean => !others && hero !== null && !hero.film && !presenter;

/** Breadth to height of who wears something, and is small in a broad window. */
const UPRIGHT = 0.8;

/** Where the words and the picture are: one above the other, in a low frame beside each other. */
function areas({ board }: Take, shown: Shown): { words: Area; picture: Area } {
  const { safe, frame, wide, tall, down } = board;
  if (board.square && !nearable(board.brief) && shapeOf(shown) < UPRIGHT)
    return { words: part(safe, 0.03, 0.1, 0.5, 0.7), picture: { ...part(frame, 0.58, 0, 0.42, 1), y: down, h: frame.h - down } };
  if (wide) return { words: part(safe, 0.01, 0.14, 0.5, 0.66), picture: { ...part(frame, 0.56, 0, 0.44, 1), y: down, h: frame.h - down } };
  return tall
    ? { words: part(safe, 0.03, 0.05, 0.94, 0.38), picture: part(safe, 0.03, 0.47, 0.94, 0.5) }
    : { words: part(safe, 0.03, 0.04, 0.94, 0.44), picture: part(safe, 0.03, 0.52, 0.94, 0.46) };
}

/**
 * What the shot says, set large, each word lit as it is said, and the only picture from near in a window: another view
 * where there is no other picture. False where the shot says nothing: nothing was made.
 */
export function statement(take: Take, stated: Statements, { style, spoken, most, limit, radius }: Look): boolean {
  const { board, clip, cast, at, until } = take;
  const shown = cast.hero;
  // A price is set large in a shot of its own already.
  if (clip.shots.some(({ start }) => start === take.offer?.start)) return false;
  const phrases = phrasesOf(clip, most, limit);
  const begins = phrases.findIndex(({ start }) => start >= at - NEAR && start < until - NEAR);
  const from = begins < 0 ? -1 : clauseStart(phrases, begins);
  // It ends where the sentence pauses, if that is said soon.
  const rest = from < 0 ? [] : phrases.slice(from).filter(({ start }) => start < until + SOON);
  const sizes = rest.map(({ text }) => lengthOf(text) + 1);
  const few = rest.filter((_, i) => i === 0 || sizes.slice(0, i + 1).reduce((sum, one) => sum + one, 0) <= MOST);
  const ends = few.flatMap(({ words }, i) => (PAUSE.test(words.at(-1)?.text ?? "") ? [i] : []));
  const last = ends.findLast((i) => (few[i]?.start ?? 0) < until - NEAR) ?? ends[0] ?? -1;
  const said = few.slice(0, last + 1);
  const whole = said.flatMap(({ words }) => words);
  const all = told(whole);
  if (
    !shown ||
    (isPrinted(shown) && shown.ground === null) ||
    (all.length < 2 && all.length === whole.length) ||
    lengthOf(all.map(({ text }) => text).join(" ")) < (all.length < whole.length ? LEAST_TOLD : LEAST) ||
    LEADS.test(all[0]?.text ?? "")
  )
    return false;
  // What of it is said after the shot is read there, too.
  stated.add(said, until);
  const { words, picture } = areas(take, shown);
  board.movable(take.group, [words, picture]);
  // A cut-out is seen whole: from near its ends, of which may be spoken, are cut off.
  const isNear = nearable(board.brief) && !isPrinted(shown) && !shown.cutout;
  const begin = during(take).at;
  board.text(
    "type",
    {
      text: inLines(bare(joinWords(all.map(({ text }) => text)))),
      words: all.map((word, i) => ({
        text: i === all.length - 1 ? bare(word.text) : board.zh ? unmarked(word.text) : word.text,
        start: Math.max(0, ticks(word.start - begin)),
        end: Math.max(1, ticks(word.end - begin)),
      })),
      spoken,
      style: {
        align: "left",
        valign: board.wide ? "middle" : "bottom",
        maxLines: 5,
        minSize: 48,
        leading: board.zh ? 1.24 : 1.06,
        ...style,
      },
    },
    { ...during(take), box: words },
  );
  photo(
    board,
    "product",
    {
      shown: isNear ? cast.near(shown) : { ...shown, again: 0 },
      zoom: [1.3, 1.5],
      ...(isNear ? { close: true } : {}),
    },
    {
      ...during(take),
      box: picture,
      effects: board.wide ? [] : [{ type: "radius", value: radius }],
      keys: move("y", [0, picture.y + picture.h / 2 + 120 * board.u], [0.6, picture.y + picture.h / 2, "outExpo"]),
    },
  );
  return true;
}
