import { findWorks, holdWork } from "../../../db/queries/work-file.ts";
import { artifact } from "../../../db/schema/index.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { jobIdentity } from "../../media/protocol/identity.ts";
import { type JobKind, type JobOf, type ResultOf, results } from "../../media/protocol/jobs.ts";
import { sha256 } from "../ids.ts";
import type { Services } from "../services.ts";
import type { Following } from "./client.ts";

/** Of jobs whose engine has changed what it makes of the same input: counted up with each change. */
const GENERATIONS = new Map<unknown, number>([
  ["describe", 2],
  ["speech", 3],
  ["picture", 6],
  ["presenter", 8],
  ["film-cutout", 2],
  ["layers", 2],
  ["retouch", 3],
  ["blend", 3],
  ["morph", 2],
  ["loop", 2],
  ["lips", 4],
]);

const generationOf = (job: object): number => ("kind" in job ? GENERATIONS.get(job.kind) : undefined) ?? 1;

/** The hash that names a job's work for one owner, and so its outputs. */
export const workHash = (ownerId: string, job: object): Promise<string> => sha256(`${generationOf(job)}\n${ownerId}\n${jobIdentity(job)}`);

/** The keys of the files that a job is told to write. */
const writtenBy = (job: object): string[] =>
  Object.values(job).flatMap((part: unknown) =>
    typeof part === "object" && part !== null && "content_type" in part && "key" in part ? [String(part.key)] : [],
  );

/** How long its files are held by it alone: what a task or an upload names is held by that. */
const heldFor = (kind: JobKind): number => (kind === "render" || kind === "export" || kind === "probe" ? KEPT_FOR.unnamed : KEPT_FOR.work);

/** What the same jobs, all of one kind, made for this owner before, where the result has the shape of today; null: nothing. */
export async function worksOf<K extends JobKind>(
  { db }: Pick<Services, "db">,
  ownerId: string,
  jobs: readonly JobOf<K>[],
): Promise<(ResultOf<K> | null)[]> {
  const [first] = jobs;
  if (!first) return [];
  const ids = await Promise.all(jobs.map((job) => workHash(ownerId, job)));
  const rows = await findWorks(db, ids, Date.now() + heldFor(first.kind));
  return ids.map((id) => {
    const done = results[first.kind].safeParse(rows.get(id)?.result);
    return done.success ? (done.data as ResultOf<K>) : null;
  });
}

/**
 * Runs a media job, or answers what the same job made for this owner before, if its result has the shape of today.
 * Throws an error (worth another try) while its files are being removed.
 */
export async function runOnce<K extends JobKind>(
  { db, media }: Pick<Services, "db" | "media">,
  ownerId: string,
  job: JobOf<K>,
  following?: Following,
): Promise<ResultOf<K>> {
  const [done] = await worksOf({ db }, ownerId, [job]);
  if (done) return done;
  const id = await workHash(ownerId, job);
  const until = Date.now() + heldFor(job.kind);
  if (!(await holdWork(db, { id, owner_id: ownerId }, writtenBy(job), until)))
    throw new Error("what this work made before is just being removed");
  const result = await media.run(job, following);
  const row = { id, owner_id: ownerId, kind: job.kind, result, created_at: Date.now() };
  await db.insert(artifact).values(row).onConflictDoUpdate({ target: artifact.id, set: row });
  return result;
}
