import { analysisStates } from "../../../db/queries/asset-analysis.ts";
import type { AssetRow } from "../../../db/queries/asset.ts";
import { countItems, type FolderRow } from "../../../db/queries/asset-folder.ts";
import type { Asset } from "../../../trpc/contract/asset.ts";
import { extensionOf } from "../../../trpc/contract/rules/files.ts";
import { ASSET_TYPE, LIBRARY } from "../../../trpc/contract/rules/library.ts";
import { pageExpiry } from "../files/expiry.ts";
import { type Look, playKey, thumbKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";

type Asking = Pick<Call, "db" | "files" | "user">;

/** Browsers show it: it has no copy, or an AVIF's, which is for tools. */
const isShownAsItIs = ({ copy, file_name }: AssetRow): boolean => copy === "none" || extensionOf(file_name) === "avif";

/** What it looks like in a list. */
function lookOf(row: AssetRow): Look {
  const { asset_type } = row;
  if (asset_type === ASSET_TYPE.audio) return "wave";
  if (asset_type === ASSET_TYPE.video) return "film";
  return isShownAsItIs(row) ? "picture" : "copy";
}

/** Where it is read, played and looked at. */
async function addressesOf({ files }: Asking, row: AssetRow) {
  const { key, copy, asset_type, shelf } = row;
  const read = (name: string) => files.readPath(name, pageExpiry());
  const [url, thumb_url, strip_url, copy_url] = await Promise.all([
    read(key),
    read(thumbKey(key, lookOf(row))),
    asset_type === ASSET_TYPE.video ? read(thumbKey(key, "strip")) : "",
    // The library's is made by its analysis; that of a tool's file when it is first played (`files/copy.ts`).
    copy === "ready" || (copy === "waiting" && shelf !== "library") ? read(playKey(key)) : "",
  ]);
  return { url, thumb_url, strip_url, play_url: isShownAsItIs(row) ? url : copy_url };
}

/** Assets as their owner sees them, with signed addresses. */
export async function presentAssets(call: Asking, rows: readonly AssetRow[]): Promise<Asset[]> {
  const states = await analysisStates(
    call.db,
    call.user.id,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const { id, file_name, asset_type, width, height, size, folder_id, tags, favorite, created_at, removed_at } = row;
      const { copy } = row;
      const shown = { copy, id, file_name, asset_type, width, height, size, folder_id, tags, favorite, created_at, removed_at };
      const analysis = states.get(id) ?? null;
      return { ...shown, ...(await addressesOf(call, row)), duration: row.duration / 1000, is_folder: false, item_count: 0, analysis };
    }),
  );
}

export async function presentAsset(call: Asking, row: AssetRow): Promise<Asset> {
  const [shown] = await presentAssets(call, [row]);
  if (!shown) throw new Error("an asset was not shown");
  return shown;
}

/** Folders as entries of a list (spec §3: asset_type 0), with how much is in them. */
export async function presentFolders({ db, user }: Asking, folders: readonly FolderRow[]): Promise<Asset[]> {
  if (folders.length === 0) return [];
  const ids = folders.map(({ id }) => id);
  const counts = await countItems(db, user.id, ids, LIBRARY.counted);
  return folders.map(({ id, name, parent_id, created_at, removed_at }) => ({
    id,
    file_name: name,
    asset_type: ASSET_TYPE.folder,
    is_folder: true,
    thumb_url: "",
    url: "",
    play_url: "",
    strip_url: "",
    copy: "none" as const,
    width: 0,
    height: 0,
    duration: 0,
    size: 0,
    folder_id: parent_id,
    tags: [],
    favorite: false,
    created_at,
    removed_at,
    item_count: counts.get(id) ?? 0,
    analysis: null,
  }));
}
