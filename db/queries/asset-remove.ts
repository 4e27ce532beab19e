import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { asset, assetAnalysis, assetFolder, assetTag } from "../schema/index.ts";
import type { Database } from "./database.ts";
import { letGo } from "./file-reference.ts";

const listOf = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/**
 * Takes assets, and folders with all that is in them, out of the library; they keep their files, and can be restored by
 * `at` (Unix ms). An upload of a flow is only left out of sight. Answers how many rows that were.
 */
export async function removeItems(db: Database, owner: string, ids: readonly string[], at: number): Promise<number> {
  const list = listOf(ids);
  const tree = sql`(WITH RECURSIVE tree(id) AS (
      SELECT id FROM asset_folder WHERE owner_id = ${owner} AND removed_at IS NULL AND id IN ${list}
      UNION SELECT f.id FROM asset_folder AS f JOIN tree ON f.parent_id = tree.id
        WHERE f.owner_id = ${owner} AND f.removed_at IS NULL) SELECT id FROM tree)`;
  const [files, folders] = await db.batch([
    db
      .update(asset)
      .set({ shelf: "removed", removed_at: at })
      .where(sql`owner_id = ${owner} AND shelf = 'library' AND (id IN ${list} OR folder_id IN ${tree})`)
      .returning({ id: asset.id }),
    db
      .update(assetFolder)
      .set({ removed_at: at })
      .where(sql`owner_id = ${owner} AND id IN ${tree}`)
      .returning({ id: assetFolder.id }),
    db
      .update(asset)
      .set({ shelf: "unlisted" })
      .where(sql`owner_id = ${owner} AND shelf = 'flow' AND id IN ${list}`),
  ]);
  return files.length + folders.length;
}

/** Which of what was deleted: all of one deletion, or these. */
export type Removed = { at: number } | { ids: readonly string[] };

const which = (removed: Removed): SQL =>
  "at" in removed ? sql`removed_at = ${removed.at}` : sql`removed_at IS NOT NULL AND id IN ${listOf(removed.ids)}`;

/** Undoes a deletion. What lay in a folder that is not there any more comes to the top. Answers how many rows came back. */
export async function restoreItems(db: Database, owner: string, removed: Removed): Promise<number> {
  const these = sql`owner_id = ${owner} AND ${which(removed)}`;
  const there = sql`(SELECT id FROM asset_folder WHERE owner_id = ${owner} AND (removed_at IS NULL OR (${which(removed)})))`;
  const [, , files, folders] = await db.batch([
    db
      .update(asset)
      .set({ folder_id: "" })
      .where(sql`${these} AND shelf = 'removed' AND folder_id <> '' AND folder_id NOT IN ${there}`),
    db
      .update(assetFolder)
      .set({ parent_id: "" })
      .where(sql`${these} AND parent_id <> '' AND parent_id NOT IN ${there}`),
    db
      .update(asset)
      .set({ shelf: "library", removed_at: null })
      .where(sql`${these} AND shelf = 'removed'`)
      .returning({ id: asset.id }),
    db.update(assetFolder).set({ removed_at: null }).where(these).returning({ id: assetFolder.id }),
  ]);
  return files.length + folders.length;
}

/** Deletes for good what was deleted before, and lets go of its files. What a draft or task names as well stays with it, unlisted. */
async function purge(db: Database, condition: SQL, now: number): Promise<number> {
  const gone = sql`(SELECT a.id FROM asset AS a WHERE a.shelf = 'removed' AND ${condition})`;
  const isNamed = sql`EXISTS (SELECT 1 FROM file_reference AS r WHERE r.key = asset.key)`;
  const [released, dropped] = letGo(db, sql`holder_kind = 'library' AND holder_id IN ${gone}`, now);
  const [, , , , kept, deleted] = await db.batch([
    released,
    dropped,
    db.delete(assetTag).where(inArray(assetTag.asset_id, gone)),
    db.delete(assetAnalysis).where(inArray(assetAnalysis.id, gone)),
    db
      .update(asset)
      .set({ shelf: "unlisted", removed_at: null })
      .where(sql`${asset.id} IN ${gone} AND ${isNamed}`)
      .returning({ id: asset.id }),
    db
      .delete(asset)
      .where(sql`${asset.id} IN ${gone}`)
      .returning({ id: asset.id }),
  ]);
  return kept.length + deleted.length;
}

/** The same of one owner: these, or all. */
export async function purgeItems(db: Database, owner: string, ids: readonly string[] | undefined): Promise<number> {
  const some = ids ? sql`AND a.id IN ${listOf(ids)}` : sql``;
  const count = await purge(db, sql`a.owner_id = ${owner} ${some}`, Date.now());
  if (!ids) await db.delete(assetFolder).where(sql`${eq(assetFolder.owner_id, owner)} AND removed_at IS NOT NULL`);
  return count;
}

/** Deletes for good what was deleted before `before` (Unix ms), `limit` files at a time. */
export async function purgeOver(db: Database, before: number, limit: number): Promise<void> {
  const over = sql`a.id IN (SELECT id FROM asset WHERE removed_at <= ${before} ORDER BY removed_at LIMIT ${limit})`;
  await purge(db, over, Date.now());
  await db.delete(assetFolder).where(sql`removed_at <= ${before}`);
}
