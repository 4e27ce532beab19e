import { and, eq, sql } from "drizzle-orm";
import { asset } from "../schema/index.ts";
import type { AssetRow } from "./asset.ts";
import type { Database } from "./database.ts";
import { keyList, referring } from "./file-reference.ts";

type Ended = Pick<AssetRow, "copy"> & Partial<Pick<AssetRow, "width" | "height">>;

/** Writes how the copy of an asset has ended; the library keeps its file as long as the asset is there. */
export async function copyEnded(db: Database, row: AssetRow, ended: Ended, key: string | null): Promise<AssetRow> {
  const there = sql`EXISTS (SELECT 1 FROM asset WHERE id = ${row.id} AND shelf IN ('library', 'removed'))`;
  await db.batch([
    db
      .update(asset)
      .set(ended)
      .where(and(eq(asset.id, row.id), eq(asset.owner_id, row.owner_id))),
    referring(db, { kind: "library", id: row.id, owner: row.owner_id }, keyList(key === null ? [] : [key]), there),
  ]);
  return { ...row, ...ended };
}
