import type { Plane } from "./raster.ts";

/** Parts smaller than this share of the largest one are crumbs. */
const CRUMB = 0.03;

const THERE = 0.05;

/** Labels all that hangs together with `start`; answers how much it is. `stack`: as long as the mask. */
function grow(
  { data, width, height }: Plane,
  start: number,
  label: number,
  { labels, stack }: { labels: Int32Array; stack: Int32Array },
): number {
  let [size, top] = [0, 1];
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
    const x = index % width;
    size += 1;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return size;
}

/** The mask without the specks that lie apart from its large parts. */
export function withoutCrumbs(mask: Plane): Plane {
  const { data, width, height } = mask;
  const field = { labels: new Int32Array(data.length), stack: new Int32Array(data.length) };
  const sizes: number[] = [0];
  for (let index = 0; index < data.length; index += 1) {
    if (field.labels[index] === 0 && (data[index] ?? 0) > THERE) sizes.push(grow(mask, index, sizes.length, field));
  }
  const least = Math.max(...sizes) * CRUMB;
  const kept = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1) if ((sizes[field.labels[index] ?? 0] ?? 0) >= least) kept[index] = data[index] ?? 0;
  return { data: kept, width, height };
}
