interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place in a picture, 0…1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A part of a picture, 0…1. */
export type Spot = Point & Size;

interface Group {
  readonly canvas: Size;
  readonly plate: Size;
  readonly focus: Point;
  readonly people: readonly Spot[];
}

/** Air beside a face and its hair, of its width. */
const BESIDE = 0.05;
/** What a camera that goes closer and aside takes away at either side, of the frame. */
const TAKEN = 0.065;
const STEPS = 200;

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({ x, width }: Spot): Span => ({ from: x - width * BESIDE, to: x + width * (1 + BESIDE) });

/** What of a window's width is lost of those that its edges go through: nobody is to be cut, and as many as can be are seen. */
function loss({ from, to }: Span, spans: readonly Span[]): number {
  const taken = (to - from) * TAKEN;
  const isIn = (one: Span): boolean => one.from >= from + taken && one.to <= to - taken;
  const isOut = (one: Span): boolean => one.to <= from || one.from >= to;
  return spans.reduce((sum, one) => sum + (isIn(one) ? 0 : isOut(one) ? 1 : spans.length + 1), 0);
}

/**
 * What stays in view of a group that is wider than the frame: the frame is as near to the focus as it can be without an edge
 * that goes through a face. Where all fit, or there is one face, the focus itself.
 */
export function focusBeside({ canvas, plate, focus, people }: Group): Point {
  const share = canvas.width / (plate.width * Math.max(canvas.width / plate.width, canvas.height / plate.height));
  if (people.length < 2 || share >= 1) return focus;
  const spans = people.map(spanOf);
  const near = (x: number): number => Math.min(1 - share / 2, Math.max(share / 2, x));
  const lossAt = (x: number): number => loss({ from: x - share / 2, to: x + share / 2 }, spans);
  const middles = Array.from({ length: STEPS + 1 }, (_, at) => share / 2 + ((1 - share) * at) / STEPS);
  const start = near(focus.x);
  const best = middles.reduce((a, b) => {
    const [less, same] = [lossAt(b) < lossAt(a), lossAt(b) === lossAt(a)];
    return less || (same && Math.abs(b - start) < Math.abs(a - start)) ? b : a;
  }, start);
  return { ...focus, x: best };
}
