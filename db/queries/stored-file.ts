import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { StoredOutput } from "../schema/index.ts";
import type { Database } from "./database.ts";
import { keyList, referring } from "./file-reference.ts";

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

/** How an asset is kept: by the library with its picture, or by itself until then (Unix ms), unless something comes to refer to it. */
export type Keeping = { library: readonly string[] } | { until: number };

/**
 * Makes a stored file an asset, once, which takes the room that it has. Nothing happens where a sweep came first, or a
 * folder of the library has a file of that name; a sweep that comes later finds it kept.
 */
export async function nameAsset(db: Database, row: AssetRow, keeping: Keeping): Promise<void> {
  const { id, owner_id, key, file_name, asset_type, width, height, duration, size, created_at, shelf, folder_id, name_key, search_text } =
    row;
  const { copy } = row;
  const inLibrary = "library" in keeping;
  const named = sql`EXISTS (SELECT 1 FROM asset WHERE id = ${id})`;
  await db.batch([
    db
      .insert(schema.asset)
      .select(sql`
        SELECT ${id}, owner_id, key, ${file_name}, ${asset_type}, ${width}, ${height}, ${duration}, ${size}, ${created_at},
          ${shelf}, ${folder_id}, ${name_key}, ${search_text}, '[]', 0, NULL, ${copy}, ''
        FROM stored_file WHERE key = ${key} AND owner_id = ${owner_id} AND removing_at IS NULL
        AND NOT (${inLibrary} AND EXISTS (
          SELECT 1 FROM asset AS o WHERE o.owner_id = ${owner_id} AND o.shelf = 'library' AND o.folder_id = ${folder_id}
          AND o.name_key = ${name_key}))`)
      .onConflictDoNothing(),
    db
      .update(storedFile)
      .set({ bytes: size, expires_at: inLibrary ? null : keeping.until })
      .where(and(eq(storedFile.key, key), isNull(storedFile.removing_at), named)),
    referring(db, { kind: "library", id, owner: owner_id }, keyList(inLibrary ? keeping.library : []), named),
  ]);
}

/**
 * The statement that counts what a task has made, where `condition` holds: in one batch with the task's end. The picture
 * of a video takes no room of its own.
 */
export const countingFiles = (db: Database, taskId: string, { artifacts }: StoredOutput, condition: SQL) =>
  db
    .insert(storedFile)
    .select(sql`
      SELECT f.value->>'key', t.owner_id, f.value->>'bytes', NULL, NULL, NULL FROM task AS t, json_each(${JSON.stringify(artifacts)}) AS f
      WHERE t.id = ${taskId} AND ${condition}`)
    .onConflictDoUpdate({
      target: storedFile.key,
      set: { bytes: sql`excluded.bytes`, owner_id: sql`excluded.owner_id`, expires_at: sql`NULL` },
    });

/** Files whose time is over, the oldest first. */
export const expiredFiles = (db: Database, now: number, limit: number) =>
  db
    .select({ key: storedFile.key })
    .from(storedFile)
    .where(and(lte(storedFile.expires_at, now), isNull(storedFile.removing_at)))
    .orderBy(storedFile.expires_at)
    .limit(limit);
