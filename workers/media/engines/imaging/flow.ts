import { boxBlur, mapped, type Picture, type Plane, plane, scaled } from "../picture/raster.ts";

/** Where each pixel of one plane is found in another: in pixels, to the right and down. */
export interface Flow {
  readonly x: Plane;
  readonly y: Plane;
}

/** Longest side at which motion is looked for, coarsest first. */
const SIDES = [24, 48, 96, 192] as const;
/** How much neighbours must agree (Horn and Schunck, α²), and rounds at each size. */
const SMOOTH = 0.012;
const [WARPS, ROUNDS] = [4, 40] as const;

/** What is compared: lightness without its slow changes, so that two exposures of one thing are alike. */
export function features({ data, width, height }: Picture): Plane {
  const luma = plane(width, height);
  for (let at = 0; at < luma.data.length; at += 1)
    luma.data[at] = (0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0)) / 255;
  const slow = boxBlur(luma, Math.max(2, Math.round(Math.max(width, height) / 8)));
  return mapped(luma, (value, at) => value * 0.5 + (value - (slow.data[at] ?? 0)) * 0.9);
}

/** A value between four pixels. */
export function sampled({ data, width, height }: Plane, x: number, y: number): number {
  const fx = Math.min(width - 1, Math.max(0, x));
  const fy = Math.min(height - 1, Math.max(0, y));
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [u, v] = [fx - x0, fy - y0];
  const top = (data[y0 * width + x0] ?? 0) * (1 - u) + (data[y0 * width + x1] ?? 0) * u;
  const bottom = (data[y1 * width + x0] ?? 0) * (1 - u) + (data[y1 * width + x1] ?? 0) * u;
  return top * (1 - v) + bottom * v;
}

const warped = (to: Plane, { x, y }: Flow): Plane =>
  mapped(to, (_, at) => sampled(to, (at % to.width) + (x.data[at] ?? 0), Math.floor(at / to.width) + (y.data[at] ?? 0)));

/** The mean of the eight around, the nearer ones twice. */
function around({ data, width, height }: Plane, at: number): number {
  const x = at % width;
  const y = (at - x) / width;
  const l = x > 0 ? -1 : 0;
  const r = x < width - 1 ? 1 : 0;
  const u = y > 0 ? -width : 0;
  const d = y < height - 1 ? width : 0;
  const near = (data[at + l] ?? 0) + (data[at + r] ?? 0) + (data[at + u] ?? 0) + (data[at + d] ?? 0);
  const far = (data[at + l + u] ?? 0) + (data[at + r + u] ?? 0) + (data[at + l + d] ?? 0) + (data[at + r + d] ?? 0);
  return near / 6 + far / 12;
}

interface Gradients {
  readonly gx: Float32Array;
  readonly gy: Float32Array;
  readonly gt: Float32Array;
}

function gradients(from: Plane, moved: Plane): Gradients {
  const { width, height, data } = moved;
  const [gx, gy, gt] = [new Float32Array(data.length), new Float32Array(data.length), new Float32Array(data.length)];
  for (let at = 0; at < data.length; at += 1) {
    const x = at % width;
    const y = (at - x) / width;
    gx[at] = ((data[at + (x < width - 1 ? 1 : 0)] ?? 0) - (data[at - (x > 0 ? 1 : 0)] ?? 0)) / 2;
    gy[at] = ((data[at + (y < height - 1 ? width : 0)] ?? 0) - (data[at - (y > 0 ? width : 0)] ?? 0)) / 2;
    gt[at] = (data[at] ?? 0) - (from.data[at] ?? 0);
  }
  return { gx, gy, gt };
}

/** One size's refinement of a flow: warped, linearised, smoothed, again and again. */
function refined(from: Plane, to: Plane, start: Flow): Flow {
  let flow = start;
  for (let warp = 0; warp < WARPS; warp += 1) {
    const { gx, gy, gt } = gradients(from, warped(to, flow));
    const base = flow;
    const x = { ...base.x, data: Float32Array.from(base.x.data) };
    const y = { ...base.y, data: Float32Array.from(base.y.data) };
    for (let round = 0; round < ROUNDS; round += 1)
      for (let at = 0; at < gt.length; at += 1) {
        const [mx, my] = [around(x, at), around(y, at)];
        const [dx, dy] = [gx[at] ?? 0, gy[at] ?? 0];
        const error = (gt[at] ?? 0) + dx * (mx - (base.x.data[at] ?? 0)) + dy * (my - (base.y.data[at] ?? 0));
        const share = error / (SMOOTH + dx * dx + dy * dy);
        x.data[at] = mx - dx * share;
        y.data[at] = my - dy * share;
      }
    flow = { x, y };
  }
  return flow;
}

const resized = ({ x, y }: Flow, width: number, height: number): Flow => {
  const [bx, by] = [width / x.width, height / x.height];
  return { x: mapped(scaled(x, width, height), (v) => v * bx), y: mapped(scaled(y, width, height), (v) => v * by) };
};

/** Dense motion from one picture's features to another's, coarse to fine. Both of one size. */
export function flowBetween(from: Plane, to: Plane): Flow {
  const longest = Math.max(from.width, from.height);
  let flow: Flow | null = null;
  for (const side of SIDES) {
    const by = Math.min(1, side / longest);
    const [width, height] = [Math.max(4, Math.round(from.width * by)), Math.max(4, Math.round(from.height * by))];
    const start: Flow = flow ? resized(flow, width, height) : { x: plane(width, height), y: plane(width, height) };
    flow = refined(scaled(from, width, height), scaled(to, width, height), start);
  }
  return flow ?? { x: plane(1, 1), y: plane(1, 1) };
}

const difference = (a: Plane, b: Plane): number =>
  a.data.reduce((sum, value, at) => sum + Math.abs(value - (b.data[at] ?? 0)), 0) / a.data.length;

/** How much of the difference between two pictures a motion explains, 0…1. */
export function explained(from: Plane, to: Plane, flow: Flow): number {
  const { width, height } = flow.x;
  const [a, b] = [scaled(from, width, height), scaled(to, width, height)];
  const before = difference(a, b);
  return before < 1e-4 ? 1 : Math.max(0, 1 - difference(a, warped(b, flow)) / before);
}

/** There and back again ends so near to where it began, as a share of the longest side and of the way. */
const RETURNS = { side: 0.012, way: 0.12 } as const;

/** Of what moves, how much a motion there and one back agree on, 0…1: a place without a counterpart goes somewhere else back. */
export function agreed(there: Flow, back: Flow): number {
  const { width, height } = there.x;
  const near = RETURNS.side * Math.max(width, height);
  let [moved, same] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const [dx, dy] = [there.x.data[at] ?? 0, there.y.data[at] ?? 0];
    const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy];
    const [bx, by] = [sampled(back.x, x, y), sampled(back.y, x, y)];
    const way = Math.hypot(dx, dy) + Math.hypot(bx, by);
    const isInside = x >= 0 && y >= 0 && x <= width - 1 && y <= height - 1;
    if (way < near || !isInside) continue;
    moved += 1;
    if (Math.hypot(dx + bx, dy + by) <= near + RETURNS.way * way) same += 1;
  }
  return moved === 0 ? 1 : same / moved;
}
