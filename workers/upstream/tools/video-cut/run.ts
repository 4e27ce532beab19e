import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { filmName } from "../../files/keys.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import type { CutInput } from "./tool.ts";

const SHARE = { phase: "cutting", from: 3, to: 98 };
const MP4 = "video/mp4";

/** Cuts, and says of each file what was done to its picture and sound. */
export async function cutVideo(run: ToolRun<CutInput>): Promise<StoredOutput> {
  const { video, files } = run.input;
  const base = filmName(run.task.id);
  const targets = await Promise.all(
    files.map(async (spans, n) => ({
      spans,
      film: await targetAt(run, `${base}-${n + 1}.mp4`, MP4),
      poster: await targetAt(run, `${base}-${n + 1}.jpg`, "image/jpeg"),
    })),
  );
  const made = await run.media("cut", { kind: "cut", film: await sourceOf(run, video.key), files: targets }, SHARE);
  const artifacts = made.files.flatMap(({ width, height, duration, bytes }, n): StoredArtifact[] => {
    const target = targets[n];
    if (!target) return [];
    const name = files.length > 1 ? `part-${n + 1}` : "cut";
    const { film, poster } = target;
    return [{ kind: "video", name, key: film.key, content_type: MP4, bytes, width, height, duration, poster_key: poster.key }];
  });
  const facts = Object.fromEntries(
    made.files.flatMap(({ method, copied, sound }, n) => [
      [`method-${n + 1}`, method],
      [`copied-${n + 1}`, copied],
      [`sound-${n + 1}`, sound],
    ]),
  );
  return { artifacts, facts, engines: { render: made.engine }, timings: {} };
}
