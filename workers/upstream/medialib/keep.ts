import type { z } from "zod";
import { type AssetRow, findOwnAssetByKey } from "../../../db/queries/asset.ts";
import { findStored, type Keeping, nameAsset } from "../../../db/queries/stored-file.ts";
import type { mediaLib } from "../../../trpc/contract/media.ts";
import { sniff } from "../../../trpc/contract/rules/magic.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { checkUpload } from "../../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { AppError, refuse } from "../app-error.ts";
import { isMediaKey, posterKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { measure } from "../product/size/measure.ts";
import { discard } from "../storage/collect.ts";
import { inspectFilm, isFilm } from "./film.ts";

/** Kinds of asset (spec §3 Asset). */
export const PICTURE = 1;
export const FILM = 2;

/** The purpose of an upload that is no tool's. */
const LIBRARY = "asset-library" satisfies UploadPurpose;

/** A picture says what it is and how large within this much: a file of hundreds of megabytes is not read into a Worker. */
const HEAD_BYTES = 4 * 1024 ** 2;

type Sent = z.output<typeof mediaLib.reportUpload.input>;

/** The stored object, checked by its bytes; what is refused is removed. Throws system.notFound, or the issue of the tool's upload rule. */
async function inspect(call: Call, { key, file_name, purpose }: Sent) {
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
    format: measured || film || format === "heic" ? format : null,
    ...(measured ? { width: measured.width, height: measured.height } : {}),
  });
  if (issues.length > 0) await discard(call, key);
  refuse(issues);
  const facts = film ? await inspectFilm(call, user.id, { key, name: file_name, bytes: object.size, format, purpose }) : null;
  const picture = { asset_type: PICTURE, width: measured?.width ?? 0, height: measured?.height ?? 0, duration: 0 };
  return { ...(facts ? { ...facts, asset_type: FILM } : picture), size: object.size };
}

/** The library keeps what was sent to it; what is for a tool is kept a day, until a draft or task refers to it. */
const keepingOf = (purpose: UploadPurpose, { key, asset_type }: Pick<AssetRow, "key" | "asset_type">): Keeping =>
  purpose === LIBRARY ? { library: asset_type === FILM ? [key, posterKey(key)] : [key] } : { until: Date.now() + KEPT_FOR.unnamed };

/** Makes a stored file the caller's asset, once its bytes were looked at; one that is an asset already is answered as it is. */
export async function keepAsset(call: Call, sent: Sent): Promise<AssetRow> {
  const { db, user } = call;
  const { key, file_name } = sent;
  const known = await findOwnAssetByKey(db, user.id, key);
  if (known) return known;
  const { duration, ...facts } = await inspect(call, sent);
  const row = {
    id: randomId(),
    owner_id: user.id,
    key,
    file_name,
    ...facts,
    duration: Math.round(duration * 1000),
    created_at: Date.now(),
  };
  await nameAsset(db, row, keepingOf(sent.purpose, row));
  const kept = await findOwnAssetByKey(db, user.id, key);
  if (!kept) throw new AppError("file.uploadFailed");
  return kept;
}
