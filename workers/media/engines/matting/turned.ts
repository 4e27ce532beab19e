import type { Picture, Plane } from "../picture/raster.ts";

/** A mask in a quarter of its room: an alpha of 8 bits is all that is drawn of it. */
interface Kept {
  readonly data: Uint8Array;
  readonly size: { readonly width: number; readonly height: number };
}

const kept = ({ data, width, height }: Plane): Kept => ({
  data: Uint8Array.from(data, (value) => Math.round(value * 255)),
  size: { width, height },
});
const shown = ({ data, size }: Kept): Plane => ({ data: Float32Array.from(data, (value) => value / 255), ...size });

/**
 * A film that is played backwards after frame `turn`: each picture of the way back is one of the way there again, and has its
 * mask. Undefined: it does not turn. First the way there, to its end, with a mask kept of each picture; then the way back.
 */
export class Turned {
  readonly #pictures: AsyncIterator<Picture>;
  readonly #turn: number;
  readonly #masks: Kept[] = [];

  constructor(pictures: AsyncIterable<Picture>, turn = Number.POSITIVE_INFINITY) {
    this.#pictures = pictures[Symbol.asyncIterator]();
    this.#turn = turn;
  }

  async *there(): AsyncGenerator<Picture> {
    for (let at = 0; at <= this.#turn; at += 1) {
      const { value, done } = await this.#pictures.next();
      if (done) return;
      yield value;
    }
  }

  /** Keeps the mask of the next picture of the way there. */
  keep(mask: Plane): void {
    if (this.#turn !== Number.POSITIVE_INFINITY) this.#masks.push(kept(mask));
  }

  async *back(): AsyncGenerator<{ picture: Picture; mask: Plane }> {
    for (let at = this.#turn - 1; ; at -= 1) {
      const { value, done } = await this.#pictures.next();
      // Who turns later than they should stay as they are at the end.
      const mask = this.#masks[Math.max(0, at)];
      if (done || !mask) return;
      yield { picture: value, mask: shown(mask) };
    }
  }
}
