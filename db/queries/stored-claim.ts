import { and, isNull, lte, sql } from "drizzle-orm";
import { artifact, storedFile, task } from "../schema/index.ts";
import type { Database } from "./database.ts";

/** What a key says of itself: whose folder, which film or picture it shows, which task made it; empty where none. */
export interface NamedFile {
  key: string;
  owner: string;
  media: string;
  task: string;
}

interface Times {
  /** Unix milliseconds: also the mark of what this sweep claims. */
  now: number;
  /** Films replaced before this may go. */
  replacedBefore: number;
  /** When to look again at what only a task under way keeps: of what was never sent there is no object to find it by. */
  againAt: number;
}

/** The owner of the folder, and the account that a guest's work went to: rows that name a file are one of theirs. */
const OWNERS = sql`(f.value->>'owner', (SELECT merged_into FROM user WHERE id = f.value->>'owner'))`;

const isAsset = sql`EXISTS (SELECT 1 FROM asset WHERE asset.key = f.value->>'media')`;
const isInDraft = sql`EXISTS (
  SELECT 1 FROM draft AS d, json_each(d.product, '$.media') AS m WHERE d.owner_id IN ${OWNERS} AND m.value->>'key' = f.value->>'media')`;
/** A task under way has read its draft before: what that named then may be named by nothing now. */
const isAtWork = sql`EXISTS (SELECT 1 FROM task AS o WHERE o.owner_id IN ${OWNERS} AND o.state IN ('queued', 'generating'))`;
/** A film is shown as long as its draft is there, and until a newer one has stood in its place for some days. */
const isShown = ({ replacedBefore }: Times) => sql`EXISTS (
  SELECT 1 FROM task AS t WHERE t.id = f.value->>'task' AND t.state = 'success'
  AND (t.draft_id IS NULL OR EXISTS (SELECT 1 FROM draft AS d WHERE d.id = t.draft_id))
  AND NOT EXISTS (
    SELECT 1 FROM task AS n WHERE n.draft_id = t.draft_id AND n.stage = t.stage AND n.state = 'success'
    AND (n.created_at, n.id) > (t.created_at, t.id) AND n.finished_at <= ${replacedBefore}))`;

/**
 * Claims those of these files that nothing names and nothing holds; answers their keys. From then on nothing can name
 * them: an upload is not made an asset, work is not taken for done, a task has no film. It is one transaction, so who
 * names a file and who claims it cannot both succeed.
 */
export async function claimUnnamed(db: Database, files: NamedFile[], times: Times): Promise<string[]> {
  if (files.length === 0) return [];
  const { now, againAt } = times;
  const list = sql`json_each(${JSON.stringify(files)}) AS f`;
  const claimed = sql`${list} JOIN stored_file AS s ON s.key = f.value->>'key' AND s.removing_at = ${now}`;
  const [keys] = await db.batch([
    db
      .insert(storedFile)
      .select(
        sql`SELECT f.value->>'key', f.value->>'owner', 0, NULL, ${now}, NULL FROM ${list} WHERE NOT ${isAsset} AND NOT ${isInDraft} AND NOT ${isShown(times)} AND NOT ${isAtWork}`,
      )
      .onConflictDoUpdate({
        target: storedFile.key,
        set: { removing_at: now },
        setWhere: sql`stored_file.removing_at IS NULL AND coalesce(stored_file.expires_at, 0) <= ${now}`,
      })
      .returning({ key: storedFile.key }),
    db
      .update(task)
      .set({ output: null })
      .where(sql`id IN (SELECT f.value->>'task' FROM ${claimed} WHERE f.value->>'task' <> '')`),
    db.delete(artifact).where(sql`id IN (SELECT s.artifact_id FROM ${claimed})`),
    db
      .update(storedFile)
      .set({ expires_at: sql`CASE WHEN ${isAtWork} THEN ${againAt} END` })
      .from(list)
      .where(and(isNull(storedFile.removing_at), lte(storedFile.expires_at, now), sql`stored_file.key = f.value->>'key'`)),
  ]);
  return keys.map(({ key }) => key);
}

/** Claims one file that is no asset, whatever holds it: an upload that was looked at and refused. */
export async function claimRefused(db: Database, key: string): Promise<boolean> {
  const claimed = await db.all(sql`
    UPDATE stored_file SET removing_at = ${Date.now()} WHERE key = ${key} AND removing_at IS NULL AND NOT EXISTS (SELECT 1 FROM asset WHERE asset.key = ${key}) RETURNING key`);
  return claimed.length === 1;
}

/** Claims again what a sweep claimed before `before` and did not finish; answers the keys. */
export async function claimLeft(db: Database, { now, before, limit }: { now: number; before: number; limit: number }): Promise<string[]> {
  const left = await db.all<{ key: string }>(sql`
    UPDATE stored_file SET removing_at = ${now} WHERE key IN (SELECT key FROM stored_file WHERE removing_at <= ${before} LIMIT ${limit}) AND removing_at <= ${before} RETURNING key`);
  return left.map(({ key }) => key);
}

/** Forgets claimed files, once their objects are gone. */
export const forgetRemoved = (db: Database, keys: readonly string[]) =>
  db.run(sql`DELETE FROM stored_file WHERE removing_at IS NOT NULL AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
