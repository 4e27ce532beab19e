import type { Point } from "./face.ts";
import { EYES } from "./landmarks.ts";
import { opening, type Rig } from "./rig.ts";

const n = (value: number): string => value.toFixed(1);
const path = (points: readonly Point[]): string => points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("");
const moved = (points: readonly Point[], [x, y]: Point, by: number): Point[] =>
  points.map((point) => [point[0] + x * by, point[1] + y * by]);

/** A line that hangs from another: by `depth` in its middle, by little at its ends. */
function hanging(points: readonly Point[], [x, y]: Point, depth: number): Point[] {
  return points.map((point, index) => {
    const by = depth * Math.sqrt(Math.sin((Math.PI * index) / (points.length - 1)) * 0.85 + 0.15);
    return [point[0] + x * by, point[1] + y * by];
  });
}

/** Darkens a colour to the light of the picture (0…1). */
const lit = (r: number, g: number, b: number, light: number): string =>
  `rgb(${[r, g, b].map((value) => Math.round(value * light)).join(",")})`;

interface Inside {
  /** How far the lips are apart, in pixels. */
  readonly gap: number;
  /** Pixels of the frame's side. */
  readonly size: number;
  /** How bright the face is, 0…1. */
  readonly light: number;
  /** How soft the picture is, in pixels. */
  readonly soft: number;
}

/**
 * What is seen between parted lips, as SVG of the frame's size: the dark, the upper teeth in the shade of the lip, the
 * tongue.
 */
export function interior(rig: Rig, points: readonly Point[], { gap, size, light, soft: picture }: Inside): string {
  const { upper, lower } = opening(points);
  const whole = path([...upper, ...lower.toReversed()]);
  const edge = hanging(upper, rig.across, Math.min(gap * 0.4, rig.width * 0.12));
  const teeth = path([...moved(upper, rig.across, -gap * 0.1), ...edge.toReversed()]);
  const gums = upper
    .slice(2, -2)
    .map((point, index) => path([point, edge[index + 2] ?? point]))
    .join("");
  const [tx, ty] = lower[Math.floor(lower.length / 2)] ?? [0, 0];
  const angle = (Math.atan2(rig.along[1], rig.along[0]) * 180) / Math.PI;
  const soft = n(Math.max(1, rig.width * 0.012) + picture);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter>` +
    `<filter id="d" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n(rig.width * 0.035)}"/></filter><clipPath id="c"><path d="${whole}Z"/></clipPath></defs>` +
    `<path d="${whole}Z" fill="${lit(48, 16, 18, light)}" stroke="${lit(48, 16, 18, light)}" stroke-width="${n(rig.width * 0.03)}"/><g clip-path="url(#c)">` +
    `<ellipse cx="${n(tx)}" cy="${n(ty)}" rx="${n(rig.width * 0.24)}" ry="${n(gap * 0.34)}" fill="${lit(182, 92, 92, light)}" transform="rotate(${n(angle)} ${n(tx)} ${n(ty)})" filter="url(#d)"/>` +
    `<path d="${teeth}Z" fill="${lit(222, 210, 198, light)}" filter="url(#s)"/>` +
    `<path d="${gums}" fill="none" stroke="${lit(120, 92, 84, light)}" stroke-opacity=".3" stroke-width="${n(rig.width * 0.008)}"/>` +
    `<path d="${path(moved(upper, rig.across, -gap * 0.06))}" fill="none" stroke="${lit(40, 14, 16, light)}" stroke-opacity=".75" stroke-width="${n(rig.width * 0.07)}" filter="url(#d)"/>` +
    `<path d="${whole}Z" fill="none" stroke="${lit(40, 14, 16, light)}" stroke-opacity=".8" stroke-width="${n(rig.width * 0.05)}" filter="url(#d)"/></g></svg>`
  );
}

/** The lashes of shut eyes, as SVG of the frame's size. */
export function lashes(points: readonly Point[], size: number, light: number): string {
  const at = (index: number): Point => points[index] ?? [0, 0];
  const lines = EYES.map(({ upper, lower }) => {
    const edge = upper.map((lid, index): Point => [
      (at(lid)[0] + at(lower[index] ?? lid)[0]) / 2,
      (at(lid)[1] + at(lower[index] ?? lid)[1]) / 2,
    ]);
    const length = Math.hypot((edge.at(-1)?.[0] ?? 0) - (edge[0]?.[0] ?? 0), (edge.at(-1)?.[1] ?? 0) - (edge[0]?.[1] ?? 0));
    return `<path d="${path(edge)}" fill="none" stroke="${lit(52, 36, 30, light)}" stroke-opacity=".8" stroke-width="${n(length * 0.07)}" stroke-linecap="round" stroke-linejoin="round" filter="url(#b)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><filter id="b"><feGaussianBlur stdDeviation="1.2"/></filter>${lines.join("")}</svg>`;
}
