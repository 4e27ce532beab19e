import { once } from "node:events";
import type { Writable } from "node:stream";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { ProgramFailed, runConfined, startConfined } from "../../processes/confined.ts";
import { startProgram } from "../../processes/start.ts";
import type { Recipe } from "../../protocol/jobs.ts";
import { plain } from "../footage/filters.ts";
import type { Enhanced } from "./film.ts";
import { after, before } from "./filters.ts";
import { upscaled } from "./upscaler.ts";

const SECONDS = 3500;
const TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
const FINE = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "17", ...TAGS];

/** The part of a film that is worked on; null: all of it. */
export type Part = { readonly start: number; readonly seconds: number } | null;

const seek = (part: Part): string[] => (part ? ["-ss", part.start.toFixed(3), "-t", part.seconds.toFixed(3)] : []);

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

const input = async ({ film, part }: Pick<PictureWork, "film" | "part">) =>
  [
    await ffmpeg(),
    "-v",
    "error",
    "-nostdin",
    "-y",
    ...seek(part),
    ...UNTRUSTED_FILM,
    "-i",
    film.path,
    "-map",
    `0:${film.facts.stream}`,
  ] as const;

const opened = ({ film: { facts, from, rate } }: PictureWork): string[] => [...plain(facts, from), `fps=${rate}`];

/** Writes down how the frames shake. */
export async function measureMotion(work: PictureWork): Promise<void> {
  const filters = [...opened(work), `vidstabdetect=shakiness=6:accuracy=9:result=${work.motion}`];
  await runConfined([...(await input(work)), "-vf", filters.join(","), "-f", "null", "-"], { signal: work.signal, seconds: SECONDS });
}

/** One run of ffmpeg, larger by Lanczos where it is to be larger. */
async function byFilters(work: PictureWork): Promise<void> {
  const { film, recipe, motion, out, signal } = work;
  const larger = film.upscaler === "none" ? [] : [`scale=${film.to.width}:${film.to.height}:flags=lanczos`];
  const filters = [...opened(work), ...before(recipe, motion), ...larger, ...after(recipe)];
  await runConfined([...(await input(work)), "-vf", filters.join(","), ...FINE, out], { signal, seconds: SECONDS });
}

/** The pictures of a film one by one, in RGB. */
async function* pictures(work: PictureWork): AsyncGenerator<Buffer> {
  const { film, recipe, motion, signal } = work;
  const filters = [...opened(work), ...before(recipe, motion)];
  const command = [...(await input(work)), "-vf", filters.join(","), "-f", "rawvideo", "-pix_fmt", "rgb24", "-"] as const;
  const child = await startConfined([...command], { signal, seconds: SECONDS, stdout: "pipe" });
  child.stderr?.resume();
  child.on("error", () => child.stdout?.destroy());
  const size = film.from.width * film.from.height * 3;
  let [held, length]: [Buffer[], number] = [[], 0];
  try {
    for await (const chunk of (child.stdout ?? []) as AsyncIterable<Buffer>) {
      held.push(chunk);
      length += chunk.length;
      if (length < size) continue;
      const all = Buffer.concat(held);
      let at = 0;
      for (; all.length - at >= size; at += size) yield all.subarray(at, at + size);
      [held, length] = [[all.subarray(at)], all.length - at];
    }
  } finally {
    child.kill("SIGKILL");
  }
  signal.throwIfAborted();
}

async function write(to: Writable, bytes: Uint8Array): Promise<void> {
  if (!to.write(bytes)) await once(to, "drain");
}

/** Each picture through the network, between a process that reads and one that writes. */
async function byNetwork(work: PictureWork): Promise<void> {
  const { film, recipe, part, out, signal, progress } = work;
  const { width, height } = film.from;
  const times = film.network;
  const size = film.to.width === width * times ? [] : [`scale=${film.to.width}:${film.to.height}:flags=lanczos`];
  const raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width * times}x${height * times}`, "-r", String(film.rate), "-i", "-"];
  const yuv = "scale=in_range=pc:out_range=tv:out_color_matrix=bt709";
  const filters = [yuv, ...size, ...after(recipe)].join(",");
  const args = ["-v", "error", "-y", ...raw, "-vf", filters, ...FINE, out];
  const encoder = startProgram(await ffmpeg(), args, { stdio: ["pipe", "ignore", "ignore"], signal, timeout: SECONDS * 1000 });
  const ended = once(encoder, "close");
  encoder.stdin?.on("error", () => undefined);
  const total = Math.max(1, (part?.seconds ?? film.facts.duration) * film.rate);
  let done = 0;
  for await (const data of pictures(work)) {
    if (encoder.stdin) await write(encoder.stdin, (await upscaled({ width, height, data }, times)).data);
    progress(Math.min(1, ++done / total));
  }
  encoder.stdin?.end();
  const [code] = (await ended) as [number | null];
  signal.throwIfAborted();
  if (code !== 0 || done === 0) throw new ProgramFailed(`the encoder ended with ${code} after ${done} pictures`);
}

/** The film's picture by its recipe, without sound. */
export const enhancePicture = (work: PictureWork): Promise<void> => (work.film.upscaler === "network" ? byNetwork(work) : byFilters(work));

/** The same part as it was, in a form that plays everywhere. */
export async function asItWas({ film, part, out, signal }: Pick<PictureWork, "film" | "part" | "out" | "signal">): Promise<void> {
  const filters = [...plain(film.facts, film.from), `fps=${film.rate}`].join(",");
  const sound = film.hasSound ? ["-map", "0:a:0", "-c:a", "aac", "-ac", "2", "-b:a", "160k"] : [];
  const command = [
    ...(await input({ film, part })),
    ...sound,
    "-vf",
    filters,
    ...FINE,
    "-movflags",
    "+faststart",
    "-map_metadata",
    "-1",
    out,
  ] as const;
  await runConfined([...command], { signal, seconds: SECONDS });
}

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
