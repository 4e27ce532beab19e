import type { AvatarFilm } from "../../../db/schema/avatar.ts";
import type { JobOf } from "../../media/protocol/jobs.ts";
import type { Call } from "../http/implement.ts";
import { runOnce } from "../media/artifact.ts";
import { type Place, sourceOf, targetAt, workName } from "../tools/job-files.ts";

/** The job that takes the background of a loop away, once for all videos of somebody who was filmed. */
export async function aloneJob(place: Place, { loop, turn }: Pick<AvatarFilm, "loop" | "turn">): Promise<JobOf<"film-cutout">> {
  const name = await workName(place, { alone: loop });
  const [film, cutout, plain, poster] = await Promise.all([
    sourceOf(place, loop),
    targetAt(place, `${name}.webm`, "video/webm"),
    targetAt(place, `${name}-plain.mp4`, "video/mp4"),
    targetAt(place, `${name}.webp`, "image/webp"),
  ]);
  return { kind: "film-cutout", film, ground: "#ffffff", ...(turn === undefined ? {} : { turn }), cutout, plain, poster };
}

/**
 * Takes the background away while its owner still writes: the first video before another one finds it done, or under way.
 * What cannot be taken away is found by that video, too.
 */
export function prepareAlone(call: Call, film: AvatarFilm): void {
  if (call.variables.PREPARE_AHEAD === "no") return;
  const { files, user } = call;
  const work = aloneJob({ files, ownerId: user.id }, film).then((job) => runOnce(call, user.id, job));
  call.waitUntil(work.catch(() => undefined));
}
