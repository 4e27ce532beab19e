import { eq, sql } from "drizzle-orm";
import { asset } from "../../../db/schema/index.ts";
import { type Asset, mediaLib } from "../../../trpc/contract/media.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { measure } from "../product/pictures.ts";

const UPLOAD_SECONDS = 3600;
const READ_SECONDS = 60 * 60 * 24;
const QUOTA = 5 * 1024 ** 3;
const PICTURE_LIMIT = 10 * 1024 ** 2;
const FORBIDDEN_NAME = /[/\\:*?"<>|\p{Cc}]/u;

const usedSpace = async ({ db, user }: Call): Promise<number> => {
  const [row] = await db.select({ used: sql<number>`coalesce(sum(${asset.size}), 0)` }).from(asset).where(eq(asset.owner_id, user.id));
  return row?.used ?? 0;
};

async function present({ files }: Call, row: typeof asset.$inferSelect): Promise<Asset> {
  const url = await files.readPath(row.key, Math.ceil(Date.now() / 3_600_000) * 3600 + READ_SECONDS);
  const { id, file_name, asset_type, width, height, duration, size } = row;
  return { id, file_name, asset_type, width, height, duration: duration / 1000, size, url, thumb_url: url };
}

/** The uploaded object, checked by its bytes. Throws FILE_CORRUPT, FILE_TOO_LARGE, NOT_FOUND. */
async function inspect({ bucket, user }: Call, key: string) {
  if (!key.startsWith(`u/${user.id}/m/`)) throw new AppError("NOT_FOUND");
  const object = await bucket.get(key);
  if (!object) throw new AppError("NOT_FOUND");
  if (object.size > PICTURE_LIMIT) throw new AppError("FILE_TOO_LARGE");
  const measured = measure(new Uint8Array(await object.arrayBuffer()));
  if (!measured) {
    await bucket.delete(key);
    throw new AppError("FILE_CORRUPT");
  }
  return { ...measured, size: object.size };
}

export function mediaLibRoutes(app: App): void {
  implement(app, mediaLib.getSpace, async (_input, call) => ({ total: QUOTA, used: await usedSpace(call) }));

  implement(app, mediaLib.getUploadUrl, async ({ file_name, size, content_type }, call) => {
    if (FORBIDDEN_NAME.test(file_name)) throw new AppError("FILE_FORMAT");
    if (!/^image\/(jpeg|png|webp)$/.test(content_type)) throw new AppError("FILE_FORMAT");
    if (size > PICTURE_LIMIT) throw new AppError("FILE_TOO_LARGE");
    if ((await usedSpace(call)) + size > QUOTA) throw new AppError("SPACE_INSUFFICIENT");
    const key = `u/${call.user.id}/m/${randomId()}`;
    const expires = Math.floor(Date.now() / 1000) + UPLOAD_SECONDS;
    return { upload_url: await call.files.writePath(key, expires, { max: size, content_type }), key, content_type, expires };
  });

  implement(app, mediaLib.reportUpload, async ({ key, file_name }, call) => {
    const [known] = await call.db.select().from(asset).where(eq(asset.key, key));
    if (known) return present(call, known);
    const { width, height, size } = await inspect(call, key);
    const row = { id: randomId(), owner_id: call.user.id, key, file_name, asset_type: 1, width, height, duration: 0, size, created_at: Date.now() };
    await call.db.insert(asset).values(row);
    return present(call, row);
  });
}
