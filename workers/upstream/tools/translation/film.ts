import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import type { JobOf, ResultOf } from "../../../media/protocol/jobs.ts";
import { filmName } from "../../files/keys.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import type { TranslationRun } from "./asked.ts";
import type { ShownCue } from "./files.ts";

const MP4 = "video/mp4";

interface Wanted {
  video: KeptFile;
  lines: JobOf<"dub">["lines"];
  under: JobOf<"dub">["under"];
  cues: readonly ShownCue[];
  /** Of the task's bar. */
  from: number;
}

/** The film with its new voice and subtitles. */
export async function makeFilm(
  run: TranslationRun,
  { video, lines, under, cues, from }: Wanted,
): Promise<{ artifact: StoredArtifact; made: ResultOf<"dub"> }> {
  const { show, to } = run.input;
  const name = filmName(run.task.id);
  const [film, target, poster] = await Promise.all([
    sourceOf(run, video.key),
    targetAt(run, `${name}.mp4`, MP4),
    targetAt(run, `${name}.jpg`, "image/jpeg"),
  ]);
  const subtitles = cues.map(({ start, end, text }) => ({ start, end, text }));
  const job = { kind: "dub", film, lines, under, subtitles, show, language: to, video: target, poster } as const;
  const made = await run.media("dub", job, { phase: "mixing", from, to: 98 });
  const { width, height, duration, bytes } = made;
  const artifact = {
    kind: "video",
    name: "translated",
    key: target.key,
    content_type: MP4,
    bytes,
    width,
    height,
    duration,
    poster_key: poster.key,
  } as const;
  return { artifact, made };
}
