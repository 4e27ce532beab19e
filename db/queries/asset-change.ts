import { and, eq, sql } from "drizzle-orm";
import { nameKeyOf, searchTextOf } from "../../trpc/contract/rules/library.ts";
import { asset, assetTag } from "../schema/index.ts";
import type { AssetRow } from "./asset.ts";
import type { Database } from "./database.ts";

/** Whether another file of the folder has the name of this one. */
const nameTaken = ({ id, owner_id, folder_id, name_key }: Pick<AssetRow, "id" | "owner_id" | "folder_id" | "name_key">) => sql`EXISTS (
  SELECT 1 FROM asset AS o WHERE o.owner_id = ${owner_id} AND o.shelf = 'library' AND o.folder_id = ${folder_id}
  AND o.name_key = ${name_key} AND o.id <> ${id})`;

export type AssetChange = Pick<AssetRow, "file_name" | "tags" | "favorite">;

/** Writes name, tags and favourite of an asset of the library; false where its folder has another file of that name. */
export async function changeAsset(db: Database, row: AssetRow, change: AssetChange): Promise<boolean> {
  const { file_name, tags, favorite } = change;
  const name_key = nameKeyOf(file_name);
  const renamed = name_key !== row.name_key;
  const free = renamed && row.shelf === "library" ? sql`NOT ${nameTaken({ ...row, name_key })}` : undefined;
  const stands = sql`EXISTS (SELECT 1 FROM asset AS a WHERE a.id = ${row.id} AND a.name_key = ${name_key})`;
  const [done] = await db.batch([
    db
      .update(asset)
      .set({ file_name, name_key, tags, favorite, search_text: searchTextOf(file_name, tags) })
      .where(and(eq(asset.id, row.id), eq(asset.owner_id, row.owner_id), free))
      .returning({ id: asset.id }),
    db.delete(assetTag).where(and(eq(assetTag.asset_id, row.id), stands)),
    db
      .insert(assetTag)
      .select(
        sql`SELECT ${row.id}, ${row.owner_id}, t.value->>'key', t.value->>'tag', ${row.created_at}
          FROM json_each(${JSON.stringify(tags.map((tag) => ({ tag, key: nameKeyOf(tag) })))}) AS t WHERE ${stands}`,
      )
      .onConflictDoNothing(),
  ]);
  return done.length === 1;
}
