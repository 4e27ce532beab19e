import type { Cue, SubtitleFormat } from "../../../timeline/subtitles/cue.ts";
import { writeSubtitles } from "../../../timeline/subtitles/write.ts";
import type { StoredArtifact } from "../../../trpc/contract/artifact.ts";
import { filmName, workKey } from "../files/keys.ts";
import type { ToolRun } from "./tool.ts";

const TYPES = {
  srt: "application/x-subrip; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  ass: "text/x-ssa; charset=utf-8",
} as const satisfies Record<SubtitleFormat, string>;

interface Kept {
  name: string;
  format: SubtitleFormat;
  language: string;
  cues: readonly (Pick<Cue, "start" | "end" | "text"> & { speaker?: string })[];
}

/** Keeps subtitles as a file among the results of a task. */
export async function keepSubtitles<K>(run: ToolRun<K>, { name, format, language, cues }: Kept): Promise<StoredArtifact> {
  const key = workKey(run.ownerId, `${filmName(run.task.id)}.${name}.${format}`);
  const content_type = TYPES[format];
  const text = writeSubtitles(format, cues);
  await run.step(name, async () => void (await run.bucket.put(key, text, { httpMetadata: { contentType: content_type } })));
  return { kind: "subtitles", name, key, content_type, bytes: new TextEncoder().encode(text).length, format, language };
}
