import { and, eq } from "drizzle-orm";
import { asset } from "../schema/index.ts";
import type { Database } from "./database.ts";
import { after, newestFirst, type Position } from "./cursor.ts";

export type AssetRow = typeof asset.$inferSelect;

const ORDER = { time: asset.created_at, id: asset.id };

/** The asset, only if it is this owner's. */
export async function findOwnAsset(db: Database, ownerId: string, id: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(asset)
    .where(and(eq(asset.id, id), eq(asset.owner_id, ownerId)));
  return row ?? null;
}

/** The same by the key of its file. */
export async function findOwnAssetByKey(db: Database, ownerId: string, key: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(asset)
    .where(and(eq(asset.key, key), eq(asset.owner_id, ownerId)));
  return row ?? null;
}

/** An owner's assets, newest first, `limit` of them after a place; of one type (spec §3 Asset), or of all. */
export const listAssets = (
  db: Database,
  ownerId: string,
  { type, place, limit }: { type?: number; place?: Position; limit: number },
): Promise<AssetRow[]> =>
  db
    .select()
    .from(asset)
    .where(and(eq(asset.owner_id, ownerId), after(ORDER, place), type === undefined ? undefined : eq(asset.asset_type, type)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit);
