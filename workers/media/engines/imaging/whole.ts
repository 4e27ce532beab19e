import type { Matte } from "../picture/matte.ts";
import { scaled, type Plane } from "../picture/raster.ts";

/** A subject is looked at for pieces at this size. */
const LOOKED = 160;
const SOLID = 0.85;
const SEEN = 0.15;

/** What speaks against moving a subject by itself. */
export interface Wholeness {
  /** How much of it is see-through, as a share of what is solid. */
  readonly soft: number;
  /** The largest piece's share of all that is solid. */
  readonly together: number;
  /** What of the frame is solid. */
  readonly size: number;
}

/** How many places belong to the piece that begins at one; they are taken out. */
function piece(solid: Uint8Array, start: number, width: number): number {
  const open = [start];
  solid[start] = 0;
  let count = 0;
  while (open.length > 0) {
    const at = open.pop() ?? 0;
    count += 1;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
      if (solid[next] === 1) {
        solid[next] = 0;
        open.push(next);
      }
  }
  return count;
}

export function wholeness(mask: Plane): Wholeness {
  const by = LOOKED / Math.max(mask.width, mask.height);
  const small = scaled(mask, Math.max(1, Math.round(mask.width * by)), Math.max(1, Math.round(mask.height * by)));
  const solid = Uint8Array.from(small.data, (value) => (value > SOLID ? 1 : 0));
  const all = solid.reduce((sum, one) => sum + one, 0);
  const soft = small.data.reduce((sum, value) => sum + (value > SEEN && value <= SOLID ? 1 : 0), 0);
  let largest = 0;
  for (let at = 0; at < solid.length; at += 1) if (solid[at] === 1) largest = Math.max(largest, piece(solid, at, small.width));
  return { soft: all === 0 ? 1 : soft / all, together: all === 0 ? 0 : largest / all, size: all / solid.length };
}

const MOST_SOFT = 0.12;
const LEAST_TOGETHER = 0.9;
const LEAST_SIZE = 0.04;

/**
 * Whether a subject may move by itself before what is behind it: where a part of it was left behind, or it is half
 * see-through, or in pieces, it would tear; then the camera moves over the whole picture.
 */
export function movesAlone({ doubt }: Pick<Matte, "doubt">, mask: Plane, people: number): boolean {
  if (doubt === null || (people > 0 && doubt !== "parts" && doubt !== "edges")) return true;
  if (doubt !== "area" && doubt !== "cropped") return false;
  const { soft, together, size } = wholeness(mask);
  return soft <= MOST_SOFT && together >= LEAST_TOGETHER && size >= LEAST_SIZE;
}

/** A thing by itself in its picture: so little see-through, so much in one piece, so large. */
const THING = { soft: 0.15, together: 0.95, size: 0.05 } as const;

/** Whether a mask is of one thing, though a part of it may have been left behind: a frame that cuts the picture is not to cut that. */
export function isOneThing(mask: Plane): boolean {
  const { soft, together, size } = wholeness(mask);
  return soft <= THING.soft && together >= THING.together && size >= THING.size;
}
