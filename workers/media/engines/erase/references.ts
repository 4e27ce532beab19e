import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { rawOutput, rawPictures } from "../footage/raw.ts";
import { SECONDS } from "../footage/playable.ts";
import { plain } from "../footage/filters.ts";
import type { UprightFilm } from "../footage/upright.ts";
import { bytesOf, type Picture, pictureOf } from "./patch.ts";

/** How many pictures a second are kept to fill others from, and for how many seconds to each side. */
const [RATE, WINDOW] = [4, 8] as const;

export interface TimedPicture {
  readonly at: number;
  readonly picture: Picture;
}

/** Reads a film ahead of the work on it, a few pictures a second. */
export class Ahead {
  readonly #pictures: AsyncGenerator<Buffer>;
  readonly #size: UprightFilm["size"];
  readonly #from: number;
  #count = 0;
  #done = false;

  private constructor(pictures: AsyncGenerator<Buffer>, size: UprightFilm["size"], from: number) {
    this.#pictures = pictures;
    this.#size = size;
    this.#from = from;
  }

  /** From a window before `start` on. */
  static async open({ path, facts, size }: UprightFilm, start: number, signal: AbortSignal): Promise<Ahead> {
    const from = Math.max(0, start - WINDOW);
    const filters = [`fps=${RATE}`, ...plain(facts, size)].join(",");
    const read = ["-ss", from.toFixed(3), ...UNTRUSTED_FILM, "-i", path, "-map", `0:${facts.stream}`, "-vf", filters];
    const command = [await ffmpeg(), "-v", "error", "-nostdin", ...read, ...rawOutput("yuv420p")] as const;
    return new Ahead(rawPictures([...command], bytesOf(size), { signal, seconds: SECONDS }), size, from);
  }

  /** Those that come until a window after a time and were not read yet. */
  async *until(at: number): AsyncGenerator<TimedPicture> {
    while (!this.#done && this.#from + this.#count / RATE <= at + WINDOW) {
      const next = await this.#pictures.next();
      if (next.done) {
        this.#done = true;
        return;
      }
      const time = this.#from + this.#count / RATE;
      this.#count += 1;
      yield { at: time, picture: pictureOf(next.value, this.#size) };
    }
  }

  async close(): Promise<void> {
    await this.#pictures.return(undefined);
  }
}

/** What is further away than this is of no use any more. */
export const isNear = (at: number, now: number): boolean => Math.abs(at - now) <= WINDOW;
