import { eq } from "drizzle-orm";
import { purgeOver } from "../../../db/queries/asset-remove.ts";
import { claimLeft, claimRefused, claimUnreferred, forgetRemoved } from "../../../db/queries/stored-claim.ts";
import { expiredFiles } from "../../../db/queries/stored-file.ts";
import { expireResults } from "../../../db/queries/task-files.ts";
import { sweepPlace } from "../../../db/schema/index.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { FILES } from "../files/keys.ts";
import type { Services } from "../services.ts";
import { ownedFile } from "./owned-file.ts";

/** Files looked at in one step: R2 lists and deletes so many at once. */
const BATCH = 1000;
/** Steps through the bucket in one run, a minute apart: 5.7 million files a day. */
const STEPS = 4;
/** What a run has claimed and not removed after this long, it will not: it was cut off. */
const CUT_OFF_MS = 5 * 60_000;

type Store = Pick<Services, "db" | "bucket">;

/** Objects first, then their rows: cut off in between, the rows are still there to be claimed again. */
async function remove({ db, bucket }: Store, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await bucket.delete(keys);
  await forgetRemoved(db, keys);
}

async function removeUnreferred(all: Store, keys: string[], now: number): Promise<void> {
  const files = keys.flatMap((key) => ownedFile(key) ?? []);
  await remove(all, await claimUnreferred(all.db, files, { now, againAt: now + KEPT_FOR.busy }));
}

/** The key that the last run came to; empty at the start of the bucket. */
async function sweptTo({ db }: Store): Promise<string> {
  const [row] = await db.select().from(sweepPlace).where(eq(sweepPlace.name, FILES));
  return row?.after ?? "";
}

/** One step through all files, from where the last one ended; true at the end of the bucket. */
async function step(all: Store, now: number, size: number): Promise<boolean> {
  const after = await sweptTo(all);
  const { objects, truncated } = await all.bucket.list({ prefix: FILES, limit: size, ...(after ? { startAfter: after } : {}) });
  const old = objects.filter(({ uploaded }) => uploaded.getTime() <= now - KEPT_FOR.unnamed);
  await removeUnreferred(
    all,
    old.map(({ key }) => key),
    now,
  );
  const row = { name: FILES, after: truncated ? (objects.at(-1)?.key ?? "") : "", updated_at: Date.now() };
  await all.db.insert(sweepPlace).values(row).onConflictDoUpdate({ target: sweepPlace.name, set: row });
  return !truncated;
}

async function walk(all: Store, now: number, size: number): Promise<void> {
  for (let steps = 0; steps < STEPS; steps += 1) if (await step(all, now, size)) return;
}

/**
 * Runs by cron, in bounded batches: removes what a run that was cut off had claimed, files whose time is over and that
 * nothing refers to, and, a part of the bucket at a time, whatever else nothing refers to (docs/decisions/043).
 */
export async function collect(all: Store, now = Date.now(), size = BATCH): Promise<void> {
  await remove(all, await claimLeft(all.db, { now, before: now - CUT_OFF_MS, limit: size }));
  await expireResults(all.db, now, size);
  await purgeOver(all.db, now - KEPT_FOR.removed, size);
  const over = await expiredFiles(all.db, now, size);
  await removeUnreferred(
    all,
    over.map(({ key }) => key),
    now,
  );
  await walk(all, now, size);
}

/** Removes an upload that was looked at and refused, unless it is an asset already. */
export async function discard(all: Store, key: string, others: string[] = []): Promise<void> {
  if (!(await claimRefused(all.db, key))) return;
  await all.bucket.delete(others);
  await remove(all, [key]);
}
