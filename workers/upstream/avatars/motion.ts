import { type AvatarRow, claimMotion, keepMotion, withoutMotion } from "../../../db/queries/avatar.ts";
import { MOVING_RATE, movingPortrait } from "../../../timeline/compose/avatar/moving-portrait.ts";
import type { JobOf, ResultOf } from "../../media/protocol/jobs.ts";
import { runOnce } from "../media/artifact.ts";
import { MediaJobFailed } from "../media/client.ts";
import type { Services } from "../services.ts";
import { type Place, sourceOf, targetAt, urlsOf, workName } from "../tools/job-files.ts";
import { drawnOf, sheetJob } from "../tools/video-avatar/sheet.ts";

/**
 * How long somebody who makes one is taken to be at it. The runtime ends what a request leaves behind after some seconds: the next
 * run goes on with the very jobs that the media service is at.
 */
const LEASE_MS = 5 * 60_000;
/** Avatars that one run makes; the next begins within a minute. */
const AT_ONCE = 5;

/** The job that draws a talking photo as it moves in the library. */
async function motionJob(place: Place, document: JobOf<"render">["document"]): Promise<JobOf<"render">> {
  const name = await workName(place, { motion: document });
  const [urls, video, poster] = await Promise.all([
    urlsOf(place, document),
    targetAt(place, `${name}.mp4`, "video/mp4"),
    targetAt(place, `${name}.webp`, "image/webp"),
  ]);
  return { kind: "render", document, urls, scale: 1, rate: MOVING_RATE, title: "", video, poster };
}

/** The film says what made it, as every film of ours does. */
async function signedJob(
  place: Place,
  { id, created_at }: AvatarRow,
  { film, engine }: { film: string; engine: string },
): Promise<JobOf<"provenance">> {
  const [file, signed] = await Promise.all([
    sourceOf(place, film),
    targetAt(place, `${await workName(place, { signed: film, of: id })}.mp4`, "video/mp4"),
  ]);
  const made = {
    generator: "Reelwright",
    model: `Built-in engine (${engine})`,
    at: new Date(created_at).toISOString(),
    source: "compositeWithTrainedAlgorithmicMedia",
  } as const;
  return { kind: "provenance", file, made, mark: "", signed };
}

/** Makes how one talking photo moves. Throws MediaJobFailed: it keeps its still; anything else is worth another try. */
async function makeMotion({ db, media, files }: Services, row: AvatarRow): Promise<void> {
  const { owner_id: ownerId } = row;
  const place = { files, ownerId };
  const run = <K extends JobOf<"presenter" | "render" | "provenance">["kind"]>(job: JobOf<K>): Promise<ResultOf<K>> =>
    runOnce({ db, media }, ownerId, job);
  const sheet = await sheetJob(place, { photo: row.key }, true);
  const made = await run(sheet.job);
  const { person, photo } = drawnOf(sheet, made);
  if (!photo) return withoutMotion(db, row);
  const film = await motionJob(place, movingPortrait(row.id, person, photo));
  await run(film);
  const signing = await signedJob(place, row, { film: film.video.key, engine: made.engine });
  await run(signing);
  const motion = { loop: signing.signed.key, still: film.poster.key };
  await keepMotion(db, row, motion, [...Object.values(motion), film.video.key, sheet.job.sheet.key, photo.url]);
}

/** Makes how talking photos move, of those that wait for it. Several may run beside each other: each takes its own. */
export async function makeMotions(all: Services): Promise<void> {
  if (all.variables.PREPARE_AHEAD === "no" || !(await all.media.can("render"))) return;
  for (let done = 0; done < AT_ONCE; done += 1) {
    const now = Date.now();
    const row = await claimMotion(all.db, now, now + LEASE_MS);
    if (!row) return;
    await makeMotion(all, row).catch((cause: unknown) => (cause instanceof MediaJobFailed ? withoutMotion(all.db, row) : undefined));
  }
}
