import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bandOf, overlayTimes, subtitleDocument } from "../../../../timeline/subtitles/overlay.ts";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { JobContext } from "../../protocol/handler.ts";
import type { JobOf } from "../../protocol/jobs.ts";
import { openSession } from "../../render/session.ts";
import type { FilmFacts } from "../footage/facts.ts";
import { fitted, plain } from "../footage/filters.ts";

type Shown = JobOf<"dub">["subtitles"][number];

const SECONDS = 1800;
const LONGEST = 4096;
/** H.264 that is hard to tell from what it was made of. */
const FINE = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p", "-color_range", "tv", "-colorspace", "bt709"];

/** The lines in turn, each with its picture's number, and nothing between them; seconds. A line gives way to the next. */
function turns(lines: readonly Shown[], duration: number): { picture: number | null; seconds: number }[] {
  const list: { picture: number | null; seconds: number }[] = [];
  let at = 0;
  for (const [n, { start, end }] of lines.entries()) {
    const from = Math.max(at, Math.min(start, duration));
    const to = Math.min(end, lines[n + 1]?.start ?? duration, duration);
    if (to <= from) continue;
    if (from > at) list.push({ picture: null, seconds: from - at });
    list.push({ picture: n, seconds: to - from });
    at = to;
  }
  return [...list, { picture: null, seconds: Math.max(0.1, duration - at + 1) }];
}

/** Draws each line by the compositor that draws ads, as pictures that can be seen through; answers their list for ffmpeg. */
async function drawn(
  lines: readonly Shown[],
  film: { width: number; height: number },
  duration: number,
  context: JobContext,
): Promise<string> {
  const { folder, signal } = context;
  const document = subtitleDocument([...lines, { text: " " }], film);
  const mount = { assets: new Map<string, string>(), folder, progress: () => undefined };
  await using session = await openSession(document, mount, { scale: 1, signal });
  await session.call("overlays", overlayTimes(lines.length + 1), "line");
  const list = join(folder, "lines.txt");
  const entries = turns(lines, duration).map(
    ({ picture, seconds }) => `file 'line-${picture ?? lines.length}.png'\nduration ${seconds.toFixed(6)}\n`,
  );
  await writeFile(list, `ffconcat version 1.0\n${entries.join("")}file 'line-${lines.length}.png'\n`);
  return list;
}

/** The picture of a film with lines drawn into it: a mute MP4, its frames at their own times. */
export async function burnLines(path: string, facts: FilmFacts, lines: readonly Shown[], out: string, context: JobContext): Promise<void> {
  const film = fitted(facts, LONGEST);
  const list = await drawn(lines, film, facts.duration, context);
  context.progress(0.4, "drawing");
  const graph = [
    `[0:${facts.stream}]${plain(facts, film).join(",")}[film]`,
    "[1:v]format=rgba[lines]",
    `[film][lines]overlay=0:${bandOf(film).top}:eof_action=pass:format=auto,format=yuv420p[out]`,
  ].join(";");
  const inputs = [...UNTRUSTED_FILM, "-i", path, "-f", "concat", "-safe", "0", "-i", list];
  const after = ["-filter_complex", graph, "-map", "[out]", "-fps_mode", "passthrough", ...FINE, "-map_metadata", "-1", out];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...inputs, ...after] as const;
  await runConfined([...command], { signal: context.signal, seconds: SECONDS });
}
