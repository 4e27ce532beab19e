import { type AssetRow, listAssets } from "../../../db/queries/asset.ts";
import { paged, positionOf } from "../../../db/queries/cursor.ts";
import { takeRoom, usedSpace } from "../../../db/queries/stored-file.ts";
import { type Asset, mediaLib } from "../../../trpc/contract/media.ts";
import { PAGE_SIZE } from "../../../trpc/contract/cursor.ts";
import { checkFileName } from "../../../trpc/contract/rules/files.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { checkUpload, extensionsFor, mimeTypesFor } from "../../../trpc/contract/rules/upload-check.ts";
import { AppError, refuse } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import { mediaKey, posterKey } from "../files/keys.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { FILM, keepAsset } from "./keep.ts";

async function present({ files }: Call, row: AssetRow): Promise<Asset> {
  const url = await files.readPath(row.key, pageExpiry());
  const thumb_url = row.asset_type === FILM ? await files.readPath(posterKey(row.key), pageExpiry()) : url;
  const { id, file_name, asset_type, width, height, duration, size } = row;
  return { id, file_name, asset_type, width, height, duration: duration / 1000, size, url, thumb_url };
}

/** Serves the `mediaLib` calls: uploads are bound by a signature, and become assets once their bytes were looked at. */
export function mediaLibRoutes(app: App): void {
  implement(app, mediaLib.getSpace, async (_input, { db, user }) => ({ total: quotaOf(user), used: await usedSpace(db, user.id) }));

  implement(app, mediaLib.list, async ({ asset_type, cursor }, call) => {
    const rows = await listAssets(call.db, call.user.id, { type: asset_type, place: positionOf(cursor), limit: PAGE_SIZE + 1 });
    const { page, next } = paged(rows, PAGE_SIZE, ({ created_at, id }) => ({ time: created_at, id }));
    return { list: await Promise.all(page.map((row) => present(call, row))), next };
  });

  implement(app, mediaLib.getUploadUrl, async ({ file_name, size, content_type, purpose }, call) => {
    refuse(checkFileName(file_name));
    refuse(checkUpload(purpose, { name: file_name, bytes: size }));
    if (!mimeTypesFor(purpose).includes(content_type)) {
      throw new AppError("file.formatNotSupported", { params: { name: file_name, formats: extensionsFor(purpose).join(", ") } });
    }
    const { db, user } = call;
    const key = mediaKey(user.id, randomId());
    const expires_at = Date.now() + KEPT_FOR.upload;
    const room = await takeRoom(db, { key, owner_id: user.id, bytes: size, expires_at: expires_at + KEPT_FOR.report }, quotaOf(user));
    if (!room) throw new AppError("file.noSpace");
    const expires = Math.floor(expires_at / 1000);
    return { upload_url: await call.files.writePath(key, expires, { max: size, content_type }), key, content_type, expires };
  });

  implement(app, mediaLib.reportUpload, async (upload, call) => present(call, await keepAsset(call, upload)));
}
