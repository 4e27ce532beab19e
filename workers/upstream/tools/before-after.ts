import type { StoredArtifact } from "../../../trpc/contract/artifact.ts";
import type { ResultOf } from "../../media/protocol/jobs.ts";
import { filmName } from "../files/keys.ts";
import { targetAt } from "./job-files.ts";
import type { ToolRun } from "./tool.ts";

const MP4 = "video/mp4";

/** Where a job puts a film as it was and as it became, in step, and the picture that stands for both. */
export async function beforeAfter(run: ToolRun) {
  const base = filmName(run.task.id);
  const [before, after, poster] = await Promise.all([
    targetAt(run, `${base}.before.mp4`, MP4),
    targetAt(run, `${base}.mp4`, MP4),
    targetAt(run, `${base}.jpg`, "image/jpeg"),
  ]);
  return { before, after, poster };
}

type Targets = Awaited<ReturnType<typeof beforeAfter>>;
type Clips = Pick<ResultOf<"enhance">, "before" | "after">;

/** Both films as artifacts: what it became, by its name, first. */
export function bothFilms(name: string, { before, after, poster }: Targets, made: Clips): StoredArtifact[] {
  const artifact = (named: string, { key }: Targets["after"], clip: Clips["after"]): StoredArtifact => ({
    kind: "video",
    name: named,
    key,
    content_type: MP4,
    ...clip,
    poster_key: poster.key,
  });
  return [artifact(name, after, made.after), artifact("before", before, made.before)];
}
