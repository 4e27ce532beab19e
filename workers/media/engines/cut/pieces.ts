import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import { fitted, plain } from "../footage/filters.ts";
import type { CutFilm } from "./film.ts";
import { packetsOf } from "./packets.ts";
import type { Piece } from "./plan.ts";

const SECONDS = 800;
/** Times are rounded: decoding drops what is before the time that is sought, copying begins at the last key frame up to it. */
const SLACK = 0.002;
const LONGEST = 4096;

/** Brings copied pictures back to the time that was sought after them, and a little on: one before zero would be hidden. */
const BACK = ["-output_ts_offset", String(SLACK * 1.25)];

const justBefore = (seconds: number): string => Math.max(0, seconds - SLACK).toFixed(6);
const justAfter = (seconds: number): string => (seconds + SLACK).toFixed(6);

/** Pictures a second of a piece whose last one is held. */
const RATE = 30;

/** H.264 that is hard to tell from what it was made of. */
const FINE = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "16"];

/** A piece's packets are not those of the film: it has to be made in another way. */
export class NotCopied extends Error {}

/** Runs ffmpeg on a film from outside; `before` and `after` stand around its `-i`. */
async function run(film: CutFilm, before: readonly string[], after: readonly string[], signal: AbortSignal): Promise<void> {
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...before, ...UNTRUSTED_FILM, "-i", film.path, ...after] as const;
  await runConfined([...command], { signal, seconds: SECONDS });
}

async function copied(film: CutFilm, piece: Piece, out: string, signal: AbortSignal): Promise<void> {
  const tag = film.codec === "hevc" ? ["-tag:v", "hvc1"] : [];
  const take = [...tag, "-map", `0:${film.facts.stream}`, "-c", "copy", "-frames:v", String(piece.frames), "-map_metadata", "-1"];
  await run(film, ["-ss", justAfter(piece.start)], [...take, ...BACK, "-video_track_timescale", String(film.timescale), out], signal);
  const made = await packetsOf(out, 0, 0, signal);
  const asked = film.map.packets.slice(piece.from, piece.from + piece.frames);
  if (made.length !== asked.length || made.some(({ bytes }, index) => bytes !== asked[index]?.bytes)) throw new NotCopied();
}

/** How many pictures a piece is made of. One whose last picture is held has even ones: a container says no other way how long it stands. */
export const picturesOf = ({ frames, held, start, end }: Piece): number => (held ? Math.max(1, Math.round((end - start) * RATE)) : frames);

/** A picture that stands already when a piece begins, begins with it; one that stands longer ends with it. */
function timed({ start, frames, held }: Piece, shown: number): string[] {
  const late = `setpts=PTS+eq(N\\,0)*${Math.max(0, start - shown).toFixed(6)}/TB`;
  return held ? [late, `trim=end_frame=${frames}`, "setpts=PTS-STARTPTS", `fps=${RATE}`, "tpad=stop=-1:stop_mode=clone"] : [late];
}

/** Beside copied pieces it keeps the film's own frame, turned by its container; alone it is upright and plain. */
async function encoded(film: CutFilm, piece: Piece, out: string, { beside, signal }: { beside: boolean; signal: AbortSignal }) {
  const shown = film.map.times.findLast((time) => time <= piece.start + SLACK) ?? piece.start;
  const filters = [...timed(piece, shown), ...(beside ? [] : plain(film.facts, fitted(film.facts, LONGEST)))];
  const format = beside && film.full ? "yuvj420p" : "yuv420p";
  const picture = [
    "-map",
    `0:${film.facts.stream}`,
    "-vf",
    filters.join(","),
    "-fps_mode",
    "passthrough",
    "-frames:v",
    String(picturesOf(piece)),
  ];
  const after = [...picture, ...FINE, "-pix_fmt", format, "-map_metadata", "-1", "-video_track_timescale", String(film.timescale), out];
  await run(film, [...(beside ? ["-noautorotate"] : []), "-ss", justBefore(shown)], after, signal);
}

/** Makes one piece as a mute MP4. @throws NotCopied */
export const makePiece = (film: CutFilm, piece: Piece, out: string, how: { beside: boolean; signal: AbortSignal }): Promise<void> =>
  piece.way === "copy" ? copied(film, piece, out, how.signal) : encoded(film, piece, out, how);
