import { eq } from "drizzle-orm";
import { artifact } from "../../../db/schema/index.ts";
import { type JobKind, type JobOf, type ResultOf, results } from "../../media/protocol/jobs.ts";
import { sha256 } from "../ids.ts";
import type { Services } from "../services.ts";

/** Bump when an engine changes what it makes of the same input. */
const GENERATION = 1;

/** Signed addresses change from call to call and are no part of what a job is. */
const identity = (job: unknown): string =>
  JSON.stringify(job, (key, value: unknown) => (key === "url" || key === "urls" ? undefined : value));

/** The hash that names a job's work for one owner, and so its outputs. */
export const workHash = (ownerId: string, job: object): Promise<string> =>
  sha256(`${GENERATION}\n${ownerId}\n${identity(job)}`);

/** Runs a media job, or answers what the same job made for this owner before. */
export async function runOnce<K extends JobKind>(
  { db, media }: Pick<Services, "db" | "media">,
  ownerId: string,
  job: JobOf<K>,
  onProgress?: (fraction: number) => Promise<void>,
): Promise<ResultOf<K>> {
  const id = await workHash(ownerId, job);
  const [done] = await db.select().from(artifact).where(eq(artifact.id, id));
  if (done) return results[job.kind].parse(done.result) as ResultOf<K>;
  const result = await media.run(job, onProgress);
  await db
    .insert(artifact)
    .values({ id, owner_id: ownerId, kind: job.kind, result, created_at: Date.now() })
    .onConflictDoNothing();
  return result;
}
