import { queueAnalyses } from "../../../db/queries/asset-analysis.ts";
import { takeRoom, usedSpace } from "../../../db/queries/stored-file.ts";
import { mediaLib } from "../../../trpc/contract/media.ts";
import { checkFileName, cleanFileName } from "../../../trpc/contract/rules/files.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { checkUpload, formatsText, uploadTypeOf } from "../../../trpc/contract/rules/upload-check.ts";
import { AppError, refuse } from "../app-error.ts";
import { mediaKey } from "../files/keys.ts";
import { PART_BYTES } from "../files/parts.ts";
import { type App, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { analyseWaiting } from "./analysis/queue.ts";
import { openFolder, refuseTaken } from "./folder.ts";
import { keepAsset, TO_LIBRARY } from "./keep.ts";
import { presentAsset } from "./present.ts";

/** Serves the calls of an upload: it is bound by a signature, and becomes an asset once its bytes were looked at. */
export function uploadRoutes(app: App): void {
  implement(app, mediaLib.getSpace, async (_input, { db, user }) => ({ total: quotaOf(user), used: await usedSpace(db, user.id) }));

  implement(app, mediaLib.getUploadUrl, async ({ size, content_type: said, purpose, folder_id, resumable, ...asked }, call) => {
    const file_name = cleanFileName(asked.file_name);
    refuse(checkFileName(file_name));
    refuse(checkUpload(purpose, { name: file_name, bytes: size }));
    const content_type = uploadTypeOf(purpose, { name: file_name, said });
    if (content_type === null) {
      throw new AppError("file.formatNotSupported", { params: { name: file_name, formats: formatsText(purpose) } });
    }
    if (purpose === TO_LIBRARY) await refuseTaken(call, await openFolder(call, folder_id), file_name);
    const { db, user, bucket } = call;
    const key = mediaKey(user.id, randomId());
    const inParts = resumable && size > PART_BYTES;
    const expires_at = Date.now() + (inParts ? KEPT_FOR.resumable : KEPT_FOR.upload);
    const room = await takeRoom(db, { key, owner_id: user.id, bytes: size, expires_at: expires_at + KEPT_FOR.report }, quotaOf(user));
    if (!room) throw new AppError("file.noSpace");
    const expires = Math.floor(expires_at / 1000);
    const upload = inParts ? (await bucket.createMultipartUpload(key, { httpMetadata: { contentType: content_type } })).uploadId : "";
    const upload_url = await call.files.writePath(key, expires, { max: size, content_type, upload });
    return { upload_url, key, content_type, expires, part_size: inParts ? PART_BYTES : 0, upload_id: upload };
  });

  implement(app, mediaLib.reportUpload, async (upload, call) => {
    const file_name = cleanFileName(upload.file_name);
    refuse(checkFileName(file_name));
    const row = await keepAsset(call, { ...upload, file_name });
    if (row.shelf === "library") {
      await queueAnalyses(call.db, call.user.id, [row.id]);
      call.waitUntil(analyseWaiting(call));
    }
    return presentAsset(call, row);
  });
}
