import { boxBlur, mapped, type Picture, type Plane, smoothstep } from "../picture/raster.ts";

/** How much of the mask before is kept where the picture stands still. */
const KEPT = 0.75;
/** A picture that changed by less (0…1, around a pixel) stands still there; by more, it moves. */
const [STILL, MOVES] = [4 / 255, 14 / 255] as const;
/** Pixels each way over which change is looked at: more than a sensor's noise, less than a finger. */
const AROUND = 2;

const luma = ({ data, width, height }: Picture): Plane => {
  const plane = { data: new Float32Array(width * height), width, height };
  for (let index = 0; index < plane.data.length; index += 1)
    plane.data[index] = (0.299 * (data[index * 3] ?? 0) + 0.587 * (data[index * 3 + 1] ?? 0) + 0.114 * (data[index * 3 + 2] ?? 0)) / 255;
  return plane;
};

interface Seen {
  readonly luma: Plane;
  /** As the network drew it, and as it went on. */
  readonly raw: Plane;
  readonly steady: Plane;
}

/**
 * Keeps masks of one picture after another from flickering: where the picture stands still, a mask follows the one before;
 * where it moves, it is what was found, so that edges do not trail.
 */
export class Steadier {
  #before: Seen | null = null;
  #sum = { pixels: 0, before: 0, after: 0 };

  next(picture: Picture, raw: Plane): Plane {
    const now = luma(picture);
    const seen = this.#before;
    const steady = seen === null ? raw : this.#steadied(seen, now, raw);
    this.#before = { luma: now, raw, steady };
    return steady;
  }

  /** Mean change of alpha (0…1) from picture to picture where the picture stood still: as found, and as it went on. */
  get flicker(): { before: number; after: number } {
    const { pixels, before, after } = this.#sum;
    return { before: before / Math.max(1, pixels), after: after / Math.max(1, pixels) };
  }

  #steadied(seen: Seen, now: Plane, raw: Plane): Plane {
    const change = boxBlur(
      mapped(now, (value, index) => Math.abs(value - (seen.luma.data[index] ?? 0))),
      AROUND,
    );
    return mapped(raw, (value, index) => {
      const moved = change.data[index] ?? 0;
      const old = seen.steady.data[index] ?? 0;
      const made = value + KEPT * (1 - smoothstep(STILL, MOVES, moved)) * (old - value);
      if (moved < STILL) {
        this.#sum.pixels += 1;
        this.#sum.before += Math.abs(value - (seen.raw.data[index] ?? 0));
        this.#sum.after += Math.abs(made - old);
      }
      return made;
    });
  }
}
