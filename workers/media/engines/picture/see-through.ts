import { withEnclosed } from "./enclosed.ts";
import { boxBlur, mapped, smoothstep, type Picture, type Plane } from "./raster.ts";

/** Less than this shows nothing: the ground of a picture that is transparent. */
const CLEAR = 0.08;
/** Less than this is not painted at all. */
const BARE = 0.01;
/** A shadow on the ground lets so much through, and is as dark as this (0…255). */
const SHADOW = 0.45;
const DARK = 90;
/** More than this is solid: what lets less through is no glass. */
const SOLID = 0.85;
/** Pixels from an edge within which it is soft. */
const EDGE = 2;
/** A share of a thing as large as this lets its page through: it was painted for white paper. */
const PAINTED_THIN = 0.04;
/** And where nearly all of it does, none of it is a shadow. */
const ALL_THIN = 0.6;

/** The share of what shows at all that lets the page through. */
function thinShare({ data }: Plane): number {
  const shown = data.filter((value) => value >= CLEAR);
  return shown.filter((value) => value < SOLID).length / Math.max(1, shown.length);
}

/** Whether a pixel that shows is a shadow on the ground; `picture`: its colours on white. */
function isShadow({ data }: Picture, alpha: number, index: number): boolean {
  if (alpha > SHADOW) return false;
  const own = (part: number): number => ((data[index * 3 + part] ?? 0) - 255 * (1 - alpha)) / alpha;
  return Math.max(own(0), own(1), own(2)) < DARK;
}

/**
 * A thing whose inside lets its page through, as drawings with transparency do: what is within its outline is solid, as it
 * looks on the white of its page. Everything else, glass of a few pixels and the shadow beside a thing among it, keeps its
 * own transparency. Null where nothing is to be filled.
 */
export function filledIn(alpha: Plane, picture: Picture): Plane | null {
  const painted = thinShare(alpha) > ALL_THIN;
  const outlined = mapped(alpha, (value, index) => (value < CLEAR || (!painted && isShadow(picture, value, index)) ? 0 : 1));
  const enclosed = withEnclosed(
    outlined,
    mapped(alpha, () => 1),
  );
  // The window of a door is not painted.
  const inside = mapped(enclosed, (value, index) => ((alpha.data[index] ?? 0) < BARE ? 0 : value));
  const deep = boxBlur(inside, EDGE);
  let [all, thin] = [0, 0];
  inside.data.forEach((value, index) => {
    all += value;
    if ((deep.data[index] ?? 0) > 0.99 && (alpha.data[index] ?? 0) < SOLID) thin += 1;
  });
  if (thin <= all * PAINTED_THIN) return null;
  const soft = boxBlur(inside, 1);
  return mapped(alpha, (value, index) => Math.max(value, smoothstep(0.5, 1, soft.data[index] ?? 0)));
}
