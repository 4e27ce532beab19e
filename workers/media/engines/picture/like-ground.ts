import { distanceFrom } from "./distance.ts";
import { islandsOf, type Island } from "./islands.ts";
import { area, boundingBox } from "./measure.ts";
import { distances, type Colour } from "./plain.ts";
import { boxBlur, mapped, type Picture, type Plane } from "./raster.ts";

/** Up to this far from the ground's colour (0…441 in RGB) a pixel may be ground, and up to that far it surely looks like it. */
const [LIKE, SURELY] = [14, 7];
/** What is white on white differs from its ground by so much, smoothed over so many pixels, and ends at the ground with such a step; a shadow fades. */
const [OFF, SMOOTH, EDGE] = [5, 2, 8];
/** What ends this near to the picture's rim, as a share of the picture, is a seam in its paper. */
const SEAM = 0.02;
/** Below this share of a thing's height what lies beside it is the shadow that it stands in. */
const FOOT = 0.88;

/** Whether a part lies within so many pixels of the picture's rim. */
const isAtRim = ({ left, top, right, bottom }: Island, { width, height }: Plane, within = 0): boolean =>
  Math.min(left, top, width - 1 - right, height - 1 - bottom) <= within;

/** The parts of a mask, and whether a pixel is of one that reaches the picture's rim. */
function partsOf(mask: Plane) {
  const { labels, islands } = islandsOf(mask);
  const atRim = islands.map((island) => isAtRim(island, mask));
  return { labels, islands, reachesRim: (index: number): boolean => atRim[(labels[index] ?? 0) - 1] ?? false };
}

/**
 * Of a mask, how much lies in the largest piece of ground that is enclosed by the picture's colours and open by the mask: a part of what
 * is around it was lost, as the thin rim of a lit side. Of the inside of a handle both see all that is around it.
 */
export function opened(picture: Picture, mask: Plane, ground: Colour): number {
  const { width, height } = picture;
  const distance = distances(picture, ground);
  const byColour = partsOf({ data: distance.map((value) => (value <= LIKE ? 1 : 0)), width, height });
  const byMask = partsOf(mapped(mask, (value) => (value < 0.5 ? 1 : 0)));
  const sizes = byColour.islands.map(() => 0);
  distance.forEach((value, index) => {
    if (value > SURELY || byColour.reachesRim(index) || !byMask.reachesRim(index)) return;
    const at = (byColour.labels[index] ?? 0) - 1;
    sizes[at] = (sizes[at] ?? 0) + 1;
  });
  return Math.max(0, ...sizes) / Math.max(1, area(mask) * width * height);
}

/** Per pixel, whether a mask has something above it: a shadow or a reflection is there. */
function isUnder({ data, width }: Plane): Uint8Array {
  const under = Uint8Array.from(data, (value) => (value > 0.5 ? 1 : 0));
  for (let index = width; index < under.length; index += 1) under[index] = Math.max(under[index] ?? 0, under[index - width] ?? 0);
  return under;
}

function outlineOf({ data, width }: Plane): number {
  let outline = 0;
  for (let index = width; index < data.length; index += 1) {
    const own = (data[index] ?? 0) > 0.5;
    if (own !== (data[index - 1] ?? 0) > 0.5 || own !== (data[index - width] ?? 0) > 0.5) outline += 1;
  }
  return outline;
}

/**
 * For each pixel of a mask's outline, the edges of the largest part of a picture that is no ground and lies apart from the mask, above or
 * beside it: the white lid of a laptop on white. What lies below is a shadow or a reflection, what reaches the picture's rim its ground.
 */
export function apart(picture: Picture, mask: Plane, { ground, step }: { ground: Colour; step: Uint8Array }): number {
  const { width, height } = picture;
  const box = boundingBox(mask, 0.5);
  if (box === null) return 0;
  const foot = (box.y + box.height * FOOT) * height;
  const around = boxBlur(mask, Math.max(3, Math.round(Math.max(width, height) / 120))).data;
  const distance = distances(picture, ground);
  const off = boxBlur({ data: distance, width, height }, SMOOTH);
  const toGround = distanceFrom(picture, (index) => (distance[index] ?? 0) < OFF);
  const { labels, islands } = islandsOf(mapped(off, (value, index) => (value > OFF && (around[index] ?? 0) < 0.004 ? 1 : 0)));
  const seam = Math.round(SEAM * Math.max(width, height));
  const under = isUnder(mask);
  const [beside, edges] = [new Uint32Array(islands.length), new Uint32Array(islands.length)];
  labels.forEach((label, index) => {
    if (label === 0 || under[index] === 1) return;
    beside[label - 1] = (beside[label - 1] ?? 0) + 1;
    if ((step[index] ?? 0) >= EDGE && (toGround[index] ?? 0) <= SMOOTH) edges[label - 1] = (edges[label - 1] ?? 0) + 1;
  });
  const isPart = (island: Island, at: number): boolean =>
    (beside[at] ?? 0) > island.size / 2 && island.top <= foot && !isAtRim(island, mask, seam);
  return Math.max(0, ...islands.map((island, at) => (isPart(island, at) ? (edges[at] ?? 0) : 0))) / Math.max(1, outlineOf(mask));
}
