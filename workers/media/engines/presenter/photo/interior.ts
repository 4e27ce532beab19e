import { smoothstep } from "../../picture/raster.ts";
import { linesThrough } from "./curve.ts";
import type { Point } from "./face.ts";
import { blended, type Color, type Palette } from "./palette.ts";
import { placeOf, type Rig } from "./rig.ts";
import type { Canvas } from "./warp.ts";

/** The opening between the lips of a frame, in the mouth's axes: its edges from where lips are joined to where they are again. */
export interface Opening {
  readonly rig: Rig;
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
}

/** A place within the opening. */
export interface Within {
  readonly u: number;
  readonly v: number;
  /** How far it is below the upper lip and above the lower one, in pixels. */
  readonly down: number;
  readonly up: number;
  /** How far from the middle to where the lips are joined, 0…1. */
  readonly aside: number;
}

/** Pixels that the inside goes on below the lips, which are drawn over it. */
const RIM = 2;

/** Paints every pixel of the opening. */
export function fillOpening({ rig, upper, lower }: Opening, target: Canvas, paint: (at: Within) => Color): void {
  // As the nets of the lips have them: between them there is no hole.
  const [above, below] = [linesThrough(upper), linesThrough(lower)];
  const [first, last] = [upper[0]?.[0] ?? 0, upper.at(-1)?.[0] ?? 0];
  const [middle, half] = [(first + last) / 2, Math.max(1, (last - first) / 2)];
  const outline = [...upper, ...lower].map(([u, v]) => placeOf(rig, u, v));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs)) - RIM), Math.min(target.width - 1, Math.max(...xs) + RIM)];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys)) - RIM), Math.min(target.height - 1, Math.max(...ys) + RIM)];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const [dx, dy] = [x - rig.middle[0], y - rig.middle[1]];
      const [u, v] = [dx * rig.along[0] + dy * rig.along[1], dx * rig.across[0] + dy * rig.across[1]];
      if (u < first || u > last) continue;
      const [down, up] = [v - above(u), below(u) - v];
      if (down < -RIM || up < -RIM) continue;
      const color = paint({ u, v, down: Math.max(0, down), up: Math.max(0, up), aside: Math.abs(u - middle) / half });
      target.data.set([...color.map((value) => Math.min(255, value + 0.5)), 255], (y * target.width + x) * 4);
    }
}

/** The throat, and the tongue in it: more of it towards the lower lip, in the middle. */
export function behind({ throat, tongue }: Palette, { width }: Rig, { up, aside }: Within): Color {
  return blended(throat, tongue, 0.65 * (1 - smoothstep(0.015, 0.14, up / width)) * (1 - smoothstep(0.25, 0.8, aside)));
}

/** How far the upper teeth are seen below the line between the lips, and of an opening at most; in widths of the mouth and shares. */
const TEETH = { length: 0.078, most: 0.6, curve: 0.4 };
/** Where teeth meet, from the middle, in widths of the mouth; how dark that is, and how much they are rounded there. */
const BETWEEN = { at: [0, 0.155, 0.275, 0.375], width: 0.01, dark: 0.1, round: 0.01 };
/** The shade of the upper lip on them: how dark, and how far down, in widths of the mouth; and that of the cheeks. */
const SHADE = { most: 0.38, reach: 0.03, aside: 0.3 };
/** From here on it is dark towards the corners. */
const CORNERS = [0.5, 0.95] as const;

/**
 * Paints what is seen between parted lips: upper teeth, which hang where they are in the skull however far the lips go, in the
 * shade of the lip, and the dark below them with the tongue. `soft`: how soft the picture is, in pixels.
 */
export function drawInterior(opening: Opening, target: Canvas, palette: Palette, soft: number): void {
  const { rig, upper, lower } = opening;
  const { width, from, to } = rig;
  const [rest, corner] = [rig.upper.inner((from + to) / 2), (rig.upper.inner(from) + rig.upper.inner(to)) / 2];
  const blur = Math.max(width * 0.018, soft);
  const gap = Math.max(...lower.map(([, v], index) => v - (upper[index]?.[1] ?? v)));
  fillOpening(opening, target, (at) => {
    const off = Math.abs(at.u - (from + to) / 2) / width;
    const seam = Math.min(...BETWEEN.at.map((place) => Math.abs(off - place))) / BETWEEN.width;
    const beside = Math.exp(-seam * seam);
    const arch = rest + (corner - rest) * Math.min(1, off * off * 4);
    const length = TEETH.length * width * (1 - TEETH.curve * Math.min(1, off * off * 4));
    const edge = Math.min(arch + length - BETWEEN.round * width * beside, at.v - at.down + gap * TEETH.most);
    const tooth = (1 - smoothstep(-blur, blur, at.v - edge)) * (1 - smoothstep(...CORNERS, at.aside));
    const shade =
      (1 - SHADE.most * Math.exp(-at.down / (width * SHADE.reach))) * (1 - BETWEEN.dark * beside) * (1 - SHADE.aside * at.aside ** 2);
    return blended(behind(palette, rig, at), blended(palette.throat, palette.tooth, shade), tooth);
  });
}
