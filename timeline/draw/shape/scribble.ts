import type { Geometry } from "../../document/shape.ts";
import { random } from "../random.ts";
import type { Context } from "../resources.ts";
import type { Box } from "./outlines.ts";

type Scribble = Extract<Geometry, { kind: "scribble" }>;
type Point = readonly [number, number];

function circle(next: () => number): Point[] {
  const [tilt, over] = [next() * 0.3, 1.12 + next() * 0.08];
  return Array.from({ length: 49 }, (_, i) => {
    const a = (i / 48) * Math.PI * 2 * over - 2.4 + tilt;
    const r = 0.5 - (i / 48) * 0.045;
    return [0.5 + r * Math.cos(a), 0.5 + r * Math.sin(a) * 0.98] as const;
  });
}

function underline(next: () => number): Point[] {
  const bend = 0.2 + next() * 0.3;
  return Array.from({ length: 25 }, (_, i) => [i / 24, 0.55 - Math.sin((i / 24) * Math.PI) * bend + (next() - 0.5) * 0.08] as const);
}

function arrow(): Point[] {
  const shaft = Array.from({ length: 21 }, (_, i) => {
    const p = i / 20;
    return [p * 0.94, 0.2 + 0.55 * p + Math.sin(p * Math.PI) * -0.28] as const;
  });
  return [...shaft, [0.99, 0.42], [0.94, 0.75], [0.7, 0.86]];
}

const forms: Record<Scribble["form"], (next: () => number) => Point[]> = {
  circle,
  underline,
  arrow,
  cross: () => [
    [0.05, 0.05],
    [0.95, 0.95],
    [0.5, 0.5],
    [0.95, 0.05],
    [0.05, 0.95],
  ],
  check: () => [
    [0, 0.55],
    [0.36, 0.95],
    [1, 0.05],
  ],
};

/** A pen stroke that draws itself as `progress` runs. */
export function scribble(context: Context, geometry: Scribble, { width, height, progress }: Box) {
  const points = forms[geometry.form](random(geometry.seed));
  const upto = progress * (points.length - 1);
  points.forEach(([x, y], i) => {
    if (i === 0) return context.moveTo(x * width, y * height);
    if (i <= upto) return context.lineTo(x * width, y * height);
    const [px, py] = points[i - 1] ?? [x, y];
    const part = upto - (i - 1);
    if (part > 0) context.lineTo((px + (x - px) * part) * width, (py + (y - py) * part) * height);
  });
}
