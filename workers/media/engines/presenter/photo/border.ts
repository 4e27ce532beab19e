import { boxBlur, channel, type Picture, type Plane } from "../../picture/raster.ts";

/** The longest side at which a border is looked for. */
const SIGHT = 320;
/** A step (0…1, across two pixels) that is less is noise or a soft shadow: of brightness, and of any color where it may change its sign. */
const [STEP, ANY_STEP] = [0.025, 0.05] as const;
/** How far a side may lean: prints are held askew, screens are seen from the side. */
const LEAN = 24;
/** The longest hole in a side, as a share of the picture's longest side: a finger over an edge. */
const HOLE = 0.08;
/** How much of each side must be seen between its corners; and how much may go on behind them. */
const [SEEN, ANY_SEEN, BEYOND] = [0.8, 0.9, 0.5] as const;
/** Lines that are tried of each side. */
const TRIED = 20;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Point = readonly [number, number];

/** A line as its place at the middle of the face and its slope, along x (`flat`) or along y. */
interface Line {
  readonly flat: boolean;
  readonly at: number;
  readonly slope: number;
  /** Whether it is brighter behind it (+1, in growing x or y) or before it (−1); 0: now this, now that, as at a print without a rim. */
  readonly sign: number;
  readonly length: number;
}

interface Sight {
  /** Change of brightness across and down. */
  readonly across: Plane;
  readonly down: Plane;
  /** The same of whichever color changes most, without a sign. */
  readonly anyAcross: Plane;
  readonly anyDown: Plane;
  readonly face: Box;
}

function sightOf(picture: Picture, face: Box): Sight {
  const scale = Math.min(1, SIGHT / Math.max(picture.width, picture.height));
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const [red, green, blue] = [0, 1, 2].map((part) => channel(picture, part, size).data);
  const luma = { data: Float32Array.from(green ?? [], (g, at) => 0.3 * (red?.[at] ?? 0) + 0.59 * g + 0.11 * (blue?.[at] ?? 0)), ...size };
  const { data } = luma;
  const by = (step: number): Plane => ({
    data: data.map((_, at) => (data[at + step] ?? 0) - (data[at - step] ?? 0)),
    ...size,
  });
  const { width, height } = size;
  const box = { x: face.x * width, y: face.y * height, width: face.width * width, height: face.height * height };
  const any = (step: number): Plane => {
    const most = new Float32Array(data.length);
    for (const one of [red, green, blue]) {
      const steps = most.map((_, at) => (one?.[at + step] ?? 0) - (one?.[at - step] ?? 0));
      for (const [at, value] of boxBlur({ data: steps, ...size }, 1).data.entries()) most[at] = Math.max(most[at] ?? 0, Math.abs(value));
    }
    return { data: most, ...size };
  };
  return { across: boxBlur(by(1), 1), down: boxBlur(by(width), 1), anyAcross: any(1), anyDown: any(width), face: box };
}

const leastStep = (sign: number): number => (sign === 0 ? ANY_STEP : STEP);

const middleOf = ({ face }: Sight, flat: boolean): number => (flat ? face.x + face.width / 2 : face.y + face.height / 2);

/** Where a line is at `along`. */
const placeOn = (sight: Sight, { flat, at, slope }: Pick<Line, "flat" | "at" | "slope">, along: number): number =>
  at + slope * (along - middleOf(sight, flat));

/** The step of brightness across a line at one of its points, the strongest within a pixel; 0 outside the picture. */
function stepAt(sight: Sight, line: Pick<Line, "flat" | "at" | "slope">, along: number, sign: number): number {
  const { data, width, height } = sign === 0 ? (line.flat ? sight.anyDown : sight.anyAcross) : line.flat ? sight.down : sight.across;
  const place = Math.round(placeOn(sight, line, along));
  let most = 0;
  for (let near = place - 1; near <= place + 1; near += 1) {
    const [x, y] = line.flat ? [along, near] : [near, along];
    if (x >= 0 && y >= 0 && x < width && y < height) most = Math.max(most, (data[y * width + x] ?? 0) * (sign || 1));
  }
  return most;
}

/** How long a line is seen through the span of the face without a hole; 0: it does not pass it. */
function seenAlong(sight: Sight, line: Pick<Line, "flat" | "at" | "slope">, sign: number): number {
  const end = line.flat ? sight.across.width : sight.across.height;
  const hole = HOLE * Math.max(sight.across.width, sight.across.height);
  const { face } = sight;
  const [from, to] = line.flat ? [face.x, face.x + face.width] : [face.y, face.y + face.height];
  let [count, missed] = [0, 0];
  const walk = (start: number, way: number): number => {
    let last = start;
    missed = 0;
    for (let along = start; along >= 0 && along < end && missed <= hole; along += way) {
      const seen = stepAt(sight, line, along, sign) >= leastStep(sign);
      missed = seen ? 0 : missed + 1;
      if (seen) [count, last] = [count + 1, along];
    }
    return last;
  };
  // Most lines are none: a few points tell.
  const probes = [0.1, 0.3, 0.5, 0.7, 0.9].filter(
    (part) => stepAt(sight, line, Math.round(from + (to - from) * part), sign) >= leastStep(sign),
  );
  if (probes.length < 3) return 0;
  const middle = Math.round((from + to) / 2);
  const [low, high] = [walk(middle, -1), walk(middle + 1, 1)];
  return low <= from + (to - from) * 0.1 && high >= to - (to - from) * 0.1 ? count : 0;
}

/** The longest lines on one side of the face, between `from` and `to` at its middle. */
function linesOf(sight: Sight, flat: boolean, from: number, to: number): Line[] {
  const found: Line[] = [];
  for (let at = Math.round(from); at <= to; at += 1) {
    for (let degrees = -LEAN; degrees <= LEAN; degrees += 1) {
      const slope = Math.tan((degrees * Math.PI) / 180);
      for (const sign of [1, -1, 0]) {
        const length = seenAlong(sight, { flat, at, slope }, sign);
        if (length > 0) found.push({ flat, at, slope, sign, length });
      }
    }
  }
  const best: Line[] = [];
  for (const line of found.toSorted((a, b) => b.length - a.length)) {
    const isNew = best.every(
      ({ at, slope, sign }) => Math.abs(at - line.at) > 2 || Math.abs(slope - line.slope) > 0.06 || sign !== line.sign,
    );
    if (isNew) best.push(line);
    if (best.length === TRIED) break;
  }
  return best;
}

/** Where a flat line and an upright one meet. */
function corner(sight: Sight, flat: Line, upright: Line): Point {
  const [mx, my] = [middleOf(sight, true), middleOf(sight, false)];
  // y = flat.at + flat.slope (x − mx), x = upright.at + upright.slope (y − my)
  const x = (upright.at + upright.slope * (flat.at - flat.slope * mx - my)) / (1 - upright.slope * flat.slope);
  return [x, placeOn(sight, flat, x)];
}

/** How much of a line is seen from one place along it to another. */
function share(sight: Sight, line: Line, from: number, to: number): number {
  let [seen, all] = [0, 0];
  for (let along = Math.ceil(from); along <= to; along += 1) {
    all += 1;
    if (stepAt(sight, line, along, line.sign) >= leastStep(line.sign)) seen += 1;
  }
  return all === 0 ? 0 : seen / all;
}

/** A side between its corners, with what goes on behind them. */
function ends(sight: Sight, line: Line, from: number, to: number): boolean {
  if (share(sight, line, from, to) < (line.sign === 0 ? ANY_SEEN : SEEN)) return false;
  const more = (to - from) * 0.15;
  return share(sight, line, from - more, from - 4) <= BEYOND || share(sight, line, to + 4, to + more) <= BEYOND;
}

/** Corners of a border around the face, as fractions of the picture, clockwise from the upper left. */
export type Border = readonly [Point, Point, Point, Point];

/**
 * The border of a picture within the picture, around a face (its box as fractions): a print, a screen or a frame. Its lower
 * side is what tells it from doors, windows and pictures on the wall behind somebody: their shoulders would hide it.
 */
export function borderAround(picture: Picture, box: Box): Border | null {
  const sight = sightOf(picture, box);
  const { face, across } = sight;
  const { width, height } = across;
  const [right, bottom] = [face.x + face.width, face.y + face.height];
  const below = linesOf(sight, true, bottom + face.height * 0.02, Math.min(height - 4, bottom + face.height * 3.5));
  if (below.length === 0) return null;
  const above = linesOf(sight, true, 3, face.y);
  const before = linesOf(sight, false, 3, face.x);
  const behind = linesOf(sight, false, right, width - 4);
  const isInside = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x < width && y < height;
  for (const low of below)
    for (const left of before)
      for (const far of behind) {
        const [c, d] = [corner(sight, low, far), corner(sight, low, left)];
        if (!isInside(c) || !isInside(d) || !ends(sight, low, d[0], c[0])) continue;
        for (const high of above) {
          const [a, b] = [corner(sight, high, left), corner(sight, high, far)];
          if (!isInside(a) || !isInside(b) || !ends(sight, high, a[0], b[0])) continue;
          if (!ends(sight, left, a[1], d[1]) || !ends(sight, far, b[1], c[1])) continue;
          const part = ([x, y]: Point): Point => [x / width, y / height];
          return [part(a), part(b), part(c), part(d)];
        }
      }
  return null;
}
