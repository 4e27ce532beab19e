import { findOwnAsset, findShownAssets } from "../../../db/queries/asset.ts";
import { listFolders } from "../../../db/queries/asset-folder.ts";
import { namesTaken } from "../../../db/queries/asset-list.ts";
import { purgeItems, removeItems, restoreItems } from "../../../db/queries/asset-remove.ts";
import { userAssets } from "../../../trpc/contract/library.ts";
import { mediaLib } from "../../../trpc/contract/media.ts";
import { checkUploadCount } from "../../../trpc/contract/rules/upload-check.ts";
import { nameKeyOf } from "../../../trpc/contract/rules/library.ts";
import { AppError, refuse } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { analysisRoutes } from "./analysis/routes.ts";
import { moveItems, ownAsset, updateAsset } from "./change.ts";
import { addFolder, nameFolder, openFolder, presentFolder } from "./folder.ts";
import { listAssets, readCategories } from "./list.ts";
import { presentAsset, presentAssets } from "./present.ts";
import { uploadRoutes } from "./uploads.ts";

async function remove({ db, user }: Call, ids: readonly string[]): Promise<{ count: number; removed_at: number }> {
  const removed_at = Date.now();
  return { count: await removeItems(db, user.id, ids, removed_at), removed_at };
}

/** What is in the library. */
function listRoutes(app: App): void {
  implement(app, mediaLib.list, async (asked, call) => listAssets(call, asked));
  implement(app, mediaLib.dict, async (_input, call) => ({ category: await readCategories(call) }));
  implement(app, mediaLib.detail, async ({ id }, call) => presentAsset(call, await ownAsset(call, id)));
  implement(app, mediaLib.download, async ({ id }, call) => {
    const { key, file_name } = await ownAsset(call, id);
    return { url: await call.files.readPath(key, pageExpiry(), file_name) };
  });
  implement(app, mediaLib.getU2vInfos, async ({ ids }, call) => {
    const rows = await findShownAssets(call.db, call.user.id, ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      list: await presentAssets(
        call,
        [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
      ),
    };
  });
  implement(app, mediaLib.hasDuplicate, async ({ file_names, folder_id }, call) => {
    refuse(checkUploadCount("asset-library", file_names.length));
    const taken = await namesTaken(call.db, call.user.id, await openFolder(call, folder_id), file_names.map(nameKeyOf));
    const twice = (name: string, at: number) => file_names.findIndex((other) => nameKeyOf(other) === nameKeyOf(name)) < at;
    return { duplicates: file_names.filter((name, at) => taken.has(nameKeyOf(name)) || twice(name, at)) };
  });
}

/** How it is kept in order. */
function orderRoutes(app: App): void {
  implement(app, mediaLib.getFolders, async (_input, { db, user }) => ({ list: (await listFolders(db, user.id)).map(presentFolder) }));
  implement(app, mediaLib.addFolder, async (input, call) => presentFolder(await addFolder(call, input)));
  implement(app, mediaLib.updateFolder, async (input, call) => presentFolder(await nameFolder(call, input)));
  implement(app, mediaLib.update, async (input, call) => presentAsset(call, await updateAsset(call, input)));
  implement(app, mediaLib.moveTo, async ({ ids, folder_id }, call) => ({ count: await moveItems(call, ids, folder_id) }));
  implement(app, mediaLib.removeBatch, async ({ ids }, call) => remove(call, ids));
  implement(app, mediaLib.restoreBatch, async ({ removed_at, ids }, { db, user }) => {
    if (removed_at === undefined && ids === undefined) throw new AppError("form.incomplete");
    return { count: await restoreItems(db, user.id, ids ? { ids } : { at: removed_at ?? 0 }) };
  });
  implement(app, mediaLib.purgeBatch, async ({ ids }, { db, user }) => ({ count: await purgeItems(db, user.id, ids) }));
}

/** The same files as one list (spec §7 `/user/asset`). */
function userAssetRoutes(app: App): void {
  implement(app, userAssets.listByPage, async (asked, call) => listAssets(call, asked));
  implement(app, userAssets.update, async (input, call) => presentAsset(call, await updateAsset(call, input)));
  implement(app, userAssets.delete, async ({ id }, call) => {
    if (!(await findOwnAsset(call.db, call.user.id, id))) throw new AppError("system.notFound");
    return remove(call, [id]);
  });
}

/** Serves the `mediaLib` and `userAssets` calls. What is another's is not found. */
export function mediaLibRoutes(app: App): void {
  uploadRoutes(app);
  listRoutes(app);
  orderRoutes(app);
  userAssetRoutes(app);
  analysisRoutes(app);
}
