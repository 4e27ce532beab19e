import { colourMask, type Picture, type Rect } from "./patch.ts";
import { likeness, nearby, type Seen, type Shift, STILL, type Window } from "./shift.ts";

/** How much two times may differ around what is filled, in levels (measured: a copy wins below it, a fill in space above). */
const AGREES = 6;
/** As like as noise lets pictures be: nothing better is looked for. */
const SAME = 2.5;
/** Samples of each pixel: their middle one is taken. */
const SAMPLES = 3;
/** Other times that a square is filled from at most. */
const ENOUGH = 5;

/** Another time of the film, and how far it has moved until then as a whole. */
export interface Other extends Seen {
  readonly shift: Shift;
}

interface Source {
  readonly other: Seen;
  readonly shift: Shift;
  readonly cost: number;
  readonly lighter: number;
}

interface Borrowing {
  /** Side of the squares that are compared and filled each by itself; even. */
  readonly cell: number;
  /** Looks beside the place as well: the camera moves. */
  readonly follows: boolean;
}

/** Whether another time shows something of what is covered here within a square. */
function offers(here: Seen, there: Seen, { x: dx, y: dy }: Shift, { left, top, ...cell }: Rect): boolean {
  const { width, height } = here.patch;
  for (let y = top; y < top + cell.height; y += 1)
    for (let x = left; x < left + cell.width; x += 1) {
      if (!here.mask[y * width + x]) continue;
      const [sx, sy] = [x + dx, y + dy];
      if (sx >= 0 && sy >= 0 && sx < width && sy < height && !there.mask[sy * width + sx]) return true;
    }
  return false;
}

/** Other times that show what is covered and agree with this one around a square: the nearest that do, the likest first. */
function sourcesFor(here: Seen, others: readonly Other[], cell: Rect, { cell: side, follows }: Borrowing): Source[] {
  const window: Window = {
    left: cell.left - side,
    top: cell.top - side,
    right: cell.left + cell.width + side,
    bottom: cell.top + cell.height + side,
    step: 2,
  };
  const found: Source[] = [];
  for (const other of others) {
    if (found.length === ENOUGH) break;
    const cost = (shift: Shift) => likeness(here, other, shift, window).cost;
    let best = { shift: STILL, cost: offers(here, other, STILL, cell) ? cost(STILL) : Number.POSITIVE_INFINITY };
    if (follows && best.cost > SAME && offers(here, other, other.shift, cell)) {
      const moved = nearby(other.shift, 1, 1, cost);
      if (moved.cost < best.cost) best = moved;
    }
    if (best.cost <= AGREES) found.push({ other, ...best, lighter: likeness(here, other, best.shift, window).lighter });
  }
  return found.toSorted((a, b) => a.cost - b.cost);
}

/** The middle of up to three values. */
const middle = (a: number, b: number, c: number, count: number): number => {
  if (count === 1) return a;
  return count === 2 ? (a + b) / 2 : Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
};

interface Plane {
  readonly from: (seen: Seen) => { values: Uint8Array; mask: Uint8Array };
  readonly to: Uint8Array;
  readonly left: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Luma pixels to one of its own. */
  readonly scale: 1 | 2;
}

/** Fills what is left of one square of one plane. */
function fillSquare({ from, to, left, width, height, scale }: Plane, cell: Rect, sources: readonly Source[]): void {
  const planes = sources.map(({ other, shift, lighter }) => ({
    ...from(other),
    dx: Math.round(shift.x / scale),
    dy: Math.round(shift.y / scale),
    by: scale === 1 ? lighter : 0,
  }));
  const [right, bottom] = [Math.min(width, (cell.left + cell.width) / scale), Math.min(height, (cell.top + cell.height) / scale)];
  for (let y = cell.top / scale; y < bottom; y += 1)
    for (let x = cell.left / scale; x < right; x += 1) {
      const i = y * width + x;
      if (!left[i]) continue;
      let [a, b, c, count] = [0, 0, 0, 0];
      for (const { values, mask, dx, dy, by } of planes) {
        const [sx, sy] = [x + dx, y + dy];
        if (sx < 0 || sy < 0 || sx >= width || sy >= height || mask[sy * width + sx]) continue;
        const value = (values[sy * width + sx] ?? 0) + by;
        if (count === 0) a = value;
        else if (count === 1) b = value;
        else c = value;
        count += 1;
        if (count === SAMPLES) break;
      }
      if (count === 0) continue;
      to[i] = Math.max(0, Math.min(255, Math.round(middle(a, b, c, count))));
      left[i] = 0;
    }
}

const colours = new WeakMap<Seen, Uint8Array>();
function coloursOf(seen: Seen): Uint8Array {
  const known = colours.get(seen) ?? colourMask(seen.mask, seen.patch);
  colours.set(seen, known);
  return known;
}

/**
 * Fills what a mask covers with what other times show there, square by square, where the two agree around it. `into` has
 * the picture and is written to; answers what is still covered: of luma, and of colour.
 */
export function borrow(here: Seen, others: readonly Other[], into: Picture, how: Borrowing): { luma: Uint8Array; colour: Uint8Array } {
  const { width, height } = here.patch;
  const left = { luma: Uint8Array.from(here.mask), colour: Uint8Array.from(coloursOf(here)) };
  const half = { width: width / 2, height: height / 2 };
  const planes: readonly Plane[] = [
    { from: (seen) => ({ values: seen.patch.planes[0], mask: seen.mask }), to: into.planes[0], left: left.luma, width, height, scale: 1 },
    ...([1, 2] as const).map((n): Plane => ({
      from: (seen) => ({ values: seen.patch.planes[n], mask: coloursOf(seen) }),
      to: into.planes[n],
      left: n === 1 ? Uint8Array.from(left.colour) : left.colour,
      ...half,
      scale: 2,
    })),
  ];
  for (let top = 0; top < height; top += how.cell)
    for (let from = 0; from < width; from += how.cell) {
      const cell = { left: from, top, width: Math.min(how.cell, width - from), height: Math.min(how.cell, height - top) };
      if (!touches(here.mask, width, cell)) continue;
      const sources = sourcesFor(here, others, cell, how);
      if (sources.length > 0) for (const plane of planes) fillSquare(plane, cell, sources);
    }
  return left;
}

function touches(mask: Uint8Array, width: number, { left, top, ...cell }: Rect): boolean {
  for (let y = top; y < top + cell.height; y += 1) for (let x = left; x < left + cell.width; x += 1) if (mask[y * width + x]) return true;
  return false;
}
