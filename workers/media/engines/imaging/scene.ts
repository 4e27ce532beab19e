import { boxBlur, clamped, type Picture, type Plane, plane, scaled } from "../picture/raster.ts";

export const copyOf = ({ data, width, height }: Picture): Picture => ({ data: Uint8Array.from(data), width, height });

/** Lays a colour picture over another by a mask, each pixel by what `over` makes of it. */
export function laidOver(ground: Picture, mask: Plane, over: (at: number, part: number, below: number) => number): void {
  const { data } = ground;
  for (let at = 0; at < mask.data.length; at += 1) {
    const share = mask.data[at] ?? 0;
    if (share <= 0) continue;
    for (let part = 0; part < 3; part += 1) {
      const below = data[at * 3 + part] ?? 0;
      data[at * 3 + part] = Math.round(Math.min(255, Math.max(0, below + (over(at, part, below) - below) * share)));
    }
  }
}

/** Makes darker, by how dark a plane is. */
export function darkened({ data }: Picture, dark: Plane): void {
  for (let at = 0; at < dark.data.length; at += 1) {
    const keep = 1 - (dark.data[at] ?? 0);
    if (keep >= 1) continue;
    for (let part = 0; part < 3; part += 1) data[at * 3 + part] = Math.round((data[at * 3 + part] ?? 0) * keep);
  }
}

interface Stood {
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  readonly top: number;
}

/** The bounds of what stands in a mask. */
export function boundsOf({ data, width }: Plane): Stood | null {
  let [left, right, top, floor] = [Infinity, -1, Infinity, -1];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) < 0.5) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, floor] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(floor, y)];
  }
  return floor < 0 ? null : { left, right, top, floor };
}

/** Shadows are drawn at this longest side: they are soft. */
const SHADOW = 480;

/** How much of a thing, from its floor up, hangs over the ground that it darkens. */
const HANGS = 0.4;

/** The dim round spot under a thing that touches its ground in a point: as wide as what hangs over it. */
function spotUnder(mask: Plane, { top, floor }: Stood): (x: number, y: number) => number {
  const { data, width } = mask;
  let [left, right] = [Infinity, -1];
  for (let y = Math.max(top, Math.round(floor - (floor - top) * HANGS)); y <= floor; y += 1)
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] ?? 0) > 0.5) [left, right] = [Math.min(left, x), Math.max(right, x)];
  const half = Math.max(1, ((right - left) / 2) * 1.06);
  const flat = Math.max(1, half * 0.2);
  const middle = { x: (left + right) / 2, y: floor - flat * 0.35 };
  return (x, y) => clamped(1.25 * (1 - Math.hypot((x - middle.x) / half, (y - middle.y) / flat)));
}

/**
 * The shadow of what stands: dark and narrow where it touches its ground, dim under what hangs over it, and a longer one away from the light (`slant`:
 * how far it leans, in heights, to the right), growing softer with the distance. 0…1.
 */
export function shadowOf(mask: Plane, { slant, strength }: { slant: number; strength: number }): Plane {
  const by = Math.min(1, SHADOW / Math.max(mask.width, mask.height));
  const small = scaled(mask, Math.max(8, Math.round(mask.width * by)), Math.max(8, Math.round(mask.height * by)));
  const stood = boundsOf(small);
  const { width, height } = small;
  const none = plane(width, height);
  if (stood === null) return scaled(none, mask.width, mask.height);
  const tall = Math.max(1, stood.floor - stood.top);
  const contact = plane(width, height);
  const cast = plane(width, height);
  const band = Math.max(2, tall * 0.06);
  const spot = spotUnder(small, stood);
  const under = plane(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      under.data[y * width + x] = spot(x, y);
      const below = (y - stood.floor) / band;
      if (below > -1 && below < 1.2) {
        const row = Math.min(height - 1, Math.round(stood.floor - Math.abs(below) * band * 1.6));
        contact.data[y * width + x] = (small.data[row * width + x] ?? 0) * (1 - Math.max(0, below) / 1.2);
      }
      // The cast shadow is the mask laid on the ground: foreshortened, and leaning.
      const up = (stood.floor - y) / 0.3;
      if (up < -tall * 0.02 || up > tall) continue;
      const from = Math.round(x - slant * Math.max(0, up));
      const row = Math.round(stood.floor - Math.max(0, up));
      if (from < 0 || from >= width || row < 0) continue;
      cast.data[y * width + x] = (small.data[row * width + from] ?? 0) * (1 - (0.85 * Math.max(0, up)) / tall);
    }
  const near = boxBlur(boxBlur(contact, Math.max(1, Math.round(tall * 0.012))), Math.max(1, Math.round(tall * 0.016)));
  const far = boxBlur(boxBlur(cast, Math.max(1, Math.round(tall * 0.03))), Math.max(1, Math.round(tall * 0.03)));
  const data = near.data.map((value, at) =>
    clamped((1 - (1 - 0.85 * value) * (1 - 0.5 * (far.data[at] ?? 0)) * (1 - 0.6 * (under.data[at] ?? 0))) * strength),
  );
  return scaled(plane(width, height, data), mask.width, mask.height);
}
