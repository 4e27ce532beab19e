import { distanceFrom } from "./distance.ts";
import { islandsOf, type Island } from "./islands.ts";
import { distances, plainGround } from "./plain.ts";
import { mapped, type Picture, type Plane } from "./raster.ts";

/** Distances of colour (0…441 in RGB) up to which a pixel may be ground, and up to which it is: what is white itself is shaded. */
const [LIKE, SAME] = [14, 2];
/** So much of what lies deeper than so many pixels within an opening is ground: at its rim it is mixed with the thing's colour. */
const [PURE, DEEP] = [0.6, 4];
/** Fewer such pixels tell nothing. */
const FEWEST = 60;
/** An opening is this deep, as a share of what lies between it and the ground outside: a print is a small thing on a broad one. */
const HOLLOW = 0.3;
/** And, of a picture's longer side, this deep: white in a pattern is smaller. Where one is, smaller ones may be beside it. */
const WIDE = 0.04;
/**
 * A screen or a sheet fills its outline, and that the largest four-sided figure in it but for these: of an ellipse that is two thirds,
 * and what is left between the parts of a thing is hollow.
 */
const [FILLED, FOUR_SIDED] = [0.9, 1.14];
/** Words and pictures take more than this of what they are on; through an opening little is seen. */
const WRITTEN = 0.01;
/** Directions in which the corners of an outline are looked for. */
const DIRECTIONS = 16;

type Point = readonly [x: number, y: number];

/** Twice the area of a triangle. */
const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay));

/** The farthest points of some pixels, in turn around them. */
function outlineOf(pixels: readonly Point[]): Point[] {
  return Array.from({ length: DIRECTIONS }, (_, turn) => {
    const [cos, sin] = [Math.cos((turn / DIRECTIONS) * 2 * Math.PI), Math.sin((turn / DIRECTIONS) * 2 * Math.PI)];
    return pixels.reduce((most, one) => (one[0] * cos + one[1] * sin > most[0] * cos + most[1] * sin ? one : most));
  });
}

/** How many pixels lie between the first and the last of each row (1) or column (0): with what is written on them. */
function spanned(pixels: readonly Point[], line: 0 | 1): number {
  const ends = new Map<number, readonly [first: number, last: number]>();
  for (const one of pixels) {
    const [at, along] = [one[line], one[1 - line] ?? 0];
    const [first, last] = ends.get(at) ?? [along, along];
    ends.set(at, [Math.min(first, along), Math.max(last, along)]);
  }
  return [...ends.values()].reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** Of what lies within some pixels and is none of them, how much hangs together with nothing beside them: words, pictures on a screen. */
function writtenOn(pixels: readonly Point[], { left, top, right, bottom }: Island): number {
  const [width, height] = [right - left + 3, bottom - top + 3];
  const others = { data: new Float32Array(width * height).fill(1), width, height };
  for (const [x, y] of pixels) others.data[(y - top + 1) * width + x - left + 1] = 0;
  return islandsOf(others).islands.reduce((sum, one) => (one.left === 0 ? sum : sum + one.size), 0);
}

/** Whether some pixels are a sheet of four sides or three: a thing is looked at there, and not through. */
function isSheet(pixels: readonly Point[]): boolean {
  const corners = outlineOf(pixels);
  const from = corners[0] ?? [0, 0];
  const all = corners.reduce((sum, corner, at) => sum + triangle(from, corner, corners[at + 1] ?? from), 0);
  const widest = (a: Point, b: Point, others: readonly Point[]): number =>
    others.reduce((most, other) => Math.max(most, triangle(a, b, other)), 0);
  const largest = corners.flatMap((a, at) =>
    corners
      .slice(at + 1)
      .map(
        (b, apart) =>
          widest(a, b, corners.slice(at + 1, at + 1 + apart)) + widest(a, b, [...corners.slice(at + 2 + apart), ...corners.slice(0, at)]),
      ),
  );
  return 2 * Math.min(spanned(pixels, 0), spanned(pixels, 1)) > all * FILLED && all < Math.max(...largest) * FOUR_SIDED;
}

/** Parts of a picture that may be ground, and how far each pixel lies from their rim, and from the ground outside. */
interface Field {
  readonly distance: Float32Array;
  readonly labels: Int32Array;
  readonly width: number;
  readonly depth: Float32Array;
  readonly apart: Float32Array;
}

/** How deep an opening is at which the ground itself is seen within a thing; 0 where it is the thing's own. */
function openingAt(island: Island, label: number, { distance, labels, width, depth, apart }: Field): number {
  const { left, top, right, bottom } = island;
  const pixels: Point[] = [];
  const rim: number[] = [];
  let [deep, pure, deepest] = [0, 0, 0];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const index = y * width + x;
      if (labels[index] !== label) continue;
      const own = depth[index] ?? 0;
      pixels.push([x, y]);
      deepest = Math.max(deepest, own);
      if (own < 2) rim.push(apart[index] ?? 0);
      if (own < DEEP) continue;
      deep += 1;
      if ((distance[index] ?? 0) <= SAME) pure += 1;
    }
  const around = rim.toSorted((a, b) => a - b)[Math.floor(rim.length / 2)] ?? 0;
  const isDeep = deep >= FEWEST && pure >= deep * PURE && deepest >= around * HOLLOW;
  return isDeep && writtenOn(pixels, island) <= pixels.length * WRITTEN && !isSheet(pixels) ? deepest : 0;
}

/**
 * A network's mask without what a thing encloses of its plain ground: it fills rings and handles.
 * The mask itself where there is none.
 */
export function withOpenings(picture: Picture, coarse: Plane): Plane {
  const ground = plainGround(picture);
  if (ground === null) return coarse;
  const { width, height } = picture;
  const distance = distances(picture, ground);
  const like = { data: distance.map((value) => (value <= LIKE ? 1 : 0)), width, height };
  const { labels, islands } = islandsOf(like);
  const isAtRim = ({ left, top, right, bottom }: Island): boolean =>
    left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  const outside = new Set(islands.flatMap((island, at) => (isAtRim(island) ? [at + 1] : [])));
  const field = {
    distance,
    labels,
    width,
    depth: distanceFrom(like, (index) => labels[index] === 0),
    apart: distanceFrom(like, (index) => outside.has(labels[index] ?? 0)),
  };
  const openings = islands.map((island, at) => (outside.has(at + 1) ? 0 : openingAt(island, at + 1, field)));
  if (Math.max(0, ...openings) < WIDE * Math.max(width, height)) return coarse;
  return mapped(coarse, (value, index) => ((openings[(labels[index] ?? 0) - 1] ?? 0) > 0 ? 0 : value));
}
