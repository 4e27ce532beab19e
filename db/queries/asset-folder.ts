import { and, eq, isNull, sql } from "drizzle-orm";
import { assetFolder } from "../schema/index.ts";
import type { Database } from "./database.ts";

export type FolderRow = typeof assetFolder.$inferSelect;

const live = (ownerId: string) => and(eq(assetFolder.owner_id, ownerId), isNull(assetFolder.removed_at));

/** Every folder of an owner, by name. */
export const listFolders = (db: Database, ownerId: string): Promise<FolderRow[]> =>
  db.select().from(assetFolder).where(live(ownerId)).orderBy(assetFolder.name_key, assetFolder.id);

export async function findOwnFolder(db: Database, ownerId: string, id: string): Promise<FolderRow | null> {
  const [row] = await db
    .select()
    .from(assetFolder)
    .where(and(eq(assetFolder.id, id), live(ownerId)));
  return row ?? null;
}

/** How much is in each of these folders, files and folders, counted up to `most`: more costs no more. */
export async function countItems(db: Database, ownerId: string, ids: readonly string[], most: number): Promise<Map<string, number>> {
  const rows = await db.all<{ id: string; items: number }>(sql`
    SELECT value AS id,
      (SELECT count(*) FROM (SELECT 1 FROM asset AS a
        WHERE a.owner_id = ${ownerId} AND a.shelf = 'library' AND a.folder_id = value LIMIT ${most}))
      + (SELECT count(*) FROM (SELECT 1 FROM asset_folder AS f
        WHERE f.owner_id = ${ownerId} AND f.parent_id = value AND f.removed_at IS NULL LIMIT ${most})) AS items
    FROM json_each(${JSON.stringify(ids)})`);
  return new Map(rows.map(({ id, items }) => [id, Math.min(items, most)]));
}

const taken = (row: Pick<FolderRow, "id" | "owner_id" | "parent_id" | "name_key">) => sql`EXISTS (
  SELECT 1 FROM asset_folder AS o WHERE o.owner_id = ${row.owner_id} AND o.parent_id = ${row.parent_id}
  AND o.name_key = ${row.name_key} AND o.removed_at IS NULL AND o.id <> ${row.id})`;

/** Makes a folder; false where its parent has one of that name. */
export async function insertFolder(db: Database, row: Omit<FolderRow, "removed_at">): Promise<boolean> {
  const made = await db.all(sql`
    INSERT INTO asset_folder (id, owner_id, parent_id, name, name_key, created_at)
    SELECT ${row.id}, ${row.owner_id}, ${row.parent_id}, ${row.name}, ${row.name_key}, ${row.created_at} WHERE NOT ${taken(row)}
    RETURNING id`);
  return made.length === 1;
}

/** Calls it something else; false where its parent has another folder of that name. */
export async function renameFolder(db: Database, row: FolderRow): Promise<boolean> {
  const done = await db
    .update(assetFolder)
    .set({ name: row.name, name_key: row.name_key })
    .where(and(eq(assetFolder.id, row.id), live(row.owner_id), sql`NOT ${taken(row)}`))
    .returning({ id: assetFolder.id });
  return done.length === 1;
}
