import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { CutFilm } from "./film.ts";
import type { Span } from "./plan.ts";

const SECONDS = 300;
const KILOBITS_A_CHANNEL = 96;
/** Sounds that an MP4 holds as they are. */
export const KEPT: ReadonlySet<string> = new Set(["aac", "mp3", "ac3", "eac3"]);

/** The sound of each span to the sample, silent where the film has none, one after another. */
function joined({ sound }: CutFilm, spans: readonly Span[]): string {
  const parts = spans.map(({ start, end }, n) => {
    const length = (end - start).toFixed(6);
    return `[0:${sound?.stream}]aresample=async=1:first_pts=0,apad,atrim=${start.toFixed(6)}:${end.toFixed(6)},asetpts=PTS-STARTPTS,atrim=0:${length}[a${n}]`;
  });
  return `${parts.join(";")};${spans.map((_, n) => `[a${n}]`).join("")}concat=n=${spans.length}:v=0:a=1[out]`;
}

/** Whether the film's sound can be copied: one span, of a sound that an MP4 holds. */
export const soundCopies = ({ sound }: CutFilm, spans: readonly Span[], pictureCopies: boolean): boolean =>
  pictureCopies && spans.length === 1 && KEPT.has(sound?.codec ?? "");

/** Cuts a film's sound as its picture is cut: copied, else AAC with its channels. */
export async function cutSound(film: CutFilm, spans: readonly Span[], out: string, how: { copies: boolean; signal: AbortSignal }) {
  const { sound } = film;
  const [first] = spans;
  if (!sound || !first) return;
  const { start, end } = first;
  const source = [...UNTRUSTED_FILM, "-i", film.path];
  const rate = `${KILOBITS_A_CHANNEL * Math.max(1, Math.min(8, sound.channels))}k`;
  const work = how.copies
    ? ["-ss", start.toFixed(6), ...source, "-t", (end - start).toFixed(6), "-map", `0:${sound.stream}`, "-c", "copy"]
    : [...source, "-filter_complex", joined(film, spans), "-map", "[out]", "-c:a", "aac", "-b:a", rate];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...work, "-map_metadata", "-1", out] as const;
  await runConfined([...command], { signal: how.signal, seconds: SECONDS });
}
