import type { Geometry } from "../../document/shape.ts";
import { random } from "../random.ts";
import type { Context } from "../resources.ts";

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly progress: number;
  readonly seconds: number;
}
type Of<K extends Geometry["kind"]> = Extract<Geometry, { kind: K }>;
type Point = readonly [number, number];

export function polygon(context: Context, points: readonly Point[], to: readonly Point[] | null, box: Box) {
  points.forEach(([x, y], i) => {
    const [tx, ty] = to?.[i] ?? [x, y];
    const p = to ? box.progress : 0;
    context.lineTo((x + (tx - x) * p) * box.width, (y + (ty - y) * p) * box.height);
  });
  context.closePath();
}

export function burst(context: Context, { spikes, depth }: Of<"burst">, { width, height }: Box) {
  for (let i = 0; i < spikes * 2; i++) {
    const r = i % 2 === 0 ? 1 : 1 - depth;
    const a = (i * Math.PI) / spikes - Math.PI / 2;
    context.lineTo(width / 2 + (width / 2) * r * Math.cos(a), height / 2 + (height / 2) * r * Math.sin(a));
  }
  context.closePath();
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A soft closed curve that breathes. */
export function blob(context: Context, { seed, wobble }: Of<"blob">, { width, height, seconds }: Box) {
  const next = random(seed);
  const count = 7;
  const phases = Array.from({ length: count }, () => next() * Math.PI * 2);
  const at = (i: number): Point => {
    const phase = phases[((i % count) + count) % count] ?? 0;
    const r = 1 - wobble + wobble * Math.sin(phase + seconds * 0.9);
    const a = (i / count) * Math.PI * 2;
    return [width / 2 + (width / 2) * r * Math.cos(a), height / 2 + (height / 2) * r * Math.sin(a)];
  };
  context.moveTo(...middle(at(-1), at(0)));
  for (let i = 0; i < count; i++) context.quadraticCurveTo(...at(i), ...middle(at(i), at(i + 1)));
  context.closePath();
}

/** A price tag: a chamfered label with a hole at its left. */
export function tag(context: Context, hole: number, { width, height }: Box) {
  const nose = height * 0.42;
  const r = height * 0.08;
  context.moveTo(nose, 0);
  context.lineTo(width - r, 0);
  context.quadraticCurveTo(width, 0, width, r);
  context.lineTo(width, height - r);
  context.quadraticCurveTo(width, height, width - r, height);
  context.lineTo(nose, height);
  context.lineTo(0, height * 0.66);
  context.lineTo(0, height * 0.34);
  context.closePath();
  context.moveTo(nose * 0.62 + height * hole, height / 2);
  context.arc(nose * 0.62, height / 2, height * hole, 0, Math.PI * 2, true);
}

/** A sheet whose named edges are torn by hand. */
export function torn(context: Context, { seed, edges, roughness }: Of<"torn">, { width, height }: Box) {
  const next = random(seed);
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const names = ["top", "right", "bottom", "left"] as const;
  context.moveTo(0, 0);
  names.forEach((name, side) => {
    const [from, to] = [corners[side] ?? [0, 0], corners[(side + 1) % 4] ?? [0, 0]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = edges.includes(name) ? Math.max(8, Math.round(length / (roughness * 1.1))) : 1;
    for (let i = 1; i <= steps; i++) {
      const p = i / steps;
      const off = i < steps ? (next() - 0.5) * roughness * (i % 5 === 0 ? 2.2 : 1) : 0;
      const flat = side % 2 === 0;
      context.lineTo(from[0] + (to[0] - from[0]) * p + (flat ? 0 : off), from[1] + (to[1] - from[1]) * p + (flat ? off : 0));
    }
  });
  context.closePath();
}
