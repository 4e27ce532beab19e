import { contrast, luminance, mix, readable } from "../../../color.ts";
import { ticks } from "../../../time.ts";
import { DECOR, type DocumentBuilder } from "../../document-builder.ts";
import type { Cast, Shown } from "../../cast.ts";
import { product } from "../../photo.ts";
import { inset, type Area } from "../../geometry.ts";
import { drift, move } from "../../keys.ts";
import { litOn, onGround, type Palette } from "../../palette.ts";
import type { Schedule } from "../../schedule.ts";
import { stack } from "../../stack.ts";
import { standing } from "../../standing.ts";
import { isStressed } from "../../stress.ts";
import type { Word } from "../../timed-words.ts";
import type { Beat } from "./beats.ts";

export interface Set {
  readonly board: DocumentBuilder;
  readonly plan: Schedule;
  readonly colors: Palette;
  readonly cast: Cast;
  readonly faces: string[];
}
export type Shooting = Set & { readonly beat: Beat; readonly ground: string; readonly group: string; readonly star: Shown | null };

const LATIN = { em: 0.55, lead: 0.9, most: 520 };
const HAN = { em: 0.56, lead: 1.06, most: 420 };

/** Seconds after a shot's begin at which what a lead-in leads to lands, and between its words. */
const LANDS = 0.3;
const STAGGER = 0.08;

/** When a word lands: as it is said; but after a lead-in the fact is there at once, or the frame would be the lead-in's. */
function landing({ start: at, words }: Beat): (word: Word) => number {
  const first = words.findIndex(({ leadIn }) => !leadIn);
  if (first <= 0) return ({ start }) => start;
  return (word) => {
    const rank = words.filter(({ start }) => start < word.start).length - first;
    return word.leadIn ? word.start : Math.min(word.start, at + LANDS + Math.max(0, rank) * STAGGER);
  };
}

/** The spoken words as a wall of type; each lands as it is said, in the accent, then settles. */
export function wall(
  set: Shooting,
  area: Area,
  { layer = "type", align = "middle" as const, color }: { layer?: string; align?: "top" | "middle" | "bottom"; color?: string } = {},
) {
  const { board, beat, ground, group, colors } = set;
  const face = board.zh ? HAN : LATIN;
  const base = color ?? onGround(colors, ground);
  const landsAt = landing(beat);
  stack(beat.words, area, { ...face, most: face.most * board.u }, align).forEach((row, i) => {
    board.text(
      layer,
      {
        text: row.text,
        words: row.words.map((w) => ({
          text: w.text,
          start: Math.max(0, ticks(landsAt(w) - beat.start) - 6000),
          end: ticks(w.end - beat.start),
          lit: isStressed(w),
        })),
        spoken: { kind: "reveal", color: litOn(colors, ground, 5.6) },
        style: {
          families: set.faces,
          weight: 800,
          size: row.size * 1.08,
          minSize: 20,
          color: base,
          tracking: board.zh ? 0 : -32,
          maxLines: 1,
          align: "left",
        },
      },
      {
        at: beat.start,
        until: beat.end,
        box: row.box,
        group,
        anchor: [0, 0.5],
        keys: drift(
          "x",
          beat.end - beat.start,
          i % 2 ? [area.x + 10 * board.u, area.x - 6 * board.u] : [area.x - 6 * board.u, area.x + 10 * board.u],
        ),
      },
    );
  });
}

/** Contrast of type with the ghost behind it, with some to spare for edges. */
const READS = 5;

/** Rows of the headline run past behind the product. */
export function ribbons({ board, beat, ground, group, faces, colors }: Shooting) {
  const rows = board.wide ? 4 : 7;
  const h = board.height / rows;
  // Type in front of it reads on both: where it would not, the ghost is on the other side of the ground.
  const type = onGround(colors, ground);
  const near = mix(ground, readable(ground, ground, 2.2), 0.24);
  const ghost = contrast(type, near) >= READS ? near : mix(ground, luminance(type) > 0.5 ? "#000000" : "#ffffff", 0.16);
  for (let i = 0; i < rows; i++) {
    const w = board.width * 2.4;
    const shift = board.width * 0.5 * (i % 2 ? 1 : -1);
    const x = board.width / 2;
    board.text(
      "back",
      {
        name: DECOR,
        text: Array.from({ length: 4 }, () => beat.clip.headline.replaceAll(/[?？!！,，\p{Extended_Pictographic}]/gu, "").trim()).join(
          "  ",
        ),
        style: {
          families: faces,
          weight: 800,
          size: h * 0.92,
          minSize: h * 0.5,
          color: ghost,
          hollow: i % 2 === 0,
          outline: { color: ghost, width: 4 * board.u },
          maxLines: 1,
          align: "center",
          uppercase: true,
        },
      },
      { at: beat.start, until: beat.end, group, box: { x: x - w / 2, y: i * h, w, h }, keys: drift("x", 3.2, [x - shift, x + shift]) },
    );
  }
}

/**
 * A tall thing fills its room, and may look in from below the frame; a broad one hangs from the room's top: whole in the
 * middle of what is seen, where that holds it.
 */
export function roomFor({ safe }: DocumentBuilder, hero: Shown, box: Area): Area {
  const thing = standing(hero, box);
  if (thing.h > box.h * 0.8) return box;
  const [left, right] = [Math.max(box.x, safe.x), Math.min(box.x + box.w, safe.x + safe.w)];
  const seen = { x: left, y: box.y, w: right - left, h: Math.min(box.y + box.h, safe.y + safe.h) - box.y };
  const whole = standing(hero, inset(seen, seen.w * 0.04, 0));
  return { ...whole, y: seen.y + Math.max(0, (seen.h - whole.h) / 2) };
}

/** The product bursts in on a spring, then keeps turning. */
export function burst({ board, beat, group, star: hero }: Shooting, wanted: Area, tilt: number, from = 0.2) {
  if (!hero) return;
  const box = roomFor(board, hero, wanted);
  const turn = box === wanted ? tilt : tilt * 0.5;
  const length = beat.end - beat.start;
  product(
    board,
    "product",
    {
      shown: hero,
      effects: [
        { type: "contact", opacity: 0.45 },
        { type: "sweep", start: ticks(0.35), duration: ticks(0.8) },
        { type: "sway", property: "rotation", amplitude: 1.4, period: ticks(2.4) },
      ],
    },
    {
      at: beat.start,
      until: beat.end,
      group,
      box,
      anchor: [0.5, 1],
      rotation: turn,
      keys: [
        ...move("scale", [0, from], [0.55, 1, "spring"], [Math.max(1, length), 1.07, "linear"]),
        ...move("rotation", [0, turn - 14], [0.6, turn, "outBack"], [Math.max(1, length), turn + 3, "linear"]),
      ],
    },
  );
}
