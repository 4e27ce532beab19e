import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { giveWay } from "../../jobs/precedence.ts";
import { runConfined } from "../../processes/confined.ts";
import type { Oddity } from "../../protocol/playing.ts";
import { fitted, plain } from "../footage/filters.ts";
import { type UprightFilm, uprightFilm } from "../footage/upright.ts";
import type { FilmReport } from "../footage/facts.ts";
import { TAGS } from "../footage/playable.ts";
import { hasAlpha } from "./odd.ts";

/** By the clock. */
const SECONDS = 1700;
const LONGEST = 1920;
/** A picture that stands by itself, at least so often: a player finds its place quickly. */
const KEYFRAME_SECONDS = 2;
/** Pictures a second, at least, of a film whose own come unevenly: its average is that of its pauses, too. */
const EVEN_RATE = 30;
/** What leaves the picture's own packets as they are. */
const KEEPS: readonly Oddity[] = ["container", "silent", "sound"];
const MP4 = ["-map_metadata", "-1", "-movflags", "+faststart", "-f", "mp4"];
const SILENCE = ["-f", "lavfi", "-i", "anullsrc=r=48000:cl=stereo"];

/** What is see-through stands on white. */
const ON_WHITE = "format=rgba,split[seen][shape];[shape]drawbox=c=white:t=fill:replace=1[ground];[ground][seen]overlay=format=rgb,";

/** libvpx reads the see-through parts that ffmpeg's own decoders leave out. */
const decoderOf = (codec: string): string[] => (codec === "vp8" ? ["-c:v", "libvpx"] : codec === "vp9" ? ["-c:v", "libvpx-vp9"] : []);

function pictureOptions({ facts }: UprightFilm, rate: number, isSeeThrough: boolean): string[] {
  const filters = [...plain(facts, fitted(facts, LONGEST)), `fps=${rate}`].join(",");
  const group = String(Math.round(rate * KEYFRAME_SECONDS));
  const chosen = isSeeThrough
    ? ["-filter_complex", `[0:${facts.stream}]${ON_WHITE}${filters}[v]`, "-map", "[v]"]
    : ["-map", `0:${facts.stream}`, "-vf", filters];
  return [...chosen, "-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-g", group, ...TAGS];
}

/** The copy of a film that plays everywhere. @throws ProgramFailed, JobError INPUT_UNREADABLE */
export async function playableFilm(
  path: string,
  out: string,
  { report, odd, signal }: { report: FilmReport; odd: readonly Oddity[]; signal: AbortSignal },
): Promise<void> {
  const film = await uprightFilm(path, signal);
  const picture = report.streams.find(({ index }) => index === film.facts.stream);
  const keeps = picture?.codec_name === "h264" && odd.every((one) => KEEPS.includes(one));
  const isSeeThrough = picture !== undefined && hasAlpha(picture);
  const hasSound = film.sounds.length > 0;
  const isAac = film.sounds[0] === "aac";
  const command = [
    await ffmpeg(),
    "-v",
    "error",
    "-nostdin",
    "-y",
    ...(isSeeThrough ? decoderOf(picture.codec_name ?? "") : []),
    ...UNTRUSTED_FILM,
    "-i",
    path,
    ...(hasSound ? [] : SILENCE),
    ...(keeps
      ? ["-map", `0:${film.facts.stream}`, "-c:v", "copy"]
      : pictureOptions(film, odd.includes("rate") ? Math.max(EVEN_RATE, film.rate) : film.rate, isSeeThrough)),
    ...(hasSound ? ["-map", "0:a:0"] : ["-map", "1:a:0", "-shortest"]),
    ...(isAac ? ["-c:a", "copy"] : ["-c:a", "aac", "-ac", "2", "-b:a", "160k"]),
    ...MP4,
    out,
  ] as const;
  await runConfined(command, { signal, seconds: SECONDS }, ({ pid }) => {
    if (pid !== undefined) giveWay("films", pid);
  });
}

/** A sound as AAC. @throws ProgramFailed */
export async function playableSound(path: string, out: string, signal: AbortSignal): Promise<void> {
  const made = ["-map", "0:a:0", "-vn", "-c:a", "aac", "-b:a", "192k", ...MP4, out];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...UNTRUSTED_FILM, "-i", path, ...made] as const;
  await runConfined(command, { signal, seconds: SECONDS });
}
