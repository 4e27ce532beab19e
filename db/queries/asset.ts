import { and, eq, inArray, sql } from "drizzle-orm";
import { asset } from "../schema/index.ts";
import type { Database } from "./database.ts";

export type AssetRow = typeof asset.$inferSelect;

/** What its owner can see and use: not deleted, and not left out of sight. */
export const isShown = inArray(asset.shelf, ["library", "flow"]);

/** The asset, only if it is this owner's; also one that was deleted, which a draft may still name. */
export async function findOwnAsset(db: Database, ownerId: string, id: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(asset)
    .where(and(eq(asset.id, id), eq(asset.owner_id, ownerId)));
  return row ?? null;
}

/** The same, if it is there to be used. */
export async function findShownAsset(db: Database, ownerId: string, id: string): Promise<AssetRow | null> {
  const row = await findOwnAsset(db, ownerId, id);
  return row && (row.shelf === "library" || row.shelf === "flow") ? row : null;
}

/** Those of these that are the owner's and there to be used. */
export const findShownAssets = (db: Database, ownerId: string, ids: readonly string[]): Promise<AssetRow[]> =>
  db
    .select()
    .from(asset)
    .where(and(sql`${asset.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, eq(asset.owner_id, ownerId), isShown));

/** The asset by the key of its file. */
export async function findOwnAssetByKey(db: Database, ownerId: string, key: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(asset)
    .where(and(eq(asset.key, key), eq(asset.owner_id, ownerId)));
  return row ?? null;
}
