import type { AssetRow } from "../../db/queries/asset.ts";
import { asset as assetTable, storedFile } from "../../db/schema/index.ts";
import { assetId } from "../../trpc/contract/asset.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { nameKeyOf, searchTextOf } from "../../trpc/contract/rules/library.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { all, type Guest } from "./support.ts";
import { pngHeader, send } from "./upload-support.ts";

/** A picture uploaded to the library under a name. */
export async function inLibrary({ call }: Guest, file_name: string, folder_id = "") {
  const bytes = pngHeader(640, 480);
  const asked = { file_name, purpose: "asset-library" as const, folder_id };
  const { upload_url, key } = await call(mediaLib.getUploadUrl, { ...asked, size: bytes.length, content_type: "image/png" });
  await send(upload_url, bytes);
  return { ...(await call(mediaLib.reportUpload, { ...asked, key })), key };
}

/** Rows of a library without their files, for lists. */
export function assetRow(me: Guest, more: Partial<AssetRow> = {}): AssetRow {
  const id = assetId.parse(more.id ?? randomId());
  const file_name = more.file_name ?? `${id}.png`;
  const facts = { asset_type: 1, width: 640, height: 480, duration: 0, size: 1000, created_at: 1_795_000_000_000 };
  const found = { name_key: nameKeyOf(file_name), search_text: searchTextOf(file_name, []) };
  const kept = {
    shelf: "library" as const,
    folder_id: "",
    tags: [],
    favorite: false,
    removed_at: null,
    copy: "none" as const,
    found_text: "",
  };
  return { id, owner_id: me.userId, key: `u/${me.userId}/m/${id}`, file_name, ...facts, ...found, ...kept, ...more };
}

export async function insertAssets(rows: AssetRow[]): Promise<string[]> {
  for (const row of rows) {
    await all.db.insert(assetTable).values(row);
    await all.db.insert(storedFile).values({ key: row.key, owner_id: row.owner_id, bytes: row.size }).onConflictDoNothing();
  }
  return rows.map(({ id }) => id);
}

export const namesIn = async ({ call }: Guest, asked: Parameters<typeof mediaLib.list.input.parse>[0] & object): Promise<string[]> =>
  (await call(mediaLib.list, asked)).list.map(({ file_name }) => file_name);
