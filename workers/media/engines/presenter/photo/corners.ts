import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, MOUTH_CORNERS } from "./landmarks.ts";
import type { Canvas } from "./warp.ts";

/** How far around a corner is looked, in widths of the mouth; away from the mouth less far: there the cheek folds. */
const AROUND = 0.12;
const BEYOND = 0.07;
/** And no farther than this from the edges of the lips: beyond them there are shadows of the cheek, and they stay. */
const BESIDE_LIPS = 0.08;
/** Beside the corner, outside the mouth, the skin is measured: in widths of the mouth. */
const SKIN_AT = 0.2;
/** Darker than this share of the skin is no skin, and no lip. */
const DARK = 0.55;
/** Of the redness by which skin differs from grey, a lip has at least this; a tooth has less. */
const RED = 0.45;
/** Pixels around what is found that it has coloured, in widths of the mouth. */
const FRINGE = 0.03;

const luma = (data: Uint8Array, at: number): number => 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
const redness = (data: Uint8Array, at: number): number => ((data[at] ?? 0) + 1) / ((data[at + 1] ?? 0) + 1) - 1;

/** Mean brightness and redness of a small square. */
function measured({ data, width, height }: Canvas, [x, y]: Point, reach: number): { light: number; red: number } {
  const sum = { light: 0, red: 0, count: 0 };
  for (let row = Math.max(0, Math.round(y - reach)); row <= Math.min(height - 1, y + reach); row += 1)
    for (let column = Math.max(0, Math.round(x - reach)); column <= Math.min(width - 1, x + reach); column += 1) {
      const at = (row * width + column) * 4;
      sum.light += luma(data, at);
      sum.red += redness(data, at);
      sum.count += 1;
    }
  return { light: sum.light / Math.max(1, sum.count), red: sum.red / Math.max(1, sum.count) };
}

/** Points along the inner edges of the lips, from corner to corner, close together. */
function edges(mesh: readonly Point[]): Point[] {
  const [left, right] = MOUTH_CORNERS;
  return [INNER_UPPER_LIP, INNER_LOWER_LIP].flatMap((lip) => {
    const line = [left, ...lip, right].map((index): Point => mesh[index] ?? [0, 0]);
    return line.flatMap((from, index) => {
      const to = line[index + 1] ?? from;
      return [0, 0.25, 0.5, 0.75].map((share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    });
  });
}

/** The pixels around a corner that are neither skin nor lip, and a fringe of them. */
function gaps(
  canvas: Canvas,
  [corner, other]: readonly [Point, Point],
  lips: readonly Point[],
  skin: { light: number; red: number },
): Set<number> {
  const { data, width, height } = canvas;
  const [dx, dy] = [corner[0] - other[0], corner[1] - other[1]];
  const mouth = Math.hypot(dx, dy);
  const [reach, fringe] = [mouth * AROUND, Math.max(1, Math.round(mouth * FRINGE))];
  const near = (index: number): boolean => {
    const [x, y] = [(index % width) - corner[0], Math.floor(index / width) - corner[1]];
    if (Math.hypot(x, y) > reach || (x * dx + y * dy) / mouth > mouth * BEYOND) return false;
    return lips.some((point) => Math.hypot(x + corner[0] - point[0], y + corner[1] - point[1]) <= mouth * BESIDE_LIPS);
  };
  const found = new Set<number>();
  for (let row = Math.max(0, Math.floor(corner[1] - reach)); row <= Math.min(height - 1, corner[1] + reach); row += 1)
    for (let column = Math.max(0, Math.floor(corner[0] - reach)); column <= Math.min(width - 1, corner[0] + reach); column += 1) {
      const index = row * width + column;
      const none = luma(data, index * 4) < skin.light * DARK || redness(data, index * 4) < skin.red * RED;
      if (none && near(index)) found.add(index);
    }
  let edge = [...found];
  for (let grown = 0; grown < fringe; grown += 1) {
    edge = edge
      .flatMap((index) => [index - 1, index + 1, index - width, index + width])
      .filter((index) => near(index) && !found.has(index));
    for (const index of edge) found.add(index);
  }
  return found;
}

/** Fills pixels from their edge inwards, each with the mean of those around it that are known. */
function fill(data: Uint8Array, width: number, unknown: Set<number>): void {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  while (unknown.size > 0) {
    const layer = [...unknown].flatMap((index) => {
      const known = around.map((step) => index + step).filter((other) => !unknown.has(other) && other >= 0 && other * 4 < data.length);
      const mean = (part: number): number => known.reduce((sum, other) => sum + (data[other * 4 + part] ?? 0), 0) / known.length;
      return known.length >= 2 ? [{ index, color: [mean(0), mean(1), mean(2)] }] : [];
    });
    if (layer.length === 0) return;
    for (const { index, color } of layer) {
      for (const [part, value] of color.entries()) data[index * 4 + part] = Math.round(value);
      unknown.delete(index);
    }
  }
}

/**
 * A photo of a smile without the dark and the teeth in the corners of its mouth: the mesh ends before them, so that they
 * would stay where they are beside lips that move.
 */
export function withoutCorners(canvas: Canvas, mesh: readonly Point[]): Canvas {
  const [left, right] = MOUTH_CORNERS.map((index): Point => mesh[index] ?? [0, 0]);
  if (!left || !right) return canvas;
  const mouth = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const lips = edges(mesh);
  const filled = { ...canvas, data: Uint8Array.from(canvas.data) };
  for (const [corner, other] of [[left, right] as const, [right, left] as const]) {
    const beside: Point = [corner[0] + (corner[0] - other[0]) * SKIN_AT, corner[1] + (corner[1] - other[1]) * SKIN_AT];
    const skin = measured(canvas, beside, mouth * 0.04);
    fill(filled.data, canvas.width, gaps(canvas, [corner, other], lips, skin));
  }
  return filled;
}
