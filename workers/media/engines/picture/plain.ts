import { distanceFrom } from "./distance.ts";
import { boxBlur, mapped, smoothstep, type Picture, type Plane } from "./raster.ts";
import { median } from "../median.ts";

/** Red, green, blue, 0…255. */
export type Colour = readonly [number, number, number];

/** Distances of colour (0…441 in RGB) within which a pixel is background, and from which it surely is not. */
const SAME = 14;
export const OTHER = 42;
/** The very colour of the ground, but for a camera's noise: what is white itself is shaded. */
const PURE = 2;
/** Pixels from the rim of that colour: what is joined with the border through a narrower gap may be the thing's own. */
const GAP = 3;
/** Where the network sees less than this, it sees no subject. */
const ELSEWHERE = 0.3;
/** The share of the border that must have one colour. */
const UNIFORM = 0.86;

export interface PlainBackground {
  readonly colour: Colour;
  /** Share of the border in that colour. */
  readonly uniform: number;
  /** 1 where the subject is. */
  readonly mask: Plane;
  /** 1 where the very colour of the ground goes on from the border: no method is needed to see that. */
  readonly pure: Uint8Array;
}

function borderPixels({ width, height }: Picture): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  return [...across, ...down];
}

/** Per pixel, how far its colour is from another, 0…441. */
export function distances({ data, width, height }: Picture, [r, g, b]: Colour): Float32Array {
  const target = new Float32Array(width * height);
  for (let index = 0; index < target.length; index += 1) {
    const [dr, dg, db] = [(data[index * 3] ?? 0) - r, (data[index * 3 + 1] ?? 0) - g, (data[index * 3 + 2] ?? 0) - b];
    target[index] = Math.sqrt(dr * dr + dg * dg + db * db);
  }
  return target;
}

/** The pixels of background colour that are connected with the border. */
function flooded(distance: Float32Array, { width, height }: Picture, seeds: readonly number[]): Uint8Array {
  const reached = new Uint8Array(distance.length);
  const stack = new Int32Array(distance.length + seeds.length);
  let top = 0;
  const visit = (index: number): void => {
    if (reached[index] === 1 || (distance[index] ?? OTHER) > SAME) return;
    reached[index] = 1;
    stack[top] = index;
    top += 1;
  };
  seeds.forEach(visit);
  while (top > 0) {
    top -= 1;
    const index = stack[top] ?? 0;
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return reached;
}

/** Where the very colour of the ground goes on from the border, through no narrow gap. */
function pureGround(distance: Float32Array, picture: Picture, border: readonly number[]): Uint8Array {
  const depth = distanceFrom(picture, (index) => (distance[index] ?? OTHER) > PURE);
  const core = flooded(
    depth.map((value) => (value >= GAP ? 0 : OTHER)),
    picture,
    border,
  );
  const near = distanceFrom(picture, (index) => core[index] === 1);
  return Uint8Array.from(near, (value, index) => (value < GAP && (distance[index] ?? OTHER) <= PURE ? 1 : 0));
}

/** The border's one colour, and how much of the border has it. */
function borderColour(picture: Picture, border: readonly number[]): { colour: Colour; distance: Float32Array; uniform: number } {
  const [r, g, b] = [0, 1, 2].map((part) => median(border.map((index) => picture.data[index * 3 + part] ?? 0)));
  const colour: Colour = [r ?? 0, g ?? 0, b ?? 0];
  const distance = distances(picture, colour);
  return { colour, distance, uniform: border.filter((index) => (distance[index] ?? OTHER) <= SAME).length / border.length };
}

/** A border of which so much has one colour is plain, but for what reaches over it. */
const MOSTLY = 0.5;

/** Channels that lie further apart than this are a color, and all below this are dark (0…255): neither is a shadow on light ground. */
const [COLORED, DARK] = [24, 90] as const;

export function isShadow({ data }: Picture, index: number): boolean {
  const [r, g, b] = [data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0];
  return Math.max(r, g, b) - Math.min(r, g, b) < COLORED && Math.max(r, g, b) > DARK;
}

/**
 * What a mask leaves out of a picture whose border is mostly of one colour: the share of the mask that is neither in it nor
 * of that colour nor a shadow, as the hair and the legs of somebody whose shirt alone was found. 0 where the border is of many colours.
 */
export function leftOut(picture: Picture, mask: Plane): number {
  const { distance, uniform } = borderColour(picture, borderPixels(picture));
  if (uniform < MOSTLY) return 0;
  let [inside, out] = [0, 0];
  mask.data.forEach((value, index) => {
    inside += value;
    if (value < ELSEWHERE && (distance[index] ?? 0) > OTHER && !isShadow(picture, index)) out += 1;
  });
  return out / Math.max(1, inside);
}

/** The one colour of a picture's border; null where it has none. */
export function plainGround(picture: Picture): Colour | null {
  const { colour, uniform } = borderColour(picture, borderPixels(picture));
  return uniform < UNIFORM ? null : colour;
}

/**
 * The border's one colour, and the subject keyed from it with a soft edge; null when the border has no one colour.
 * `coarse`, a network's mask, opens what the background shows through: the inside of a handle.
 */
export function plainBackground(picture: Picture, coarse: Plane): PlainBackground | null {
  const border = borderPixels(picture);
  const { colour, distance, uniform } = borderColour(picture, border);
  if (uniform < UNIFORM) return null;
  const seeds = [...border];
  for (let index = 0; index < distance.length; index += 1)
    if ((coarse.data[index] ?? 1) < ELSEWHERE && (distance[index] ?? OTHER) < SAME / 2) seeds.push(index);
  const outside = flooded(distance, picture, seeds);
  const nearness = boxBlur({ data: Float32Array.from(outside), width: picture.width, height: picture.height }, 2);
  const mask = mapped(nearness, (near, index) => {
    if (outside[index] === 1) return 0;
    return near === 0 ? 1 : smoothstep(SAME * 0.5, OTHER, distance[index] ?? OTHER);
  });
  return { colour, uniform, mask, pure: pureGround(distance, picture, border) };
}
