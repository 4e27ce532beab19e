import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { findStored, nameAsset, takeRoom, usedSpace } from "../../../db/queries/stored-file.ts";
import { asset } from "../../../db/schema/index.ts";
import { type Asset, mediaLib } from "../../../trpc/contract/media.ts";
import { checkFileName } from "../../../trpc/contract/rules/files.ts";
import { sniff } from "../../../trpc/contract/rules/magic.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { checkUpload, extensionsFor, mimeTypesFor } from "../../../trpc/contract/rules/upload-check.ts";
import { AppError, refuse } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import { isMediaKey, mediaKey, posterKey } from "../files/keys.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { measure } from "../product/size/measure.ts";
import { discard } from "../storage/collect.ts";
import { inspectFilm, isFilm } from "./film.ts";

/** Kinds of asset (spec §3 Asset). */
const PICTURE = 1;
const FILM = 2;

async function present({ files }: Call, row: typeof asset.$inferSelect): Promise<Asset> {
  const url = await files.readPath(row.key, pageExpiry());
  const thumb_url = row.asset_type === FILM ? await files.readPath(posterKey(row.key), pageExpiry()) : url;
  const { id, file_name, asset_type, width, height, duration, size } = row;
  return { id, file_name, asset_type, width, height, duration: duration / 1000, size, url, thumb_url };
}

/** A picture says what it is and how large within this much: a file of hundreds of megabytes is not read into a Worker. */
const HEAD_BYTES = 4 * 1024 ** 2;

/** The uploaded object, checked by its bytes; what is refused is removed. Throws system.notFound, or the issue of the tool's upload rule. */
async function inspect(call: Call, { key, file_name, purpose }: z.output<typeof mediaLib.reportUpload.input>) {
  const { bucket, user } = call;
  if (!isMediaKey(key) || !(await findStored(call.db, user.id, key))) throw new AppError("system.notFound");
  const object = await bucket.get(key, { range: { offset: 0, length: HEAD_BYTES } });
  if (!object) throw new AppError("system.notFound");
  const bytes = new Uint8Array(await object.arrayBuffer());
  const measured = measure(bytes);
  const format = sniff(bytes);
  const film = format !== null && isFilm(format);
  const issues = checkUpload(purpose, {
    name: file_name,
    bytes: object.size,
    format: measured || film ? format : null,
    ...(measured ? { width: measured.width, height: measured.height } : {}),
  });
  if (issues.length > 0) await discard(call, key);
  refuse(issues);
  const facts = film ? await inspectFilm(call, user.id, { key, name: file_name, bytes: object.size, format, purpose }) : null;
  const picture = { asset_type: PICTURE, width: measured?.width ?? 0, height: measured?.height ?? 0, duration: 0 };
  return { ...(facts ? { ...facts, asset_type: FILM } : picture), size: object.size };
}

/** Serves the `mediaLib` calls: uploads are bound by a signature, and become assets once their bytes were looked at. */
export function mediaLibRoutes(app: App): void {
  implement(app, mediaLib.getSpace, async (_input, { db, user }) => ({ total: quotaOf(user), used: await usedSpace(db, user.id) }));

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

  implement(app, mediaLib.reportUpload, async (upload, call) => {
    const { key, file_name } = upload;
    const find = () =>
      call.db
        .select()
        .from(asset)
        .where(and(eq(asset.key, key), eq(asset.owner_id, call.user.id)));
    const [known] = await find();
    if (known) return present(call, known);
    const { duration, ...facts } = await inspect(call, upload);
    const row = {
      id: randomId(),
      owner_id: call.user.id,
      key,
      file_name,
      ...facts,
      duration: Math.round(duration * 1000),
      created_at: Date.now(),
    };
    await nameAsset(call.db, row);
    const [kept] = await find();
    if (!kept) throw new AppError("file.uploadFailed");
    return present(call, kept);
  });
}
