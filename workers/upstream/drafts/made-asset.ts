import { findOwnAssetByKey } from "../../../db/queries/asset.ts";
import { artifactReference } from "../../../trpc/contract/tools/file-input.ts";
import { AppError } from "../app-error.ts";
import { mediaKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { keepAsset } from "../medialib/keep.ts";
import { takeOnce } from "../tools/fetched.ts";
import { resolveFile } from "../tools/files.ts";

const PURPOSE = "link-to-video";

/**
 * What a finished task has made as an asset of the caller's, copied once: a draft keeps its media when the task is deleted.
 * Throws system.notFound, file.noSpace, and the issues of the upload rule.
 */
export async function madeAsset(call: Call, { task_id, name }: { task_id: string; name: string }): Promise<string> {
  const { bucket, db, user } = call;
  const reference = artifactReference(task_id, name);
  const key = mediaKey(user.id, (await sha256(`${user.id}\n${reference}`)).slice(0, 32));
  const known = await findOwnAssetByKey(db, user.id, key);
  if (known) return known.id;
  const file = await resolveFile(call, reference, PURPOSE);
  await takeOnce(call, key, file.bytes);
  const made = await bucket.get(file.key);
  if (!made) throw new AppError("system.notFound", { detail: `no object ${file.key}` });
  await bucket.put(key, made.body, { ...(made.httpMetadata && { httpMetadata: made.httpMetadata }) });
  return (await keepAsset(call, { key, file_name: file.name, purpose: PURPOSE })).id;
}
