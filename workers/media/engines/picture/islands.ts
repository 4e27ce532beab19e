import type { Plane } from "./raster.ts";

/** Parts smaller than this share of the largest one are crumbs. */
const CRUMB = 0.03;

function grow(data: Float32Array, width: number, height: number, start: number, label: number, labels: Int32Array): number {
  const stack = [start];
  labels[start] = label;
  let size = 0;
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    size += 1;
    const x = index % width;
    const neighbours = [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index < width * (height - 1) ? index + width : -1];
    for (const next of neighbours) {
      if (next < 0 || labels[next] !== 0 || (data[next] ?? 0) <= 0.05) continue;
      labels[next] = label;
      stack.push(next);
    }
  }
  return size;
}

/** The mask without the specks that lie apart from its large parts. */
export function withoutCrumbs({ data, width, height }: Plane): Plane {
  const labels = new Int32Array(data.length);
  const sizes: number[] = [0];
  for (let index = 0; index < data.length; index += 1) {
    if (labels[index] === 0 && (data[index] ?? 0) > 0.05) sizes.push(grow(data, width, height, index, sizes.length, labels));
  }
  const least = Math.max(...sizes) * CRUMB;
  return { data: data.map((value, index) => ((sizes[labels[index] ?? 0] ?? 0) >= least ? value : 0)), width, height };
}
