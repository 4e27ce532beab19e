import { dilated, keepWithin } from "./morphology.ts";
import type { Picture, Rect } from "./patch.ts";
import { filledInSpace } from "./spatial.ts";

/** What a mark changes at least, in levels, of what its box would show without it. */
const CHANGES = 8;

/**
 * Where a mark that stands still covers the picture: what differs on the average of several times from what the edge of
 * its box lets expect. What moves behind it goes out in the average; where nothing moves, more of the box is taken.
 */
export class StandingMark {
  readonly #inner: Rect;
  readonly #radius: number;
  #sum: Float32Array | null = null;
  #count = 0;
  #mask: Uint8Array | null = null;

  constructor(inner: Rect, radius: number) {
    this.#inner = inner;
    this.#radius = radius;
  }

  /** Looks at one more time. */
  see({ width, height, planes: [luma] }: Picture): void {
    const box = new Uint8Array(luma.length).fill(1);
    keepWithin(box, { width, height }, this.#inner);
    const smooth = filledInSpace(luma, box, { width, height });
    const sum = (this.#sum ??= new Float32Array(luma.length));
    for (let i = 0; i < luma.length; i += 1) sum[i] = (sum[i] ?? 0) + (luma[i] ?? 0) - (smooth[i] ?? 0);
    this.#count += 1;
    this.#mask = null;
  }

  /** What is covered, as far as it was seen; all of the box where nothing in it stands out. */
  mask(patch: Picture): Uint8Array {
    if (this.#count === 0) this.see(patch);
    this.#mask ??= this.#measured(patch);
    return this.#mask;
  }

  #measured(size: Picture): Uint8Array {
    const changed = Uint8Array.from(this.#sum ?? [], (value) => (Math.abs(value) / this.#count > CHANGES ? 1 : 0));
    const mask = dilated(changed, size, Math.max(3, Math.round(this.#radius / 3)));
    if (!changed.some(Boolean)) mask.fill(1);
    keepWithin(mask, size, this.#inner);
    return mask;
  }
}
