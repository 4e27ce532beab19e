import type { z } from "zod";
import type { textStyle } from "../document/text.ts";
import type { Own } from "./document-builder.ts";
import { during, type Take } from "./direction.ts";
import { around, inset, type Area } from "./geometry.ts";
import { tapTime } from "./moments.ts";
import { pressed, ripple } from "./press.ts";
import { sound } from "./soundtrack.ts";
import { aspect, shapeOf } from "./standing.ts";

interface Wanted {
  /** The button's size, in 1080ths of the shorter side. */
  readonly button: readonly [width: number, height: number];
  /** The height of the price's line; 0: the price stands elsewhere. */
  readonly line: number;
  /** How far down the words begin, as a part of the safe zone. */
  readonly from?: number;
}
export interface CallAreas {
  readonly head: Area;
  readonly set: Area;
  readonly price: Area;
  readonly button: Area;
  readonly beside: boolean;
  readonly broad: boolean;
  readonly slender: boolean;
}

type Placing = Pick<CallAreas, "head" | "set" | "price" | "button">;

/** A thing broader than this is small beside words. */
const BROAD = 1.15;
/** A thing narrower than this is small above a price: in an upright frame it stands beside it. */
const SLENDER = 0.6;
const GAP = 28;

/** Words, price and button in a column at the left, the thing at the right as large as it goes. */
function sided({ board: { safe, u, wide, caption } }: Take, { button: [w, h], line, from = 0.04 }: Wanted): Placing {
  const column = safe.w * (wide ? 0.42 : 0.5);
  const button = { x: safe.x, y: caption.y - (GAP + 10 + h) * u, w: Math.min(w * u, column), h: h * u };
  const price = { x: safe.x, y: button.y - (line > 0 ? line + GAP : 0) * u, w: column * 0.94, h: line * u };
  const top = safe.y + safe.h * from;
  const x = safe.x + column + safe.w * 0.03;
  return {
    head: { x: safe.x, y: top, w: column, h: price.y - 76 * u - top },
    price,
    button,
    set: { x, y: safe.y + safe.h * 0.02, w: safe.x + safe.w - x, h: caption.y - GAP * u - safe.y - safe.h * 0.02 },
  };
}

/**
 * Words above, the thing below them as broad as the frame, then price and button: under each other where the frame is
 * tall, else side by side.
 */
function stacked({ clip, board: { safe, u, tall, zh, caption, width } }: Take, { button: [w, h], line, from = 0.015 }: Wanted): Placing {
  const short = clip.headline.length * (zh ? 150 : 82) * u < safe.w * 0.96;
  const head = {
    x: safe.x + safe.w * 0.02,
    y: safe.y + safe.h * from,
    w: safe.w * 0.96,
    h: safe.h * (tall ? (short ? 0.125 : 0.185) : short ? 0.17 : 0.23),
  };
  const row = caption.y - (GAP + h) * u;
  const priced = line > 0;
  const button =
    tall || !priced
      ? around(width / 2, row + (h * u) / 2, Math.min(w * u, safe.w * 0.96), h * u)
      : { x: safe.x + safe.w - Math.min(w * u, safe.w * 0.48), y: row, w: Math.min(w * u, safe.w * 0.48), h: h * u };
  const price = tall
    ? { x: safe.x + safe.w * 0.06, y: row - (line + GAP * 0.9) * u, w: safe.w * 0.88, h: line * u }
    : { x: safe.x, y: row + ((h - line) * u) / 2, w: safe.w * 0.48, h: line * u };
  const top = head.y + head.h + 20 * u;
  return { head, price, button, set: { x: safe.x, y: top, w: safe.w, h: (tall && priced ? price.y : row) - 20 * u - top } };
}

/** Words above; below them price and button at the left, and the slender thing at the right, down to the captions. */
function upright(take: Take, wanted: Wanted): Placing {
  const { safe, u, caption } = take.board;
  const { head } = stacked(take, wanted);
  const top = head.y + head.h + 20 * u;
  const set = { x: safe.x + safe.w * 0.55, y: top, w: safe.w * 0.45, h: caption.y - GAP * u - top };
  const [w, h] = [safe.w * 0.5, wanted.line * 1.5 * u];
  const price = { x: safe.x + safe.w * 0.02, y: set.y + set.h * 0.42, w, h };
  const button = {
    x: price.x,
    y: price.y + (wanted.line > 0 ? h * 1.62 + 44 * u : 0),
    w: Math.min(wanted.button[0] * u, w),
    h: wanted.button[1] * u,
  };
  return { head, set, price, button };
}

/** Where the words, the thing, the price and the button of a call to action are, for each ratio and each shape of a thing. */
export function callAreas(take: Take, wanted: Wanted): CallAreas {
  const broad = take.star !== null && shapeOf(take.star) > BROAD;
  const beside = take.board.wide || (!take.board.tall && !broad);
  const slender = take.board.tall && wanted.line > 0 && take.star !== null && aspect(take.star) < SLENDER;
  const line = take.board.brief.product.price === "" ? 0 : wanted.line;
  return { ...(slender ? upright : beside ? sided : stacked)(take, { ...wanted, line }), beside, broad, slender };
}

interface ButtonLook {
  readonly geometry: Own<"shape">["geometry"];
  readonly fill: string;
  readonly style: Omit<z.input<typeof textStyle>, "align" | "maxLines">;
  /** Seconds after which it springs in. */
  readonly from: number;
  readonly rotation?: number;
  readonly skew?: number;
  /** A ring runs out from under the finger. */
  readonly ring?: boolean;
}

/** The button: it springs in, breathes, and is pressed; answers when, in seconds of the shot. */
export function callButton(
  take: Take,
  box: Area,
  { geometry, fill, style, from, rotation = 0, skew = 0, ring = false }: ButtonLook,
): number {
  const { board, clip, labels } = take;
  const { u } = board;
  const tap = tapTime(clip) - take.at;
  if (ring) board.shape("over", { geometry, stroke: { color: fill, width: 8 * u } }, { ...during(take), box, keys: ripple(tap) });
  const when = { ...during(take, from), box, rotation, skew, keys: pressed(tap - from, take.length) };
  board.shape("over", { geometry, fill: { type: "solid", color: fill } }, when);
  board.text("over", { text: labels.tap, style: { ...style, align: "center", maxLines: 1 } }, { ...when, box: inset(box, 30 * u, 16 * u) });
  sound(board, "click", take.at + tap, 0.65);
  return tap;
}
