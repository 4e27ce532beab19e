import { writeFile } from "node:fs/promises";
import { runFfmpeg } from "./ffmpeg.ts";

interface Sound {
  /** The mix and the filter that levels it; null makes silence. */
  readonly mix: { readonly path: string; readonly filter: string } | null;
  readonly duration: number;
  /** Its ending says how it is encoded. */
  readonly out: string;
}

interface Parts {
  /** Files whose pictures follow one another. */
  readonly pieces: readonly string[];
  /** As `encodeSound` makes it. */
  readonly sound: string;
  readonly title: string;
  /** Its ending says what is made: `mp4` or `webm`. */
  readonly out: string;
}

const endingOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** What is written of where a file comes from. */
export const named = (title: string): string[] =>
  [`title=${title}`, "comment=Made with Reelwright", "encoder=Reelwright"].flatMap((one) => ["-metadata", one]);

const SOUND: Readonly<Record<string, readonly string[]>> = {
  m4a: ["-c:a", "aac", "-b:a", "192k"],
  opus: ["-c:a", "libopus", "-b:a", "160k"],
  mp3: ["-c:a", "libmp3lame", "-b:a", "192k"],
  wav: ["-c:a", "pcm_s16le"],
};

const BT709 = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

/** Limited range and BT.709, written into the stream's headers: nothing is encoded again. */
const FILM: Readonly<Record<string, readonly string[]>> = {
  mp4: [
    "-bsf:v",
    "h264_metadata=video_full_range_flag=0:colour_primaries=1:transfer_characteristics=1:matrix_coefficients=1",
    "-movflags",
    "+faststart",
  ],
  webm: ["-bsf:v", "vp9_metadata=color_space=bt709:color_range=tv", ...BT709],
};

/** The sound that is delivered: 48 kHz stereo, exactly as long as the timeline. Needs no picture: it is made while frames are drawn. */
export async function encodeSound({ mix, duration, out }: Sound, signal: AbortSignal): Promise<void> {
  const input = mix ? ["-i", mix.path, "-af", `${mix.filter},apad`] : ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo"];
  const codec = SOUND[endingOf(out)] ?? [];
  await runFfmpeg([...input, "-t", duration.toFixed(4), ...codec, "-ar", "48000", "-ac", "2", out], signal);
}

interface Joining {
  /** Where the list of the files is written. */
  readonly list: string;
  /** Further inputs, and what is made. */
  readonly output: readonly string[];
}

/** Reads files of one kind as one that follow one another. */
export async function joinFiles(paths: readonly string[], { list, output }: Joining, signal: AbortSignal): Promise<void> {
  await writeFile(list, paths.map((path) => `file '${path.replaceAll("'", "'\\''")}'\n`).join(""));
  await runFfmpeg(["-f", "concat", "-safe", "0", "-i", list, ...output], signal);
}

/** Joins pictures and sound into the file that is delivered: tagged, named. Nothing is encoded here. */
export async function finishFile({ pieces, sound, title, out }: Parts, signal: AbortSignal): Promise<void> {
  const both = ["-i", sound, "-map", "0:v", "-map", "1:a", "-c", "copy"];
  await joinFiles(pieces, { list: `${out}.txt`, output: [...both, ...(FILM[endingOf(out)] ?? []), ...named(title), out] }, signal);
}
