import { boxBlur, clamped, mapped, plane, type Plane, scaled } from "../picture/raster.ts";
import { boundsOf } from "./scene.ts";

/** How a thing lies in its picture. */
interface Lean {
  /** How much longer it is than broad. */
  readonly long: number;
  /** How far its length is from upright and from level, in radians, whichever is nearer. */
  readonly askew: number;
}

export function leanOf({ data, width, height }: Plane): Lean {
  let [all, x1, y1, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const share = data[at] ?? 0;
    if (share <= 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    all += share;
    x1 += share * x;
    y1 += share * y;
    xx += share * x * x;
    yy += share * y * y;
    xy += share * x * y;
  }
  if (all === 0) return { long: 1, askew: 0 };
  const [a, b, c] = [xx / all - (x1 / all) ** 2, yy / all - (y1 / all) ** 2, xy / all - (x1 * y1) / all ** 2];
  const [middle, half] = [(a + b) / 2, Math.hypot((a - b) / 2, c)];
  const angle = Math.abs(Math.atan2(2 * c, a - b) / 2);
  return { long: Math.sqrt((middle + half) / Math.max(1e-6, middle - half)), askew: Math.min(angle, Math.PI / 2 - angle) };
}

/** What of a thing is so near to its lowest point, of its height, may be its foot. */
const FOOT = 0.25;

/** How much of a thing's width ends near its lowest point: bowls beside each other stand, whatever line they make. */
export function footingOf(mask: Plane): number {
  const stood = boundsOf(mask);
  if (stood === null) return 1;
  const { left, right, top, floor } = stood;
  const least = floor - (floor - top) * FOOT;
  let [feet, all] = [0, 0];
  for (let x = left; x <= right; x += 1) {
    let y = floor;
    while (y >= top && (mask.data[y * mask.width + x] ?? 0) < 0.5) y -= 1;
    if (y < top) continue;
    all += 1;
    if (y >= least) feet += 1;
  }
  return all === 0 ? 1 : feet / all;
}

/**
 * What is so long, so far askew, and ends so little near its lowest point was seen from above, or held: upright on a floor it would stand on its
 * toe with its heel in the air.
 */
const LIES = { long: 1.5, askew: (22 * Math.PI) / 180, foot: 0.8 } as const;

export function lies(mask: Plane): boolean {
  const { long, askew } = leanOf(mask);
  return long >= LIES.long && askew >= LIES.askew && footingOf(mask) < LIES.foot;
}

/** Shadows are drawn at this longest side; near and far they are so soft, of it, and so dark. */
const [SHADOW, NEAR, FAR] = [480, { soft: 0.006, dark: 0.5 }, { soft: 0.03, dark: 0.42 }] as const;

/** The shadow of what lies on a sheet, all around it, further on the side away from the light (`dx`, `dy`: how far, of the picture's longest side). */
export function shadowAround(mask: Plane, { dx, dy }: { dx: number; dy: number }): Plane {
  const by = Math.min(1, SHADOW / Math.max(mask.width, mask.height));
  const small = scaled(mask, Math.max(8, Math.round(mask.width * by)), Math.max(8, Math.round(mask.height * by)));
  const { width, height } = small;
  const longest = Math.max(width, height);
  const thrown = ({ soft, dark }: typeof NEAR | typeof FAR, share: number): Plane => {
    const [right, down] = [Math.round(dx * longest * share), Math.round(dy * longest * share)];
    const moved = mapped(plane(width, height), (_, at) => {
      const [x, y] = [(at % width) - right, Math.floor(at / width) - down];
      return x < 0 || y < 0 || x >= width || y >= height ? 0 : (small.data[y * width + x] ?? 0) * dark;
    });
    const reach = Math.max(1, Math.round(longest * soft));
    return boxBlur(boxBlur(moved, reach), reach);
  };
  const [near, far] = [thrown(NEAR, 0.35), thrown(FAR, 1)];
  const data = near.data.map((value, at) => clamped(1 - (1 - value) * (1 - (far.data[at] ?? 0))));
  return scaled(plane(width, height, data), mask.width, mask.height);
}
