import type { z } from "zod";
import type { ElementInput } from "../document/element.ts";
import type { textStyle } from "../document/text.ts";
import { segment } from "../draw/text/segment.ts";
import { bare } from "../spoken/bare.ts";
import { joinWords } from "../spoken/join-words.ts";
import { ticks } from "../time.ts";
import type { Beside } from "./beside.ts";
import type { DocumentBuilder } from "./document-builder.ts";
import type { Area } from "./geometry.ts";
import type { Schedule, Timed } from "./schedule.ts";
import { phrasesOf, type Phrase } from "./phrases.ts";

type TextInput = Extract<ElementInput, { type: "text" }>;
export interface CaptionStyle {
  readonly style: z.input<typeof textStyle>;
  readonly spoken: TextInput["spoken"];
  readonly enter?: TextInput["enter"];
  readonly plate?: TextInput["plate"];
  readonly most?: number;
  readonly limit?: number;
  readonly rotation?: (index: number) => number;
  /** False: they stay in their place, which is made for them. */
  readonly beside?: false;
  /** False: a picture without words stays without. */
  readonly named?: false;
  /** Seconds before which a phrase is not shown, though it is said: its shot has not begun. */
  readonly notBefore?: (phrase: Phrase) => number;
}

/** A clip that ends so soon after its last word keeps it until then: no picture is left without words for a moment (seconds). */
const STAYS = 1.6;
/** What would be there for less is not shown (seconds). */
const GLIMPSE = 0.2;

/** Beside a thing that leaves half of its shot empty a caption is so many times as large, in so many lines at most. */
const BESIDE = { size: 1.5, lines: 3 } as const;
/** What would stand there for less stays in its place (seconds). */
const SETTLED = 0.6;

interface Placed {
  readonly look: CaptionStyle;
  readonly from: number;
  readonly until: number;
  readonly index: number;
  /** The room beside the thing of its shot. */
  readonly room: Area | null;
}

function place(board: DocumentBuilder, phrase: Phrase, { look, from, until, index, room }: Placed) {
  const words = phrase.words.map((w, i) => ({
    text: i === phrase.words.length - 1 ? bare(w.text) : w.text,
    start: Math.max(0, ticks(w.start - from)),
    end: Math.max(1, ticks(w.end - from)),
  }));
  board.text(
    "caption",
    {
      text: bare(phrase.text),
      words,
      style: {
        align: "center",
        maxLines: room ? BESIDE.lines : 2,
        leading: 1.12,
        ...look.style,
        ...(room ? { size: look.style.size * BESIDE.size } : {}),
      },
      spoken: look.spoken,
      enter: look.enter ?? null,
      plate: look.plate ?? null,
    },
    { at: from, until, box: room ?? board.caption, rotation: look.rotation?.(index) ?? 0 },
  );
}

/** When a caption is where: in the shots that leave it room beside their thing, and else in its place. */
function parted(besides: readonly Beside[], from: number, until: number): { from: number; until: number; room: Area | null }[] {
  const inside = besides
    .map(({ at, until: end, area }) => ({ from: Math.max(from, at), until: Math.min(until, end), room: area }))
    .filter((part) => part.until - part.from > Math.min(SETTLED, until - from - GLIMPSE))
    .toSorted((a, b) => a.from - b.from);
  const marks = [from, ...inside.flatMap((part) => [part.from, part.until]), until];
  const outside = Array.from({ length: inside.length + 1 }, (_, i) => ({
    from: marks[i * 2] ?? from,
    until: marks[i * 2 + 1] ?? until,
    room: null,
  }));
  return [...inside, ...outside].filter((part) => part.until - part.from > GLIMPSE).toSorted((a, b) => a.from - b.from);
}

/** A picture that is seen for longer without a word has the product's name (seconds). */
const WORDLESS = 0.8;

/** The product's name, as if it had been said. */
function named(board: DocumentBuilder, at: number): Phrase {
  const words = segment(board.name).map(({ text }) => ({ text, start: at, end: at }));
  return { words, start: at, end: at, text: joinWords(words.map(({ text }) => text)) };
}

/**
 * Word-lit captions to the last spoken word: each phrase stays until the next one (or a little after it was said).
 * `wanted` chooses phrases, for a director whose pictures are the words.
 */
export function captions(
  board: DocumentBuilder,
  plan: Schedule,
  look: CaptionStyle,
  wanted: (phrase: Phrase, clip: Timed) => boolean = () => true,
) {
  const besides = look.beside === false ? [] : board.roomsBeside();
  const put = (phrase: Phrase, from: number, until: number): void => {
    for (const part of parted(besides, from, until)) place(board, phrase, { look, index, ...part });
    index += 1;
  };
  let index = 0;
  for (const clip of plan.clips) {
    const phrases = phrasesOf(clip, look.most ?? 4, look.limit ?? (board.zh ? 20 : 24));
    phrases.forEach((phrase, i) => {
      if (!wanted(phrase, clip)) return;
      const next = phrases[i + 1];
      const until = next ? Math.max(phrase.start + 0.2, next.start - 0.06) : clip.end - phrase.end < STAYS ? clip.end : phrase.end + 0.5;
      const from = Math.max(0, phrase.start - 0.06, look.notBefore?.(phrase) ?? 0);
      const upto = Math.min(clip.end, until);
      if (upto - from <= GLIMPSE) return;
      put(phrase, from, upto);
    });
  }
  if (look.named !== false) for (const { from, until } of board.wordless(plan.duration, WORDLESS)) put(named(board, from), from, until);
}
