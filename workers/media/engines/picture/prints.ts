import { islandsOf } from "./islands.ts";
import { area } from "./measure.ts";
import { boxBlur, mapped, type Plane } from "./raster.ts";

/** The network is sure of a subject here, the mask of none; from `ALSO` on it is where that goes on. */
const [SURE, ALSO, NONE] = [0.98, 0.9, 0.3] as const;
/** Of the mask. The inside of a strap or a handle, of which the network is as sure, is smaller where it was seen. */
const LEAST = 0.015;
/** The same of what is open to the ground, at the thing's rim: no strap or handle is there. */
const LEAST_AT_RIM = 0.004;
/** The same of what has the very colour of the ground that it is joined with: the inside of a rope is larger than a bite in a board. */
const MOST = 0.02;
/** Pixels around it that the key holds for half ground: the rim of the print. */
const RIM = 3;

/** Per pixel, whether the mask holds it for ground that reaches the picture's border. */
function openGround(mask: Plane): (index: number) => boolean {
  const { width, height } = mask;
  const { labels } = islandsOf(mapped(mask, (value) => (value < NONE ? 1 : 0)));
  const atBorder = new Set(
    labels.filter((_, index) => {
      const [x, y] = [index % width, Math.floor(index / width)];
      return x === 0 || y === 0 || x === width - 1 || y === height - 1;
    }),
  );
  return (index) => (labels[index] ?? 0) > 0 && atBorder.has(labels[index] ?? 0);
}

/** Of what the network claims, the large pieces that are plainly ground. */
function paper(claimed: Plane, size: number, isGround: (index: number) => boolean): (index: number) => boolean {
  const { labels, islands } = islandsOf(mapped(claimed, (value, index) => (value > 0 && isGround(index) ? 1 : 0)));
  return (index) => (islands[(labels[index] ?? 0) - 1]?.size ?? 0) > size * MOST;
}

/**
 * What a key took for ground in the middle of what the network is sure of is the thing's own, and is put back: a white print
 * on a shirt before a white ground, the lit side of a white charger, the white end of a board. `isGround`: where the ground itself goes on
 * from the picture's border; much of that is put back nowhere, as what is between two views of a thing.
 */
export function withPrints(mask: Plane, network: Plane, isGround: (index: number) => boolean): Plane {
  const size = area(mask) * mask.data.length;
  const taken = mapped(mask, (value, index) => (value < NONE && (network.data[index] ?? 0) > ALSO ? 1 : 0));
  const isPaper = paper(taken, size, isGround);
  const claimed = mapped(taken, (value, index) => (isPaper(index) ? 0 : value));
  const disputed = mapped(claimed, (value, index) => ((network.data[index] ?? 0) > SURE ? value : 0));
  const { labels, islands } = islandsOf(disputed);
  if (!islands.some((island) => island.size >= size * LEAST_AT_RIM)) return mask;
  const isOpen = openGround(mask);
  const open = new Set(labels.filter((label, index) => label > 0 && isOpen(index)));
  const isPrint = (label: number): boolean => (islands[label - 1]?.size ?? 0) >= size * (open.has(label) ? LEAST_AT_RIM : LEAST);
  const own = mapped(disputed, (value, index) => (value > 0 && isPrint(labels[index] ?? 0) ? 1 : 0));
  const goesOn = islandsOf(claimed);
  const reached = new Set(goesOn.labels.filter((_, index) => own.data[index] === 1));
  const print = mapped(own, (_, index) => (reached.has(goesOn.labels[index] ?? 0) ? 1 : 0));
  const around = boxBlur(print, RIM);
  return mapped(mask, (value, index) =>
    (around.data[index] ?? 0) > 0 && (network.data[index] ?? 0) > ALSO && !isPaper(index) ? 1 : value,
  );
}
