import { boxBlur, clamped, mapped, type Picture, type Plane, scaled } from "../picture/raster.ts";
import { copyOf, boundsOf } from "./scene.ts";

type Rgb = readonly [number, number, number];

/** The color of a low sun. */
const SUN: Rgb = [255, 226, 176];
/** Without a subject the sun stands here, of the frame. */
const HIGH = { x: 0.62, y: 0.16 } as const;
/** Of a subject's box the sun stands there: behind a shoulder. */
const BEHIND = { x: 0.7, y: -0.04 } as const;
/** How far its glow reaches, of the frame's longest side. */
const GLOW = { core: 0.2, wide: 0.6 } as const;
/** What is left of the light that faced us: of the ground, and of a subject, whose near side is in shade. */
const LEFT = { ground: 0.86, subject: 0.72 } as const;
/** A rim is that wide, of the subject's longer side; at least so many pixels. */
const RIM = { wide: 0.018, least: 2 } as const;
const RIM_LIGHT = 1;
/** How much of the glow lies over the subject, too: light that comes round, and air. */
const VEIL = 0.14;
/** The outline's direction is looked for at this longest side. */
const LOOKED = 400;

interface Place {
  readonly x: number;
  readonly y: number;
}

function sunOf({ width, height }: Picture, mask: Plane | null): Place {
  const stood = mask && boundsOf(mask);
  if (!stood) return { x: HIGH.x * width, y: HIGH.y * height };
  const { left, right, top, floor } = stood;
  return { x: left + (right - left) * BEHIND.x, y: top + (floor - top) * BEHIND.y };
}

/** What of a mask's outline the sun reaches, 0…1: a narrow rim, strongest where the outline faces it. */
export function rimOf(mask: Plane, sun: Place): Plane {
  const stood = boundsOf(mask);
  if (stood === null) return mapped(mask, () => 0);
  const reach = Math.max(RIM.least, Math.round(Math.max(stood.right - stood.left, stood.floor - stood.top) * RIM.wide));
  const inner = boxBlur(boxBlur(mask, reach), reach);
  const by = Math.min(1, LOOKED / Math.max(mask.width, mask.height));
  const [width, height] = [Math.max(8, Math.round(mask.width * by)), Math.max(8, Math.round(mask.height * by))];
  const wide = boxBlur(boxBlur(scaled(mask, width, height), 6), 6);
  const facing = mapped(wide, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const dx = (wide.data[at + (x < width - 1 ? 1 : 0)] ?? 0) - (wide.data[at - (x > 0 ? 1 : 0)] ?? 0);
    const dy = (wide.data[Math.min(wide.data.length - 1, at + width)] ?? 0) - (wide.data[Math.max(0, at - width)] ?? 0);
    const [sx, sy] = [sun.x * by - x, sun.y * by - y];
    // The sun is behind, not beside: what faces up is lit, what faces the ground is not.
    const [lx, ly] = [sx / Math.max(1, Math.hypot(sx, sy)) / 2, sy / Math.max(1, Math.hypot(sx, sy)) / 2 - 0.5];
    return clamped(0.5 - (dx * lx + dy * ly) / Math.max(1e-4, Math.hypot(dx, dy)));
  });
  const lit = scaled(facing, mask.width, mask.height);
  return mapped(mask, (value, at) => value * clamped((1 - (inner.data[at] ?? 0)) * 2.2) ** 1.3 * (lit.data[at] ?? 0));
}

const screened = (value: number, light: number): number => 255 - ((255 - value) * (255 - light)) / 255;

/**
 * A low sun behind what a picture is of: its near side is in shade, a rim of light lies along its outline, and the sun glows round it.
 * `sure` 0…1: how far the outline is trusted; a rim on a wrong one is a seam.
 */
export function backlit(picture: Picture, mask: Plane | null, sure: number): Picture {
  const { width, height } = picture;
  const out = copyOf(picture);
  const sun = sunOf(picture, mask);
  const rim = mask && rimOf(mask, sun);
  const longest = Math.max(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const far = Math.hypot((at % width) - sun.x, Math.floor(at / width) - sun.y) / longest;
    const glow = 0.34 * Math.exp(-((far / GLOW.core) ** 2)) + 0.3 * Math.exp(-((far / GLOW.wide) ** 2));
    const share = (mask?.data[at] ?? 0) * sure;
    const left = LEFT.ground + (LEFT.subject - LEFT.ground) * share;
    const light = glow * (1 - share * (1 - VEIL));
    const edge = (rim?.data[at] ?? 0) * RIM_LIGHT * sure;
    for (let part = 0; part < 3; part += 1) {
      const color = SUN[part] ?? 255;
      const shaded = screened((out.data[at * 3 + part] ?? 0) * left, color * light);
      out.data[at * 3 + part] = Math.round(screened(shaded, color * edge));
    }
  }
  return out;
}
