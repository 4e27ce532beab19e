import { boxBlur, mapped, type Plane } from "./raster.ts";

/** A box as fractions of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around both. */
export function hullOf(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

function share({ data }: Plane, test: (value: number) => boolean): number {
  let count = 0;
  for (let index = 0; index < data.length; index += 1) if (test(data[index] ?? 0)) count += 1;
  return count / data.length;
}

/** The share of the picture that is more there than not. */
export const area = (mask: Plane): number => share(mask, (value) => value > 0.5);

/** How decided a mask is: of all that is not clearly nothing, what is clearly something. */
export const decided = (mask: Plane): number =>
  share(mask, (value) => value > 0.9) /
  Math.max(
    1e-9,
    share(mask, (value) => value > 0.1),
  );

/** Wider than an edge is soft: pixels each way. */
const FADE = 3;

/** The share of the picture that is half there, as nearly everything around it: no soft edge, but a part that was not decided on. */
export function faded(mask: Plane): number {
  const half = mapped(mask, (value) => (value > 0.1 && value < 0.9 ? 1 : 0));
  const around = boxBlur(half, FADE).data;
  return share(
    mapped(half, (value, index) => (value === 1 && (around[index] ?? 0) > 0.75 ? 1 : 0)),
    (value) => value === 1,
  );
}

/** Intersection over union of what two masks hold to be there. */
export function overlap(a: Plane, b: Plane): number {
  let [both, either] = [0, 0];
  for (let index = 0; index < a.data.length; index += 1) {
    const value = a.data[index] ?? 0;
    const other = (b.data[index] ?? 0) > 0.5;
    if (value > 0.5 && other) both += 1;
    if (value > 0.5 || other) either += 1;
  }
  return either === 0 ? 0 : both / either;
}

/** The share of the border that the subject touches. */
export function touching({ data, width, height }: Plane): number {
  let count = 0;
  for (let x = 0; x < width; x += 1) count += ((data[x] ?? 0) > 0.5 ? 1 : 0) + ((data[(height - 1) * width + x] ?? 0) > 0.5 ? 1 : 0);
  for (let y = 0; y < height; y += 1) count += ((data[y * width] ?? 0) > 0.5 ? 1 : 0) + ((data[(y + 1) * width - 1] ?? 0) > 0.5 ? 1 : 0);
  return count / (2 * (width + height));
}

/** The smallest box around what is at least `least` there; null when nothing is. */
export function boundingBox({ data, width, height }: Plane, least: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * width + x] ?? 0) < least) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  if (right < 0) return null;
  return { x: left / width, y: top / height, width: (right - left + 1) / width, height: (bottom - top + 1) / height };
}

/** A shadow that a transparent picture brought along ends this far below what is solid, as a share of the picture. */
const SHADOW = 0.03;

/** The box of a cut-out, on whose lower edge the thing stands: a shadow below it is none of it. Null when nothing is there. */
export function standingBox(mask: Plane): Box | null {
  const [all, solid] = [boundingBox(mask, 0.02), boundingBox(mask, 0.6)];
  if (all === null || solid === null) return all;
  const below = all.y + all.height - solid.y - solid.height;
  return below < SHADOW ? all : { ...solid, height: solid.height + 2 / mask.height };
}

/** How much of the subject the picture's rim cuts off: the longest part of its box's side that lies on the rim, as a share of that side. */
export function cropped(mask: Plane): number {
  const box = boundingBox(mask, 0.5);
  if (box === null) return 0;
  const { data, width, height } = mask;
  const rim = (length: number, at: (index: number) => number): number =>
    Array.from({ length }, (_, index) => ((data[at(index)] ?? 0) > 0.5 ? 1 : 0)).reduce((a: number, b) => a + b, 0);
  const across =
    Math.max(
      rim(width, (x) => x),
      rim(width, (x) => (height - 1) * width + x),
    ) /
    (box.width * width);
  const down =
    Math.max(
      rim(height, (y) => y * width),
      rim(height, (y) => (y + 1) * width - 1),
    ) /
    (box.height * height);
  return Math.max(across, down);
}
