import type { Rect, Size } from "./patch.ts";

/** A step across the edge of a band, in levels, and how much of the edge must have it. */
const STEP = 7;
const AGREEING = 0.65;
/** A band ends no further from its text than this many times the text's height. */
const HUGS = 1.2;
/** Sides that must be seen: the fourth may be cut off by the box. */
const SIDES = 3;

interface Edge {
  readonly at: number;
  readonly step: number;
}

/** How an image steps from one line of a rectangle to the next, along the whole of that line; lines run across (`down` false) or down. */
interface Scan {
  readonly luma: Uint8Array;
  readonly covered: Uint8Array;
  readonly width: number;
  readonly down: boolean;
  /** Where lines begin and end. */
  readonly from: number;
  readonly to: number;
}

const indexOf = ({ width, down }: Scan, line: number, along: number): number => (down ? along * width + line : line * width + along);

/** The mean step over line `at`, or 0 where the line does not agree on it. */
function stepAt(scan: Scan, at: number): number {
  let [sum, up, sunk, count] = [0, 0, 0, 0];
  for (let along = scan.from; along < scan.to; along += 1) {
    const [before, after] = [indexOf(scan, at - 1, along), indexOf(scan, at + 1, along)];
    if (scan.covered[before] || scan.covered[after]) continue;
    const step = (scan.luma[after] ?? 0) - (scan.luma[before] ?? 0);
    sum += step;
    count += 1;
    if (step > 2) up += 1;
    if (step < -2) sunk += 1;
  }
  return count > 8 && Math.max(up, sunk) >= count * AGREEING ? sum / count : 0;
}

/** The strongest edge among some lines. */
function strongest(scan: Scan, first: number, last: number): Edge {
  let best: Edge = { at: first, step: 0 };
  for (let at = Math.max(1, first); at <= last; at += 1) {
    const step = stepAt(scan, at);
    if (Math.abs(step) > Math.abs(best.step)) best = { at, step };
  }
  return best;
}

interface Place {
  /** The box, and where in it the strokes are. */
  readonly inner: Rect;
  readonly text: Rect;
}

/**
 * The band that a text stands on: straight edges around its strokes, all of them darker or all lighter inside. Null
 * where there is none.
 */
export function bandMask(luma: Uint8Array, seeds: Uint8Array, { width, height }: Size, { inner, text }: Place): Uint8Array | null {
  const across = { luma, covered: seeds, width, down: false, from: text.left, to: text.left + text.width };
  const down = { luma, covered: seeds, width, down: true, from: text.top, to: text.top + text.height };
  const [right, bottom] = [text.left + text.width, text.top + text.height];
  const reach = Math.round(text.height * HUGS);
  const edges = [
    strongest(across, Math.max(1, inner.top - 4, text.top - reach), text.top - 1),
    strongest(across, bottom, Math.min(height - 2, inner.top + inner.height + 4, bottom + reach)),
    strongest(down, Math.max(1, inner.left - 4, text.left - reach), text.left - 1),
    strongest(down, right, Math.min(width - 2, inner.left + inner.width + 4, right + reach)),
  ] as const;
  const inward = edges.map(({ step }, n) => (n % 2 === 0 ? step : -step));
  const [darker, lighter] = [inward.filter((step) => step < -STEP).length, inward.filter((step) => step > STEP).length];
  if (Math.max(darker, lighter) < SIDES) return null;
  const isEdge = (n: number): boolean => (darker > lighter ? (inward[n] ?? 0) < -STEP : (inward[n] ?? 0) > STEP);
  const [above, below, before, after] = edges;
  /** From the text to the band's edge; where that is not seen, as far as on the other side. */
  const room = (n: number, own: number, other: number): number => (isEdge(n) ? own : Math.max(0, other)) + 2;
  const [high, low] = [text.top - above.at, below.at - bottom];
  const [near, far] = [text.left - before.at, after.at - right];
  const band = {
    top: text.top - room(0, high, low),
    bottom: bottom + room(1, low, high),
    left: text.left - room(2, near, far),
    right: right + room(3, far, near),
  };
  const mask = new Uint8Array(width * height);
  for (let y = Math.max(0, band.top); y < Math.min(height, band.bottom); y += 1)
    mask.fill(1, y * width + Math.max(0, band.left), y * width + Math.min(width, band.right));
  return mask;
}
