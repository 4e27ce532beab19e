import type { Box } from "../picture/measure.ts";
import { boxBlur, type Picture, type Plane, plane } from "../picture/raster.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a scene has that nothing is to be set before, 0…1. */
export interface Taken {
  readonly people: readonly Box[];
  /** What stands out in it; null: nothing does. */
  readonly subject: Plane | null;
}

/** How much of the frame a thing takes at most, the first that fits; where its foot is, from the top. */
export interface Stands {
  readonly heights: readonly number[];
  readonly width: number;
  readonly foot: number;
  /** It keeps so far from the scene's sides, of its width. */
  readonly margin?: number;
  /** Where its middle may be, the best first; absent: thirds before the middle. */
  readonly middles?: readonly number[];
}
const STANDS: Stands = { heights: [0.5, 0.42, 0.34], width: 0.42, foot: 0.93 };
/** Who is cut off by the lower edge of the picture stands at the lower edge of the scene. */
const CUT_OFF: Stands = { heights: [0.78, 0.66, 0.54], width: 0.6, foot: 1 };
/** Who is cut off at one side, too, is a head and a shoulder: small, they would be a head in the scene's corner. */
const CUT_AT_SIDE: Stands = { heights: [0.78, 0.66], width: 0.82, foot: 1 };
/** Where the middle of a thing may be: thirds before the middle. */
const MIDDLES = [0.3, 0.7, 0.22, 0.78, 0.5, 0.4, 0.6] as const;
/** A placement this good is kept; else the thing is made smaller. */
const GOOD = 0.12;

const shared = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w <= 0 || h <= 0 ? 0 : w * h;
};

/** A face with the hair and neck around it. */
const head = ({ x, y, width, height }: Box): Box => ({
  x: x - width * 0.35,
  y: y - height * 0.5,
  width: width * 1.7,
  height: height * 2,
});

/** How much there is to see in each part of a scene: what is quiet is free. 0…1. */
function business({ data, width, height }: Picture): Plane {
  const edges = plane(width, height);
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * 3 + 1;
      const here = data[at] ?? 0;
      edges.data[y * width + x] = Math.min(1, (Math.abs(here - (data[at - 3] ?? 0)) + Math.abs(here - (data[at - width * 3] ?? 0))) / 60);
    }
  return boxBlur(edges, Math.max(1, Math.round(Math.max(width, height) / 40)));
}

function meanIn({ data, width, height }: Plane, box: Box): number {
  let [sum, count] = [0, 0];
  const step = Math.max(1, Math.round(width / 160));
  for (let y = Math.max(0, Math.round(box.y * height)); y < Math.min(height, (box.y + box.height) * height); y += step)
    for (let x = Math.max(0, Math.round(box.x * width)); x < Math.min(width, (box.x + box.width) * width); x += step) {
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  return count === 0 ? 1 : sum / count;
}

/** What a place costs: faces most, then what the scene is of, then what there is to see; the middle a little. */
function costOf(box: Box, { people, subject }: Taken, busy: Plane): number {
  const faces = people.map(head).reduce((sum, face) => sum + shared(box, face) / (face.width * face.height), 0);
  const covered = subject ? meanIn(subject, box) : 0;
  const out = Math.max(0, -box.x, box.x + box.width - 1);
  const middle = Math.abs(box.x + box.width / 2 - 0.5) < 0.1 ? 0.08 : 0;
  return faces * 4 + covered * 1.2 + meanIn(busy, box) * 0.3 + out * 8 + middle;
}

/** Edges of its own picture that a thing is cut off by. */
export interface Cut {
  readonly above: boolean;
  readonly below: boolean;
  readonly left: boolean;
  readonly right: boolean;
}

/** So much of a thing's height along a side is a cut, not a hand that touches it. */
const ALONG = 0.12;
/** A side so straight, of the picture's width, along so much of a person's height, was cut; an arm that hangs is not. */
const [STRAIGHT, CUT_ALONG] = [0.004, 0.25];

/**
 * Which edges of its picture cut a thing off. `box` is where its mask is, 0…1. A picture may have margins of its own:
 * nobody ends in a straight line, so a person (`isPerson`) is cut off at a straight side within the picture, too.
 */
export function cutBy({ data, width, height }: Plane, box: Box, isPerson: boolean): Cut {
  const [from, to] = [Math.floor(box.y * height), Math.ceil((box.y + box.height) * height)];
  const rows = Array.from({ length: to - from }, (_, at) => (from + at) * width);
  const isIn = (at: number): boolean => (data[at] ?? 0) > 0.5;
  const along = (x: number): boolean => rows.filter((row) => isIn(row + x)).length > rows.length * ALONG;
  /** Where the person ends in each row, seen from a side. */
  const ends = (step: 1 | -1): number[] =>
    rows.flatMap((row) => {
      let x = step === 1 ? 0 : width - 1;
      while (x >= 0 && x < width && !isIn(row + x)) x += step;
      return x >= 0 && x < width ? [x] : [];
    });
  const isStraight = (step: 1 | -1): boolean => {
    const all = ends(step);
    const furthest = all.reduce((one, other) => (step === 1 ? Math.min(one, other) : Math.max(one, other)), all[0] ?? 0);
    const near = all.filter((x) => Math.abs(x - furthest) <= Math.max(1, width * STRAIGHT));
    return near.length > rows.length * CUT_ALONG;
  };
  const [left, right] = [Math.floor(box.x * width), Math.ceil((box.x + box.width) * width)];
  const across = (y: number): boolean => {
    let count = 0;
    for (let x = left; x < right; x += 1) if (isIn(y * width + x)) count += 1;
    return count > (right - left) * ALONG;
  };
  return {
    above: across(1),
    // What touches its picture's edge in a point is whole.
    below: box.y + box.height > 0.985 && across(height - 2),
    left: along(1) || (isPerson && isStraight(1)),
    right: along(width - 2) || (isPerson && isStraight(-1)),
  };
}

/** What is cut off at one side stands at that side of the scene: its edge is the scene's. */
const middlesOf = ({ left, right }: Cut, width: number): readonly number[] =>
  left === right ? MIDDLES : left ? [width / 2] : [1 - width / 2];

/** Who spans a scene is a little wider than it, so that the sides at which their photograph ends lie outside; and so tall at most. */
const SPAN = { width: 1.03, tallest: 0.92 } as const;

/** Whether who is cut off at both sides and below fills a scene from side to side, with room above the head. */
export const spans = (cut: Cut, shape: Size, scene: Size): boolean =>
  cut.left &&
  cut.right &&
  cut.below &&
  !cut.above &&
  ((shape.height / shape.width) * SPAN.width * scene.width) / scene.height <= SPAN.tallest;

/**
 * Where in a scene a thing of a shape stands: on its ground, in the free third, off faces and what the scene is of.
 * `cut`: where its picture ends before it does; `at`: how large it may be, and where its foot is. Answers its box, 0…1.
 */
export function placeIn(scene: Picture, { at, ...shape }: Size & { cut: Cut; at?: Stands }, taken: Taken): Box {
  if (spans(shape.cut, shape, scene)) {
    const height = ((shape.height / shape.width) * SPAN.width * scene.width) / scene.height;
    return { x: (1 - SPAN.width) / 2, y: 1 - height, width: SPAN.width, height };
  }
  const { below, left, right } = shape.cut;
  const usual = at ?? (below ? (left === right ? CUT_OFF : CUT_AT_SIDE) : STANDS);
  // Whose head is cut off reaches to the scene's upper edge: a neck that ends in the air is none.
  const stands = shape.cut.above ? { heights: [usual.foot], width: 1, foot: usual.foot } : usual;
  const busy = business(scene);
  const kept = usual.margin ?? 0;
  let best: { box: Box; cost: number } | null = null;
  for (const tall of stands.heights) {
    const first = stands.heights[0] ?? tall;
    const widest = shape.cut.above ? Infinity : (scene.width * stands.width * tall) / first / shape.width;
    const by = Math.min((scene.height * tall) / shape.height, widest);
    const [width, height] = [(shape.width * by) / scene.width, (shape.height * by) / scene.height];
    for (const middle of usual.middles ?? middlesOf(shape.cut, width)) {
      const x = middle - width / 2;
      const box = { x: kept === 0 ? x : Math.min(1 - kept - width, Math.max(kept, x)), y: stands.foot - height, width, height };
      const cost = costOf(box, taken, busy);
      if (best === null || cost < best.cost - 0.05) best = { box, cost };
    }
    if (best !== null && best.cost < GOOD) break;
  }
  return best?.box ?? { x: 0.25, y: 0.4, width: 0.5, height: 0.5 };
}
