import { runFfmpeg } from "./ffmpeg.ts";

interface Sound {
  /** The mix and the filter that levels it; null makes silence. */
  readonly mix: { readonly path: string; readonly filter: string } | null;
  readonly duration: number;
  readonly out: string;
}

interface Parts {
  readonly video: string;
  /** As `encodeSound` makes it. */
  readonly sound: string;
  readonly title: string;
  readonly out: string;
}

/** Limited range and BT.709, written into the stream's headers: nothing is encoded again. */
const TAGS = "h264_metadata=video_full_range_flag=0:colour_primaries=1:transfer_characteristics=1:matrix_coefficients=1";

/** The sound that is delivered: AAC 48 kHz stereo, exactly as long as the timeline. Needs no picture: it is made while frames are drawn. */
export async function encodeSound({ mix, duration, out }: Sound, signal: AbortSignal): Promise<void> {
  const input = mix ? ["-i", mix.path, "-af", `${mix.filter},apad`] : ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo"];
  await runFfmpeg([...input, "-t", duration.toFixed(4), "-c:a", "aac", "-b:a", "192k", "-ar", "48000", "-ac", "2", out], signal);
}

/** Joins picture and sound into the file that is delivered: tagged, faststart, named. Nothing is encoded here. */
export async function finishFile({ video, sound, title, out }: Parts, signal: AbortSignal): Promise<void> {
  await runFfmpeg(
    [
      "-i",
      video,
      "-i",
      sound,
      "-map",
      "0:v",
      "-map",
      "1:a",
      "-c",
      "copy",
      "-bsf:v",
      TAGS,
      "-metadata",
      `title=${title}`,
      "-metadata",
      "comment=Made with Reelwright",
      "-metadata",
      "encoder=Reelwright",
      "-movflags",
      "+faststart",
      out,
    ],
    signal,
  );
}
