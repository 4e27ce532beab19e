import { boxBlur, plane, type Plane } from "../raster/plane.ts";
import type { CutoutRecipe } from "./recipe.ts";

/** Of the longest side: how far a shadow falls, and how soft it is; `flat`: how high it lies on the ground. */
const SOFT = { fall: 0.012, blur: 0.018, strength: 0.32 } as const;
const GROUND = { flat: 0.06, blur: 0.022, strength: 0.55 } as const;

/** The rows between which something stands; null where nothing does. */
function rowsOf({ data, width, height }: Plane): { top: number; bottom: number } | null {
  const there = Array.from({ length: height }, (_, y) => data.subarray(y * width, (y + 1) * width).some((alpha) => alpha > 0.5));
  const [top, bottom] = [there.indexOf(true), there.lastIndexOf(true)];
  return top < 0 ? null : { top, bottom };
}

/** The subject laid flat around its foot. */
function flattened(alpha: Plane): Plane {
  const { data, width, height } = alpha;
  const laid = plane(width, height);
  const rows = rowsOf(alpha);
  if (rows === null) return laid;
  const flat = Math.max(1, GROUND.flat * Math.max(width, height));
  for (let y = 0; y < height; y += 1) {
    const up = (rows.bottom + flat / 3 - y) / flat;
    if (up < 0 || up > 1) continue;
    const from = Math.round(rows.bottom - up * Math.min(rows.bottom - rows.top, flat * 4));
    laid.data.set(data.subarray(from * width, (from + 1) * width), y * width);
  }
  return laid;
}

function fallen({ data, width, height }: Plane): Plane {
  const laid = plane(width, height);
  const by = Math.round(SOFT.fall * Math.max(width, height));
  laid.data.set(data.subarray(0, Math.max(0, height - by) * width), by * width);
  return laid;
}

/** How dark the shadow of a subject is, 0…1 per pixel; null for none. */
export function shadowOf(alpha: Plane, shadow: CutoutRecipe["shadow"]): Plane | null {
  if (shadow === "none") return null;
  const { blur, strength } = shadow === "soft" ? SOFT : GROUND;
  const radius = Math.max(1, Math.round((blur * Math.max(alpha.width, alpha.height)) / 2));
  const laid = shadow === "soft" ? fallen(alpha) : flattened(alpha);
  const dark = boxBlur(boxBlur(laid, radius), radius);
  return { ...dark, data: dark.data.map((value) => value * strength) };
}
