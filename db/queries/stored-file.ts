import { and, eq, isNull, lte, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { storedFile } = schema;

/** Bytes that an owner's files take, those included that were announced and not sent yet. */
const used = (ownerId: string) => sql<number>`(SELECT coalesce(sum(bytes), 0) FROM stored_file WHERE owner_id = ${ownerId})`;

export async function usedSpace(db: Database, ownerId: string): Promise<number> {
  const row = await db.get<{ used: number }>(sql`SELECT ${used(ownerId)} AS used`);
  return row.used;
}

interface Room {
  key: string;
  owner_id: string;
  bytes: number;
  /** Unix milliseconds. */
  expires_at: number;
}

/** Takes room for a file; false where it would pass the quota. One statement: many at once cannot pass it together. */
export async function takeRoom(db: Database, { key, owner_id, bytes, expires_at }: Room, quota: number): Promise<boolean> {
  const taken = await db.all(sql`
    INSERT INTO stored_file (key, owner_id, bytes, expires_at)
    SELECT ${key}, ${owner_id}, ${bytes}, ${expires_at} WHERE ${used(owner_id)} + ${bytes} <= ${quota}
    RETURNING key`);
  return taken.length === 1;
}

/** The file, if it is this owner's and no sweep has claimed it. */
export async function findStored(db: Database, ownerId: string, key: string): Promise<typeof storedFile.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.key, key), eq(storedFile.owner_id, ownerId), isNull(storedFile.removing_at)));
  return row ?? null;
}

/** Whether a file may be sent to this key: its address was signed, and no sweep has come since. */
export const isOpen = async (db: Database, key: string): Promise<boolean> =>
  (await db.$count(storedFile, and(eq(storedFile.key, key), isNull(storedFile.removing_at)))) > 0;

type AssetRow = typeof schema.asset.$inferSelect;

/**
 * Makes a stored file an asset, once: its row is named, and takes the room that it has. Nothing happens where a sweep
 * came first, and a sweep that comes later finds it named.
 */
export async function nameAsset(db: Database, row: AssetRow): Promise<void> {
  const { id, owner_id, key, file_name, asset_type, width, height, duration, size, created_at } = row;
  await db.batch([
    db
      .insert(schema.asset)
      .select(sql`
        SELECT ${id}, owner_id, key, ${file_name}, ${asset_type}, ${width}, ${height}, ${duration}, ${size}, ${created_at}
        FROM stored_file WHERE key = ${key} AND owner_id = ${owner_id} AND removing_at IS NULL`)
      .onConflictDoNothing(),
    db
      .update(storedFile)
      .set({ bytes: size, expires_at: null })
      .where(and(eq(storedFile.key, key), isNull(storedFile.removing_at))),
  ]);
}

/** The statement that counts a finished film: in one batch with the task's end, and only if that was a success. */
export const countingFilm = (db: Database, taskId: string, key: string, bytes: number) =>
  db
    .insert(storedFile)
    .select(sql`SELECT ${key}, owner_id, ${bytes}, NULL, NULL, NULL FROM task WHERE id = ${taskId} AND state = 'success'`)
    .onConflictDoUpdate({ target: storedFile.key, set: { bytes: sql`excluded.bytes`, owner_id: sql`excluded.owner_id` } });

/** The statement that lets go of what a draft's media and films hold: the next sweep looks at them at once. */
export const lettingGo = (db: Database, draftId: string) =>
  db
    .update(storedFile)
    .set({ expires_at: Date.now() })
    .where(
      and(
        isNull(storedFile.removing_at),
        sql`key IN (
          SELECT json_extract(m.value, '$.key') FROM draft, json_each(draft.product, '$.media') AS m WHERE draft.id = ${draftId}
          UNION SELECT json_extract(output, '$.video_key') FROM task WHERE draft_id = ${draftId} AND output IS NOT NULL
          UNION SELECT json_extract(output, '$.poster_key') FROM task WHERE draft_id = ${draftId} AND output IS NOT NULL)`,
      ),
    );

/** Files whose time is over, the oldest first. */
export const expiredFiles = (db: Database, now: number, limit: number) =>
  db
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(and(lte(storedFile.expires_at, now), isNull(storedFile.removing_at)))
    .orderBy(storedFile.expires_at)
    .limit(limit);
