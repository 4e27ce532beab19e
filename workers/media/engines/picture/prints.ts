import { islandsOf } from "./islands.ts";
import { area } from "./measure.ts";
import { boxBlur, mapped, type Plane } from "./raster.ts";

/** The network is sure of a subject here, the mask of none; from `ALSO` on it is where that goes on. */
const [SURE, ALSO, NONE] = [0.98, 0.9, 0.3] as const;
/** Of the mask. The inside of a strap or a handle, of which the network is as sure, is smaller where it was seen. */
const LEAST = 0.015;
/** Pixels around it that the key holds for half ground: the rim of the print. */
const RIM = 3;

/**
 * What a key took for ground in the middle of what the network is sure of is the thing's own, and is put back: a white print
 * on a shirt before a white ground, the lit side of a white charger.
 */
export function withPrints(mask: Plane, network: Plane): Plane {
  const disputed = mapped(mask, (value, index) => (value < NONE && (network.data[index] ?? 0) > SURE ? 1 : 0));
  const { labels, islands } = islandsOf(disputed);
  const least = area(mask) * mask.data.length * LEAST;
  if (!islands.some(({ size }) => size >= least)) return mask;
  const own = mapped(disputed, (_, index) => ((islands[(labels[index] ?? 0) - 1]?.size ?? 0) >= least ? 1 : 0));
  const goesOn = islandsOf(mapped(mask, (value, index) => (value < NONE && (network.data[index] ?? 0) > ALSO ? 1 : 0)));
  const reached = new Set(goesOn.labels.filter((_, index) => own.data[index] === 1));
  const print = mapped(own, (_, index) => (reached.has(goesOn.labels[index] ?? 0) ? 1 : 0));
  const around = boxBlur(print, RIM);
  return mapped(mask, (value, index) => ((around.data[index] ?? 0) > 0 && (network.data[index] ?? 0) > ALSO ? 1 : value));
}
