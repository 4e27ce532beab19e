import type { EraseBox } from "../../protocol/mending.ts";
import { FINE, type PartOfFilm, pictureInput, SECONDS } from "../footage/playable.ts";
import { type Encoder, rawInput, rawOutput, rawPictures, startEncoder } from "../footage/raw.ts";
import { plain } from "../footage/filters.ts";
import { Eraser, type Tally, union } from "./eraser.ts";
import { bytesOf, type Picture, pictureOf, type Rect } from "./patch.ts";
import { Ahead } from "./references.ts";

/** For how long before and after a text is taken for covering the same pixels, in seconds: it fades. */
const FADES = 0.12;

export interface EraseWork extends PartOfFilm {
  readonly boxes: readonly EraseBox[];
  readonly follows: boolean;
  /** Where it writes the mute result. */
  readonly out: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/** One picture that waits until those after it were looked at. */
interface Waiting {
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly picture: Picture;
  /** What each eraser sees covered. */
  readonly masks: readonly (Uint8Array | null)[];
}

async function openEncoder({ film: { size, rate }, out, signal }: EraseWork): Promise<Encoder> {
  const raw = rawInput("yuv420p", size, rate);
  return startEncoder(["-v", "error", "-y", ...raw, ...FINE, "-pix_fmt", "yuv420p", out], { signal, seconds: SECONDS });
}

/** Every picture of the part with its time, in I420. Times begin at the part's start, also where the picture comes late. */
export async function* picturesOf({ film, part, signal }: Pick<EraseWork, "film" | "part" | "signal">) {
  const filters = [...plain(film.facts, film.size), `fps=${film.rate}:start_time=0`].join(",");
  const command = [...(await pictureInput({ film, part })), "-vf", filters, ...rawOutput("yuv420p")] as const;
  let count = 0;
  for await (const bytes of rawPictures([...command], bytesOf(film.size), { signal, seconds: SECONDS })) {
    yield { at: (part?.start ?? 0) + count / film.rate, bytes, picture: pictureOf(bytes, film.size) };
    count += 1;
  }
}

/** One picture as it goes on to the encoder, with what was filled of it. */
export interface Erased {
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly filled: readonly { readonly area: Rect; readonly mask: Uint8Array }[];
}

/** Fills the picture at `now` of those that wait, by what all of them show covered. */
function fill(erasers: readonly Eraser[], waiting: readonly Waiting[], now: Waiting): Erased {
  const near = waiting.filter(({ at }) => Math.abs(at - now.at) <= FADES);
  const filled = erasers.flatMap((eraser, n) => {
    const mask = eraser.isOn(now.at) ? union(near.map(({ masks }) => masks[n] ?? null)) : null;
    if (!mask?.some(Boolean)) return [];
    eraser.erase(now.picture, now.at, mask);
    return [{ area: eraser.area, mask }];
  });
  return { at: now.at, bytes: now.bytes, filled };
}

/** The pictures of a film without what its boxes cover, one after another; no more than a few of them are held. */
export async function* erasedPictures(work: Omit<EraseWork, "out" | "progress">, erasers: readonly Eraser[]): AsyncGenerator<Erased> {
  const ahead = await Ahead.open(work.film, work.part?.start ?? 0, work.signal);
  /** Those that wait, behind those that have gone on and are still looked at. */
  const [gone, waiting]: [Waiting[], Waiting[]] = [[], []];
  function* ready(until: number): Generator<Erased> {
    for (let now = waiting[0]; now && now.at <= until; now = waiting[0]) {
      yield fill(erasers, [...gone, ...waiting], now);
      gone.push(...waiting.splice(0, 1));
      while (gone[0] && gone[0].at < now.at - FADES) gone.shift();
    }
  }
  try {
    for await (const { at, bytes, picture } of picturesOf(work)) {
      for await (const other of ahead.until(at)) for (const eraser of erasers) eraser.keep(other);
      waiting.push({ at, bytes, picture, masks: erasers.map((eraser) => eraser.look(picture, at)) });
      yield* ready(at - FADES);
    }
    yield* ready(Number.POSITIVE_INFINITY);
  } finally {
    await ahead.close();
  }
}

/** Makes a film's picture, mute, without what its boxes cover. Answers what was filled. */
export async function erasePictures(work: EraseWork): Promise<Tally> {
  const { film, part, boxes, follows, progress } = work;
  const erasers = boxes.map((box) => new Eraser(box, film.size, follows));
  const encoder = await openEncoder(work);
  const length = Math.max(0.1, part?.seconds ?? film.facts.duration);
  for await (const { at, bytes } of erasedPictures(work, erasers)) {
    await encoder.write(bytes);
    progress(Math.min(1, (at - (part?.start ?? 0)) / length));
  }
  await encoder.end();
  const sum = (of: (tally: Tally) => number): number => erasers.reduce((total, { tally }) => total + of(tally), 0);
  return { filled: sum(({ filled }) => filled), borrowed: sum(({ borrowed }) => borrowed) };
}
