import { and, isNull, lte, sql } from "drizzle-orm";
import { artifact, asset, storedFile } from "../schema/index.ts";
import type { Database } from "./database.ts";

/** A key, and whose folder it is in. */
export interface OwnedFile {
  key: string;
  owner: string;
}

interface Times {
  /** Unix milliseconds: also the mark of what this sweep claims. */
  now: number;
  /** When to look again at what only a task under way keeps: of what was never sent there is no object to find it by. */
  againAt: number;
}

const isReferredTo = sql`EXISTS (SELECT 1 FROM file_reference AS r WHERE r.key = f.value->>'key')`;
/** What the runs of an owner's tasks are just making is referred to by nothing yet. A guest's folder may be an account's by now. */
const isAtWork = sql`EXISTS (
  SELECT 1 FROM task AS o WHERE o.state IN ('queued', 'generating')
  AND o.owner_id IN (f.value->>'owner', (SELECT merged_into FROM user WHERE id = f.value->>'owner')))`;

/**
 * Claims those of these files that nothing refers to and whose time is over; answers their keys. From then on nothing
 * can refer to them: an upload is not made an asset, work is not taken for done, no reference is written. It is one
 * transaction, so who refers to a file and who claims it cannot both succeed.
 */
export async function claimUnreferred(db: Database, files: OwnedFile[], { now, againAt }: Times): Promise<string[]> {
  if (files.length === 0) return [];
  const list = sql`json_each(${JSON.stringify(files)}) AS f`;
  const claimed = sql`${list} JOIN stored_file AS s ON s.key = f.value->>'key' AND s.removing_at = ${now}`;
  const [keys] = await db.batch([
    db
      .insert(storedFile)
      .select(
        sql`SELECT f.value->>'key', f.value->>'owner', 0, NULL, ${now}, NULL FROM ${list} WHERE NOT ${isReferredTo} AND NOT ${isAtWork}`,
      )
      .onConflictDoUpdate({
        target: storedFile.key,
        set: { removing_at: now },
        setWhere: sql`stored_file.removing_at IS NULL AND coalesce(stored_file.expires_at, 0) <= ${now}`,
      })
      .returning({ key: storedFile.key }),
    db.delete(asset).where(sql`key IN (SELECT s.key FROM ${claimed})`),
    db.delete(artifact).where(sql`id IN (SELECT s.artifact_id FROM ${claimed})`),
    db
      .update(storedFile)
      .set({ expires_at: sql`CASE WHEN ${isAtWork} THEN ${againAt} END` })
      .from(list)
      .where(and(isNull(storedFile.removing_at), lte(storedFile.expires_at, now), sql`stored_file.key = f.value->>'key'`)),
  ]);
  return keys.map(({ key }) => key);
}

/** Claims one file that is no asset, whatever keeps it: an upload that was looked at and refused. */
export async function claimRefused(db: Database, key: string): Promise<boolean> {
  const claimed = await db.all(sql`
    UPDATE stored_file SET removing_at = ${Date.now()}
    WHERE key = ${key} AND removing_at IS NULL AND NOT EXISTS (SELECT 1 FROM asset WHERE asset.key = ${key})
    RETURNING key`);
  return claimed.length === 1;
}

/** Claims again what a sweep claimed before `before` and did not finish; answers the keys. */
export async function claimLeft(db: Database, { now, before, limit }: { now: number; before: number; limit: number }): Promise<string[]> {
  const left = await db.all<{ key: string }>(sql`
    UPDATE stored_file SET removing_at = ${now}
    WHERE key IN (SELECT key FROM stored_file WHERE removing_at <= ${before} LIMIT ${limit}) AND removing_at <= ${before}
    RETURNING key`);
  return left.map(({ key }) => key);
}

/** Forgets claimed files, once their objects are gone. */
export const forgetRemoved = (db: Database, keys: readonly string[]) =>
  db.run(sql`DELETE FROM stored_file WHERE removing_at IS NOT NULL AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
