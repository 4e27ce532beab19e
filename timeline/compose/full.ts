import { above, bleeding } from "./bleed.ts";
import type { Board, Placed } from "./board.ts";
import { photo, type Cast, type Shown } from "./cast.ts";
import type { Area } from "./geometry.ts";

interface Full {
  readonly shown: Shown;
  readonly zoom: readonly [number, number];
  readonly pan: number;
  readonly beside: Cast;
  readonly room?: Area;
}

/** A picture that goes to the edges. Where it would be cropped too low for the frame's breadth it has the right of it, and the next picture, or a detail of itself, the left: no half is empty. */
export function full(board: Board, layer: string, { shown, zoom, pan, beside, room = above(board) }: Full, placed: Omit<Placed, "box">) {
  const bled = bleeding(board, shown, room);
  // Two pictures, or one: no sliver beside it.
  const w = bled.w < board.width ? Math.min(bled.w, board.width * 0.66) : bled.w;
  const box = { ...bled, x: bled.x + bled.w - w, w };
  photo(board, layer, { shown, zoom, pan }, { ...placed, box });
  const left = { ...room, w: box.x - 10 * board.u };
  if (left.w <= 0) return box;
  const other = beside.others ? beside.next() : null;
  if (other && other.id !== shown.id) photo(board, layer, { shown: other, zoom: [zoom[1], zoom[0]], pan }, { ...placed, box: left });
  else photo(board, layer, { shown: { ...shown, again: 0 }, zoom: [2.05, 2.35], pan: 0.02, close: true }, { ...placed, box: left });
  return box;
}
