import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { KEPT } from "../cut/sound.ts";
import { type PartOfFilm, seek } from "../footage/playable.ts";

const SECONDS = 300;

/** Puts a film's sounds beside its new picture as they are; AAC where an MP4 does not hold one of them. Answers which. */
export async function withSound(
  { film, part }: PartOfFilm,
  mute: string,
  out: string,
  signal: AbortSignal,
): Promise<"copied" | "encoded" | "none"> {
  const copies = film.sounds.every((codec) => KEPT.has(codec));
  const sound = [...seek(part), ...UNTRUSTED_FILM, "-i", film.path];
  const both = film.sounds.length > 0 ? [...sound, "-map", "0:v", "-map", "1:a"] : ["-map", "0:v"];
  const codecs = ["-c:v", "copy", "-c:a", copies ? "copy" : "aac"];
  const files = ["-protocol_whitelist", "file", "-i", mute, ...both, ...codecs, "-map_metadata", "-1", "-movflags", "+faststart", out];
  await runConfined([await ffmpeg(), "-v", "error", "-nostdin", "-y", ...files], { signal, seconds: SECONDS });
  return film.sounds.length === 0 ? "none" : copies ? "copied" : "encoded";
}
