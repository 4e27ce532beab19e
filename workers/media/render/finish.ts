import { runFfmpeg } from "./ffmpeg.ts";

export interface Parts {
  readonly video: string;
  /** The mix and the filter that levels it; null makes a silent track. */
  readonly sound: { readonly path: string; readonly filter: string } | null;
  readonly duration: number;
  readonly title: string;
  readonly out: string;
}

/** Limited range and BT.709, written into the stream's headers: nothing is encoded again. */
const TAGS = "h264_metadata=video_full_range_flag=0:colour_primaries=1:transfer_characteristics=1:matrix_coefficients=1";

/** Joins picture and sound into the file that is delivered: tagged, AAC 48 kHz stereo, faststart, named. */
export async function finishFile(parts: Parts, signal: AbortSignal): Promise<void> {
  const sound = parts.sound
    ? ["-i", parts.sound.path, "-af", `${parts.sound.filter},apad`]
    : ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo"];
  await runFfmpeg([
    "-i", parts.video, ...sound,
    "-map", "0:v", "-map", "1:a", "-t", parts.duration.toFixed(4),
    "-c:v", "copy", "-bsf:v", TAGS,
    "-c:a", "aac", "-b:a", "192k", "-ar", "48000", "-ac", "2",
    "-metadata", `title=${parts.title}`, "-metadata", "comment=Made with Reelwright", "-metadata", "encoder=Reelwright",
    "-movflags", "+faststart", parts.out,
  ], signal);
}
