import type { Plane } from "./raster.ts";

/** Parts smaller than this share of the largest one are crumbs. */
const CRUMB = 0.03;

const THERE = 0.05;

/** A part of a mask that hangs together: how many pixels, and the box around them (`right` and `bottom` are its last ones). */
export interface Island {
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The parts of a mask, and per pixel which of them it is of: 1 for the first, 0 for none. */
export interface Islands {
  readonly labels: Int32Array;
  readonly islands: readonly Island[];
}

/** What is there in one row, from one gap to the next. `of`: the first piece of what it hangs together with, as far as is known. */
interface Pieces {
  readonly y: number[];
  readonly from: number[];
  /** The last pixel. */
  readonly to: number[];
  readonly of: number[];
}

/** The first piece of what a piece hangs together with. */
function firstOf(of: number[], piece: number): number {
  let at = piece;
  while ((of[at] ?? at) !== at) {
    of[at] = of[of[at] ?? at] ?? at;
    at = of[at] ?? at;
  }
  return at;
}

/** The pieces of a mask, row by row, joined to those above them that they touch. */
function piecesOf({ data, width, height }: Plane): Pieces {
  const pieces: Pieces = { y: [], from: [], to: [], of: [] };
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const [row, first] = [y * width, pieces.y.length];
    for (let x = 0; x < width; x += 1) {
      if ((data[row + x] ?? 0) <= THERE) continue;
      const from = x;
      while (x + 1 < width && (data[row + x + 1] ?? 0) > THERE) x += 1;
      const piece = pieces.y.length;
      for (const [list, value] of [
        [pieces.y, y],
        [pieces.from, from],
        [pieces.to, x],
        [pieces.of, piece],
      ] as const)
        list.push(value);
      while (above < first && (pieces.to[above] ?? 0) < from) above += 1;
      for (let other = above; other < first && (pieces.from[other] ?? 0) <= x; other += 1) {
        const [a, b] = [firstOf(pieces.of, other), firstOf(pieces.of, piece)];
        pieces.of[Math.max(a, b)] = Math.min(a, b);
      }
    }
    above = first;
  }
  return pieces;
}

/** What hangs together in a mask. */
export function islandsOf(mask: Plane): Islands {
  const { y, from, to, of } = piecesOf(mask);
  const labels = new Int32Array(mask.data.length);
  const islands: Mutable<Island>[] = [];
  const labelOf = new Int32Array(of.length);
  for (let piece = 0; piece < of.length; piece += 1) {
    const first = firstOf(of, piece);
    const [left, right, row] = [from[piece] ?? 0, to[piece] ?? 0, y[piece] ?? 0];
    if (first === piece) {
      islands.push({ size: 0, left, top: row, right, bottom: row });
      labelOf[piece] = islands.length;
    }
    const label = labelOf[first] ?? 0;
    labels.fill(label, row * mask.width + left, row * mask.width + right + 1);
    const island = islands[label - 1];
    if (!island) continue;
    island.size += right - left + 1;
    [island.left, island.right, island.bottom] = [Math.min(island.left, left), Math.max(island.right, right), row];
  }
  return { labels, islands };
}

/** The largest of some islands; null where there is none. */
export const largestOf = (islands: readonly Island[]): Island | null =>
  islands.reduce<Island | null>((largest, one) => (largest !== null && largest.size >= one.size ? largest : one), null);

/** The mask without the specks that lie apart from its large parts. */
export function withoutCrumbs(mask: Plane): Plane {
  const { data, width, height } = mask;
  const { labels, islands } = islandsOf(mask);
  const least = (largestOf(islands)?.size ?? 0) * CRUMB;
  const large = Uint8Array.from([0, ...islands.map(({ size }) => (size >= least ? 1 : 0))]);
  const kept = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1) if (large[labels[index] ?? 0] === 1) kept[index] = data[index] ?? 0;
  return { data: kept, width, height };
}

/** A part that lies apart from the largest one at the picture's rim is of something else, up to this share of it. */
const STRAY = 0.2;
/** What of such a part is fainter than a part is lies within so many pixels of its box. */
const FAINT = 4;

/** The mask without what reaches into the picture from its rim, where the subject itself stands apart from that side. */
export function withoutStrays(mask: Plane): Plane {
  const { data, width, height } = mask;
  const { labels, islands } = islandsOf(mask);
  const largest = largestOf(islands);
  if (largest === null || islands.length === 1) return mask;
  const strays = islands.filter(
    ({ left, top, right, bottom, size }) =>
      size < largest.size * STRAY &&
      ((left === 0 && largest.left > 0) ||
        (top === 0 && largest.top > 0) ||
        (right === width - 1 && largest.right < width - 1) ||
        (bottom === height - 1 && largest.bottom < height - 1)),
  );
  if (strays.length === 0) return mask;
  const kept = Float32Array.from(data);
  for (const one of strays) {
    const itsOwn = islands.indexOf(one) + 1;
    for (let y = Math.max(0, one.top - FAINT); y <= Math.min(height - 1, one.bottom + FAINT); y += 1)
      for (let x = Math.max(0, one.left - FAINT); x <= Math.min(width - 1, one.right + FAINT); x += 1) {
        const at = y * width + x;
        if (labels[at] === itsOwn || labels[at] === 0) kept[at] = 0;
      }
  }
  return { ...mask, data: kept };
}
