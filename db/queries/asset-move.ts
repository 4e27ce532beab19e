import { sql } from "drizzle-orm";
import { asset, assetFolder } from "../schema/index.ts";
import type { Database } from "./database.ts";

interface Move {
  owner: string;
  ids: readonly string[];
  /** Where to; empty: the top. */
  folder: string;
}

/** What is to be moved, by kind, with the names that it has. */
export async function findMoving(db: Database, { owner, ids }: Omit<Move, "folder">) {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const [files, folders] = await Promise.all([
    db.all<{ id: string; file_name: string; name_key: string }>(
      sql`SELECT id, file_name, name_key FROM asset WHERE owner_id = ${owner} AND shelf = 'library' AND id IN ${list}`,
    ),
    db.all<{ id: string; name: string; name_key: string }>(
      sql`SELECT id, name, name_key FROM asset_folder WHERE owner_id = ${owner} AND removed_at IS NULL AND id IN ${list}`,
    ),
  ]);
  return { files, folders };
}

/**
 * Moves all of it, or nothing: nothing where the folder is gone, has a name that something brings, or lies in what is
 * moved. Answers how many rows moved.
 */
export async function moveInto(db: Database, { owner, ids, folder }: Move): Promise<number> {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  // Upwards from where it goes: whatever is moved must not be on that way.
  const above = sql`(WITH RECURSIVE up(id) AS (
      SELECT ${folder} UNION SELECT f.parent_id FROM asset_folder AS f JOIN up ON f.id = up.id) SELECT id FROM up)`;
  const may = sql`
    (${folder} = '' OR EXISTS (SELECT 1 FROM asset_folder WHERE id = ${folder} AND owner_id = ${owner} AND removed_at IS NULL))
    AND NOT EXISTS (SELECT 1 FROM ${above} AS u WHERE u.id <> '' AND u.id IN ${list})
    AND NOT EXISTS (
      SELECT 1 FROM asset AS m JOIN asset AS o ON o.owner_id = m.owner_id AND o.shelf = 'library' AND o.folder_id = ${folder}
        AND o.name_key = m.name_key AND o.id NOT IN ${list}
      WHERE m.owner_id = ${owner} AND m.shelf = 'library' AND m.id IN ${list})
    AND NOT EXISTS (
      SELECT 1 FROM asset_folder AS m JOIN asset_folder AS o ON o.owner_id = m.owner_id AND o.parent_id = ${folder}
        AND o.name_key = m.name_key AND o.removed_at IS NULL AND o.id NOT IN ${list}
      WHERE m.owner_id = ${owner} AND m.removed_at IS NULL AND m.id IN ${list})`;
  // The files go first: once they are there, their names are the folder's own, and stand in nobody's way.
  const [files, folders] = await db.batch([
    db
      .update(asset)
      .set({ folder_id: folder })
      .where(sql`owner_id = ${owner} AND shelf = 'library' AND id IN ${list} AND ${may}`)
      .returning({ id: asset.id }),
    db
      .update(assetFolder)
      .set({ parent_id: folder })
      .where(sql`owner_id = ${owner} AND removed_at IS NULL AND id IN ${list} AND ${may}`)
      .returning({ id: assetFolder.id }),
  ]);
  return files.length + folders.length;
}
