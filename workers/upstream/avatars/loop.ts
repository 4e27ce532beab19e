import type { AvatarFilm } from "../../../db/schema/avatar.ts";
import type { JobOf, ResultOf } from "../../media/protocol/jobs.ts";
import { type Place, sourceOf, targetAt, workName } from "../tools/job-files.ts";

/** The job that cuts the calm part out of a film. */
export async function loopJob(place: Place, key: string): Promise<JobOf<"loop">> {
  const name = await workName(place, { loop: key });
  const [film, loop, still, rig] = await Promise.all([
    sourceOf(place, key),
    targetAt(place, `${name}.mp4`, "video/mp4"),
    targetAt(place, `${name}.jpg`, "image/jpeg"),
    targetAt(place, `${name}.json`, "application/json"),
  ]);
  return { kind: "loop", film, loop, still, rig };
}

/** What an avatar keeps of it. */
export function filmOf({ loop, still, rig }: JobOf<"loop">, { width, height, duration, face, frames, way }: ResultOf<"loop">): AvatarFilm {
  const turn = way === "back" ? { turn: frames / 2 } : {};
  return { loop: loop.key, still: still.key, rig: rig.key, width, height, duration, face, ...turn };
}
