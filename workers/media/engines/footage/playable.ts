import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { openedUpright, type UprightFilm } from "./upright.ts";

/** By the clock, for all that goes through a film picture by picture. */
export const SECONDS = 3500;
/** BT.709 in limited range, said in the file. */
export const TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
/** H.264 that plays everywhere (of 4:4:4, which is what comes of RGB, Safari and phones show nothing) and is hard to tell from what it was made of. */
export const FINE = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "17", "-pix_fmt", "yuv420p", ...TAGS];

/** The part of a film that is worked on; null: all of it. */
export type Part = { readonly start: number; readonly seconds: number } | null;

export interface PartOfFilm {
  readonly film: UprightFilm;
  readonly part: Part;
}

/** ffmpeg's options for a part, before an input's `-i`. */
export const seek = (part: Part): string[] => (part ? ["-ss", part.start.toFixed(3), "-t", part.seconds.toFixed(3)] : []);

/** How an ffmpeg begins that reads a film's picture. */
export const pictureInput = async ({ film, part }: PartOfFilm) =>
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

/** A part of a film as it was, in a form that plays everywhere. */
export async function asItWas({ film, part, out, signal }: PartOfFilm & { out: string; signal: AbortSignal }): Promise<void> {
  const sound = film.sounds.length > 0 ? ["-map", "0:a:0", "-c:a", "aac", "-ac", "2", "-b:a", "160k"] : [];
  const command = [
    ...(await pictureInput({ film, part })),
    ...sound,
    "-vf",
    openedUpright(film).join(","),
    ...FINE,
    "-movflags",
    "+faststart",
    "-map_metadata",
    "-1",
    out,
  ] as const;
  await runConfined([...command], { signal, seconds: SECONDS });
}
