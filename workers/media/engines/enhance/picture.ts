import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { Recipe } from "../../protocol/mending.ts";
import { FINE, type Part, pictureInput, SECONDS, seek } from "../footage/playable.ts";
import { rawInput, rawOutput, rawPictures, RGB_TO_FILM, startEncoder } from "../footage/raw.ts";
import { openedUpright } from "../footage/upright.ts";
import type { Enhanced } from "./film.ts";
import { after, before } from "./filters.ts";
import { upscaled } from "./upscaler.ts";

export interface PictureWork {
  readonly film: Enhanced;
  readonly recipe: Recipe;
  readonly part: Part;
  /** Where it writes: how the frames shake, and the mute result. */
  readonly motion: string;
  readonly out: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/** Writes down how the frames shake. */
export async function measureMotion(work: PictureWork): Promise<void> {
  const filters = [...openedUpright(work.film), `vidstabdetect=shakiness=6:accuracy=9:result=${work.motion}`];
  await runConfined([...(await pictureInput(work)), "-vf", filters.join(","), "-f", "null", "-"], {
    signal: work.signal,
    seconds: SECONDS,
  });
}

/** One run of ffmpeg, larger by Lanczos where it is to be larger. */
async function byFilters(work: PictureWork): Promise<void> {
  const { film, recipe, motion, out, signal } = work;
  const larger = film.upscaler === "none" ? [] : [`scale=${film.to.width}:${film.to.height}:flags=lanczos`];
  const filters = [...openedUpright(work.film), ...before(recipe, motion), ...larger, ...after(recipe)];
  await runConfined([...(await pictureInput(work)), "-vf", filters.join(","), ...FINE, out], { signal, seconds: SECONDS });
}

/** The pictures of a film one by one, in RGB. */
async function* pictures(work: PictureWork): AsyncGenerator<Buffer> {
  const { film, recipe, motion, signal } = work;
  const filters = [...openedUpright(work.film), ...before(recipe, motion)];
  const command = [...(await pictureInput(work)), "-vf", filters.join(","), ...rawOutput("rgb24")] as const;
  yield* rawPictures([...command], film.size.width * film.size.height * 3, { signal, seconds: SECONDS });
}

/** Each picture through the network, between a process that reads and one that writes. */
async function byNetwork(work: PictureWork): Promise<void> {
  const { film, recipe, part, out, signal, progress } = work;
  const { width, height } = film.size;
  const times = film.network;
  const size = film.to.width === width * times ? [] : [`scale=${film.to.width}:${film.to.height}:flags=lanczos`];
  const raw = rawInput("rgb24", { width: width * times, height: height * times }, film.rate);
  const filters = [RGB_TO_FILM, ...size, ...after(recipe)].join(",");
  const args = ["-v", "error", "-y", ...raw, "-vf", filters, ...FINE, out];
  const encoder = await startEncoder(args, { signal, seconds: SECONDS });
  const total = Math.max(1, (part?.seconds ?? film.facts.duration) * film.rate);
  let done = 0;
  for await (const data of pictures(work)) {
    await encoder.write((await upscaled({ width, height, data }, times)).data);
    progress(Math.min(1, ++done / total));
  }
  await encoder.end();
}

/** The film's picture by its recipe, without sound. */
export const enhancePicture = (work: PictureWork): Promise<void> => (work.film.upscaler === "network" ? byNetwork(work) : byFilters(work));

/** The film's sound by its recipe; stereo AAC. */
export async function enhanceSound(
  { film, part, out, signal }: Pick<PictureWork, "film" | "part" | "out" | "signal">,
  filters: readonly string[],
): Promise<void> {
  const chain = filters.length > 0 ? ["-af", filters.join(",")] : [];
  const source = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...seek(part), ...UNTRUSTED_FILM, "-i", film.path] as const;
  await runConfined([...source, "-map", "0:a:0", ...chain, "-c:a", "aac", "-ac", "2", "-b:a", "192k", "-map_metadata", "-1", out], {
    signal,
    seconds: SECONDS,
  });
}
