import type { z } from "zod";
import { type AssetRow, findOwnAssetByKey } from "../../../db/queries/asset.ts";
import { findStored, type Keeping, nameAsset } from "../../../db/queries/stored-file.ts";
import type { mediaLib } from "../../../trpc/contract/media.ts";
import { ASSET_TYPE, nameKeyOf, ROOT, searchTextOf } from "../../../trpc/contract/rules/library.ts";
import { KEPT_FOR } from "../../../trpc/contract/rules/storage.ts";
import { checkUpload } from "../../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { AppError, refuse } from "../app-error.ts";
import { isMediaKey, posterKey } from "../files/keys.ts";
import { joinParts } from "../files/parts.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { discard } from "../storage/collect.ts";
import { forgetLocation } from "./content/forget-location.ts";
import { formatOf, measureWhole } from "./content/picture.ts";
import { asJpeg } from "./content/photo.ts";
import { openFolder, refuseTaken } from "./folder.ts";
import { inspectFilm, inspectSound, isFilm, isSound } from "./film.ts";

/** The purpose of an upload that is no tool's. */
export const TO_LIBRARY = "asset-library" satisfies UploadPurpose;

/** A picture says what it is and how large within this much: a file of hundreds of megabytes is not read into a Worker. */
const HEAD_BYTES = 4 * 1024 ** 2;

type Sent = z.input<typeof mediaLib.reportUpload.input>;

/** The stored object, checked by its bytes; what is refused is removed. Throws system.notFound, or the issue of the tool's upload rule. */
async function inspect(call: Call, { key, file_name, purpose, upload_id = "", parts = [] }: Sent) {
  const { bucket, user } = call;
  if (!isMediaKey(key) || !(await findStored(call.db, user.id, key))) throw new AppError("system.notFound");
  if (upload_id && !(await joinParts(bucket, { key, upload: upload_id, parts }))) throw new AppError("file.uploadFailed");
  const object = await bucket.get(key, { range: { offset: 0, length: HEAD_BYTES } });
  if (!object) throw new AppError("system.notFound");
  const head = new Uint8Array(await object.arrayBuffer());
  const { size } = object;
  const format = formatOf(head, file_name);
  const looked = format && { bucket, key, size, format, head };
  const measured = looked && (await measureWhole(bucket, looked));
  const film = format !== null && isFilm(format);
  const sound = format !== null && isSound(format);
  const issues = checkUpload(purpose, {
    name: file_name,
    bytes: size,
    format: measured || film || sound || format === "heic" ? format : null,
    ...measured,
  });
  if (issues.length > 0) await discard(call, key);
  refuse(issues);
  if (looked && !sound) await forgetLocation(bucket, looked);
  const sent = { key, name: file_name, bytes: size, format, purpose };
  if (film) return { ...(await inspectFilm(call, user.id, sent)), asset_type: ASSET_TYPE.video, size };
  if (sound) return { ...(await inspectSound(call, user.id, sent)), asset_type: ASSET_TYPE.audio, size };
  if (format === "heic" && purpose !== TO_LIBRARY) return { ...(await asJpeg(call, sent)), asset_type: ASSET_TYPE.image };
  const { width = 0, height = 0 } = measured ?? {};
  return { asset_type: ASSET_TYPE.image, width, height, duration: 0, size, plays: format !== "heic" && format !== "avif" };
}

/** The library keeps what was sent to it; what is for a tool is kept a day, until a draft or task refers to it. */
const keepingOf = (purpose: UploadPurpose, { key, asset_type }: Pick<AssetRow, "key" | "asset_type">): Keeping =>
  purpose === TO_LIBRARY
    ? { library: asset_type === ASSET_TYPE.video ? [key, posterKey(key)] : [key] }
    : { until: Date.now() + KEPT_FOR.unnamed };

/** Makes a stored file the caller's asset, once its bytes were looked at; one that is an asset already is answered as it is. */
export async function keepAsset(call: Call, sent: Sent): Promise<AssetRow> {
  const { db, user } = call;
  const { key, file_name } = sent;
  const known = await findOwnAssetByKey(db, user.id, key);
  if (known) return known;
  const inLibrary = sent.purpose === TO_LIBRARY;
  const folder_id = inLibrary ? await openFolder(call, sent.folder_id ?? ROOT) : ROOT;
  if (inLibrary) await refuseTaken(call, folder_id, file_name);
  const { duration, plays, ...facts } = await inspect(call, sent);
  const row = {
    id: randomId(),
    owner_id: user.id,
    key,
    file_name,
    ...facts,
    duration: Math.round(duration * 1000),
    created_at: Date.now(),
    shelf: inLibrary ? ("library" as const) : ("flow" as const),
    folder_id,
    name_key: nameKeyOf(file_name),
    search_text: searchTextOf(file_name, []),
    tags: [],
    favorite: false,
    removed_at: null,
    copy: plays || !(inLibrary || facts.asset_type === ASSET_TYPE.video) ? ("none" as const) : ("waiting" as const),
    found_text: "",
  };
  await nameAsset(db, row, keepingOf(sent.purpose, row));
  const kept = await findOwnAssetByKey(db, user.id, key);
  if (kept) return kept;
  if (inLibrary) await refuseTaken(call, folder_id, file_name);
  throw new AppError("file.uploadFailed");
}
