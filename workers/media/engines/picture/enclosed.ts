import type { Plane } from "./raster.ts";

const THERE = 0.5;

/**
 * What was taken out of a mask as shadow is put back where it touches no ground: a shadow lies around a thing, and grey with
 * the thing on all sides is the thing's own. `whole`: the mask before, at the same size; what it leaves out is ground.
 */
export function withEnclosed(mask: Plane, whole: Plane): Plane {
  const { width, height } = mask;
  const isOut = (index: number): boolean => (mask.data[index] ?? 0) < THERE;
  const outside = new Uint8Array(mask.data.length);
  const queue: number[] = [];
  const reach = (index: number): void => {
    if (outside[index] === 1 || !isOut(index)) return;
    outside[index] = 1;
    queue.push(index);
  };
  whole.data.forEach((value, index) => {
    const x = index % width;
    const y = (index - x) / width;
    if (value < THERE || x === 0 || y === 0 || x === width - 1 || y === height - 1) reach(index);
  });
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const x = index % width;
    if (x > 0) reach(index - 1);
    if (x < width - 1) reach(index + 1);
    if (index >= width) reach(index - width);
    if (index + width < mask.data.length) reach(index + width);
  }
  return { ...mask, data: mask.data.map((value, index) => (outside[index] === 1 ? value : Math.max(value, whole.data[index] ?? 0))) };
}
