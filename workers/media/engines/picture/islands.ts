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

/** The parts of a mask, and per pixel which of them it is of: 1 for the first, 0 for none. */
export interface Islands {
  readonly labels: Int32Array;
  readonly islands: readonly Island[];
}

/** Labels all that hangs together with `start`. `stack`: as long as the mask. */
function grow(
  { data, width, height }: Plane,
  start: number,
  label: number,
  { labels, stack }: { labels: Int32Array; stack: Int32Array },
): Island {
  let [size, top] = [0, 1];
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const visit = (next: number): void => {
    if (labels[next] !== 0 || (data[next] ?? 0) <= THERE) return;
    labels[next] = label;
    stack[top] = next;
    top += 1;
  };
  stack[0] = start;
  labels[start] = label;
  while (top > 0) {
    top -= 1;
    const index = stack[top] ?? 0;
    const [x, y] = [index % width, Math.floor(index / width)];
    size += 1;
    [box.left, box.right] = [Math.min(box.left, x), Math.max(box.right, x)];
    [box.top, box.bottom] = [Math.min(box.top, y), Math.max(box.bottom, y)];
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return { size, ...box };
}

/** What hangs together in a mask. */
export function islandsOf(mask: Plane): Islands {
  const { data } = mask;
  const field = { labels: new Int32Array(data.length), stack: new Int32Array(data.length) };
  const islands: Island[] = [];
  for (let index = 0; index < data.length; index += 1) {
    if (field.labels[index] === 0 && (data[index] ?? 0) > THERE) islands.push(grow(mask, index, islands.length + 1, field));
  }
  return { labels: field.labels, islands };
}

/** The mask without the specks that lie apart from its large parts. */
export function withoutCrumbs(mask: Plane): Plane {
  const { data, width, height } = mask;
  const { labels, islands } = islandsOf(mask);
  const least = Math.max(0, ...islands.map(({ size }) => size)) * CRUMB;
  const kept = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1) {
    const island = islands[(labels[index] ?? 0) - 1];
    if (island && island.size >= least) kept[index] = data[index] ?? 0;
  }
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
  const largest = islands.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined || islands.length === 1) return mask;
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
