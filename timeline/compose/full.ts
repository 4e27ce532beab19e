import { above, bleeding } from "./bleed.ts";
import type { Board, Placed } from "./board.ts";
import { photo, type Cast, type Shown } from "./cast.ts";
import type { Area } from "./geometry.ts";
import { nearable } from "./worn.ts";

interface Full {
  readonly shown: Shown;
  readonly zoom: readonly [number, number];
  readonly pan: number;
  readonly beside: Cast;
  readonly room?: Area;
}

/**
 * A picture that goes to the edges. Where it would be cropped too low for the frame's breadth it has the right of it,
 * and the next picture, or a detail of itself, the left: no half is empty.
 */
export function full(board: Board, layer: string, { shown, zoom, pan, beside, room = above(board) }: Full, placed: Omit<Placed, "box">) {
  const bled = bleeding(board, shown, room);
  // Two pictures, or one: no sliver beside it.
  const w = bled.w < board.width ? Math.min(bled.w, board.width * 0.66) : bled.w;
  const box = { ...bled, x: bled.x + bled.w - w, w };
  photo(board, layer, { shown, zoom, pan }, { ...placed, box });
  const left = { ...room, w: box.x - 10 * board.u };
  if (left.w <= 0) return box;
  // What is worn has no detail that could stand in for another picture.
  const worn = !nearable(board.brief);
  const others = [beside.others ? beside.next() : null, worn ? beside.hero : null];
  const other = others.find((one) => one && one.id !== shown.id) ?? (worn ? { ...shown, again: 0 } : null);
  if (other) photo(board, layer, { shown: other, zoom: [zoom[1], zoom[0]], pan }, { ...placed, box: left });
  else photo(board, layer, { shown: { ...shown, again: 0 }, zoom: [2.05, 2.35], pan: 0.02, close: true }, { ...placed, box: left });
  return box;
}
