import { boxBlur, clamped, mapped, type Plane, plane, scaled } from "../picture/raster.ts";

export type LightFrom = "left" | "right" | "above" | "behind";

type Vector = readonly [number, number, number];

/** Where the light comes from: x to the right, y down, z towards the camera. */
const DIRECTION: Readonly<Record<LightFrom, Vector>> = {
  left: [-0.78, -0.42, 0.46],
  right: [0.78, -0.42, 0.46],
  above: [0.05, -0.88, 0.47],
  behind: [0.25, -0.62, -0.74],
};

/** A mask is puffed up at this longest side. */
const PUFFED = 360;

/** A body for a flat mask: highest where it is farthest from its edge, at scales from fine to coarse. */
function body(mask: Plane): Plane {
  const by = Math.min(1, PUFFED / Math.max(mask.width, mask.height));
  const small = scaled(mask, Math.max(8, Math.round(mask.width * by)), Math.max(8, Math.round(mask.height * by)));
  const heights = plane(small.width, small.height);
  for (const reach of [3, 7, 15, 30, 55]) {
    const wide = boxBlur(boxBlur(small, reach), reach);
    for (let at = 0; at < heights.data.length; at += 1)
      heights.data[at] = (heights.data[at] ?? 0) + reach * Math.max(0, (wide.data[at] ?? 0) * 2 - 1) * (small.data[at] ?? 0);
  }
  return boxBlur(heights, 4);
}

/**
 * How a light from one side falls on what a mask shows: 1 is unchanged, above is brighter. The body is guessed from the
 * outline alone; `strength` 0…1.
 */
export function shading(mask: Plane, from: LightFrom, strength: number): Plane {
  const height = body(mask);
  const [lx, ly, lz] = DIRECTION[from];
  const { width } = height;
  const lit = mapped(height, (_, at) => {
    const x = at % width;
    const dx = (height.data[at + (x < width - 1 ? 1 : 0)] ?? 0) - (height.data[at - (x > 0 ? 1 : 0)] ?? 0);
    const dy = (height.data[Math.min(height.data.length - 1, at + width)] ?? 0) - (height.data[Math.max(0, at - width)] ?? 0);
    const [nx, ny, nz] = [-dx * 0.5, -dy * 0.5, 1];
    const cosine = (nx * lx + ny * ly + nz * lz) / Math.hypot(nx, ny, nz);
    return from === "behind" ? 0.72 + 1.15 * clamped(cosine + 0.55) ** 2 : 0.62 + 0.82 * clamped(cosine * 0.75 + 0.25);
  });
  const soft = boxBlur(boxBlur(lit, 5), 5);
  return mapped(scaled(soft, mask.width, mask.height), (value) => 1 + (value - 1) * strength);
}

/** How that light falls off across a whole frame, 1 in its middle. */
export function falloff(
  { width, height }: { width: number; height: number },
  from: LightFrom,
  strength: number,
): (x: number, y: number) => number {
  const [lx, ly] = DIRECTION[from];
  return (x, y) => 1 + strength * (lx * (x / width - 0.5) + ly * (y / height - 0.5));
}
