import { outlined, steps } from "../picture/edges.ts";
import type { Matte } from "../picture/matte.ts";
import { type Box, cropped, decided, overlap } from "../picture/measure.ts";
import { subject } from "../picture/networks.ts";
import { boxBlur, type Picture, type Plane, plane } from "../picture/raster.ts";

/** How near the subject is looked at: so much of its box is left around it. */
const AROUND = 0.18;
/** What must be so of a mask that two other looks confirm: shares of the mask, of its outline, and overlaps with the looks. */
const CONFIRMED = { decided: 0.87, outlined: 0.97 } as const;
/** Overlaps with the mirrored picture and with the look from near: where colors tell little, both must be nearer. */
const ALIKE = { parts: { mirrored: 0.965, near: 0.95 }, area: { mirrored: 0.975, near: 0.965 } } as const;
/** A ground of which so much is clear edges, also far from the subject, is grass, gravel or a street: edges left outside say nothing there. */
const BUSY = 0.1;
/** What its photograph cuts off is none the more whole for being seen thrice. */
const MOST_CROPPED = 0.1;
/** Beside the subject there may be no more than so many times the edges of the rest: those would be its own. */
const MOST_BESIDE = 1.5;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function areaAround({ x, y, width: w, height: h }: Box, { width, height }: Picture): Area {
  const [left, top] = [Math.max(0, Math.round((x - w * AROUND) * width)), Math.max(0, Math.round((y - h * AROUND) * height))];
  const [right, low] = [
    Math.min(width, Math.round((x + w * (1 + AROUND)) * width)),
    Math.min(height, Math.round((y + h * (1 + AROUND)) * height)),
  ];
  return { left, top, width: right - left, height: low - top };
}

/** What the network sees from near, at its place in the whole picture. */
async function fromNear(picture: Picture, box: Box, see: typeof subject): Promise<Plane> {
  const { left, top, width, height } = areaAround(box, picture);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const at = ((y + top) * picture.width + left) * 3;
    data.set(picture.data.subarray(at, at + width * 3), y * width * 3);
  }
  const near = await see({ data, width, height }, "things");
  const all = plane(picture.width, picture.height);
  for (let y = 0; y < height; y += 1) all.data.set(near.data.subarray(y * width, (y + 1) * width), (y + top) * picture.width + left);
  return all;
}

const mirroredAt = (width: number, at: number): number => at - (at % width) + width - 1 - (at % width);

/** What it sees in the mirrored picture, mirrored back. */
async function fromBehind({ data, width, height }: Picture, see: typeof subject): Promise<Plane> {
  const turned = data.map((_, at) => data[mirroredAt(width, Math.floor(at / 3)) * 3 + (at % 3)] ?? 0);
  const seen = await see({ data: turned, width, height }, "things");
  return plane(
    width,
    height,
    seen.data.map((_, at) => seen.data[mirroredAt(width, at)] ?? 0),
  );
}

const CLEAR = 20;
/** Beside a subject is what is within so much of its longer side. */
const BESIDE = 0.2;

/** Whether clear edges lie all over the ground, and no denser beside the subject: then none of them need be a lost part of it. */
function isBusy(picture: Picture, mask: Plane, box: Box): boolean {
  const { width, height } = picture;
  const step = steps(picture);
  const there = boxBlur(mask, 6).data;
  const wide = boxBlur(mask, Math.max(1, Math.round(Math.max(box.width * width, box.height * height) * BESIDE))).data;
  const [edges, all] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]];
  for (let at = 0; at < step.length; at += 1) {
    if ((there[at] ?? 0) > 0.004) continue;
    const where = (wide[at] ?? 0) > 0.02 ? 0 : 1;
    all[where] += 1;
    if ((step[at] ?? 0) >= CLEAR) edges[where] += 1;
  }
  const [beside, far] = [edges[0] / Math.max(1, all[0]), edges[1] / Math.max(1, all[1])];
  return far >= BUSY && beside <= far * MOST_BESIDE;
}

/** A lower edge that crosses its own course more often than that, for each of its columns, has blades of grass before it. */
const MOST_RAGGED = 0.07;
/** Its course: the median of so many columns, as a share of its width; the ends are round, and are left out. */
const COURSE = { columns: 1 / 24, ends: 0.08 } as const;

/** How often the lower edge of a mask crosses its own course, for each column of it. */
export function raggedness({ data, width, height }: Plane): number {
  const edge = Array.from({ length: width }, (_, x) => {
    let y = height - 1;
    while (y >= 0 && (data[y * width + x] ?? 0) <= 0.5) y -= 1;
    return y;
  }).filter((y) => y >= 0);
  const reach = Math.max(3, Math.round(edge.length * COURSE.columns));
  const below = edge.map((y, at) => {
    const near = edge.slice(Math.max(0, at - reach), at + reach + 1).toSorted((a, b) => a - b);
    return y - (near[Math.floor(near.length / 2)] ?? y) > 1;
  });
  const ends = Math.floor(edge.length * COURSE.ends);
  const inner = below.slice(ends, edge.length - ends);
  const crossings = inner.filter((one, at) => at > 0 && one !== inner[at - 1]).length;
  return crossings / Math.max(1, edge.length);
}

/**
 * Whether a mask that is in doubt is confirmed by looking twice more, mirrored and from near: who sees the same thing thrice has seen it.
 * It is not asked of people, of whom two networks have seen the same, nor on a plain ground, where a key tells more.
 */
export async function isConfirmed(picture: Picture, matte: Matte, box: Box, see = subject): Promise<boolean> {
  const { mask, coarse, doubt, method, ground } = matte;
  if (method !== "network" || ground !== null || (doubt !== "parts" && doubt !== "area")) return false;
  if (decided(coarse) < CONFIRMED.decided || outlined(steps(picture), mask) < CONFIRMED.outlined) return false;
  if (cropped(mask) > MOST_CROPPED || raggedness(mask) > MOST_RAGGED) return false;
  if (doubt === "parts" && !isBusy(picture, mask, box)) return false;
  const { mirrored, near } = ALIKE[doubt];
  if (overlap(mask, await fromBehind(picture, see)) < mirrored) return false;
  return overlap(mask, await fromNear(picture, box, see)) >= near;
}
