import type { Point } from "./face.ts";

/** RGBA, 8 bits, premultiplied by nothing. */
export interface Canvas {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type Triangle = readonly [number, number, number];

/** Writes what is at a place between pixels, `light` times as bright, at an offset of the target. */
export function sample({ data, width, height }: Canvas, x: number, y: number, light: number, target: Uint8Array, offset: number): void {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [u, v] = [cx - x0, cy - y0];
  const base = (y0 * width + x0) * 4;
  for (let part = 0; part < 4; part += 1) {
    const upper = (data[base + part] ?? 0) * (1 - u) + (data[base + 4 + part] ?? 0) * u;
    const lower = (data[base + width * 4 + part] ?? 0) * (1 - u) + (data[base + width * 4 + 4 + part] ?? 0) * u;
    const value = upper * (1 - v) + lower * v;
    target[offset + part] = Math.min(255, (part < 3 ? value * light : value) + 0.5);
  }
}

/** Twice the signed area of a triangle. */
const doubled = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Covers the seams between neighbours. */
const OVERLAP = -0.004;

type Corners = readonly [Point, Point, Point];

function drawTriangle(source: Canvas, target: Canvas, from: Corners, to: Corners, light: number): void {
  const area = doubled(...to);
  if (Math.abs(area) < 1e-3) return;
  const [xs, ys] = [to.map(([x]) => x), to.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(target.width - 1, Math.ceil(Math.max(...xs)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(target.height - 1, Math.ceil(Math.max(...ys)))];
  const [a, b, c] = to;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const wb = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
      const wc = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
      const wa = 1 - wb - wc;
      if (wa < OVERLAP || wb < OVERLAP || wc < OVERLAP) continue;
      sample(
        source,
        from[0][0] * wa + from[1][0] * wb + from[2][0] * wc,
        from[0][1] * wa + from[1][1] * wb + from[2][1] * wc,
        light,
        target.data,
        (y * target.width + x) * 4,
      );
    }
  }
}

const corner = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];

/** Draws the source's triangles where their corners have gone, over what is in the target; `light` times as bright. */
export function warp(
  source: Canvas,
  target: Canvas,
  triangles: readonly Triangle[],
  from: readonly Point[],
  to: readonly Point[],
  light = 1,
): void {
  for (const [p, q, r] of triangles) {
    const corners: Corners = [corner(from, p), corner(from, q), corner(from, r)];
    drawTriangle(source, target, corners, [corner(to, p), corner(to, q), corner(to, r)], light);
  }
}
