import type { z } from "zod";
import type { ElementInput } from "../document/element.ts";
import type { textStyle } from "../document/text.ts";
import { bare } from "../spoken/bare.ts";
import { ticks } from "../time.ts";
import type { DocumentBuilder } from "./document-builder.ts";
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
  /** Seconds before which a phrase is not shown, though it is said: its shot has not begun. */
  readonly notBefore?: (phrase: Phrase) => number;
}

/** A clip that ends so soon after its last word keeps it until then: no picture is left without words for a moment (seconds). */
const STAYS = 1.6;

function place(board: DocumentBuilder, phrase: Phrase, { look, until, index }: { look: CaptionStyle; until: number; index: number }) {
  const from = Math.max(0, phrase.start - 0.06, look.notBefore?.(phrase) ?? 0);
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
      style: { align: "center", maxLines: 2, leading: 1.12, ...look.style },
      spoken: look.spoken,
      enter: look.enter ?? null,
      plate: look.plate ?? null,
    },
    { at: from, until, box: board.caption, rotation: look.rotation?.(index) ?? 0 },
  );
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
  let index = 0;
  for (const clip of plan.clips) {
    const phrases = phrasesOf(clip, look.most ?? 4, look.limit ?? (board.zh ? 20 : 24));
    phrases.forEach((phrase, i) => {
      if (!wanted(phrase, clip)) return;
      const next = phrases[i + 1];
      const until = next ? Math.max(phrase.start + 0.2, next.start - 0.06) : clip.end - phrase.end < STAYS ? clip.end : phrase.end + 0.5;
      place(board, phrase, { look, until: Math.min(clip.end, until), index: index++ });
    });
  }
}
