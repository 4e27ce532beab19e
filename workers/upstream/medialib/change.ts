import { changeAsset } from "../../../db/queries/asset-change.ts";
import { findMoving, moveInto } from "../../../db/queries/asset-move.ts";
import { findOwnFolder } from "../../../db/queries/asset-folder.ts";
import { type AssetRow, findShownAsset } from "../../../db/queries/asset.ts";
import { checkFileName, extensionOf } from "../../../trpc/contract/rules/files.ts";
import { cleanTags, ROOT } from "../../../trpc/contract/rules/library.ts";
import { AppError, refuse } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { tryToLearn } from "./meaning/learn.ts";
import { keywordsOf } from "./meaning/keywords.ts";
import { openFolder } from "./folder.ts";

/** The caller's asset. Throws system.notFound: there is none, it was deleted, or it is another's. */
export async function ownAsset({ db, user }: Call, id: string): Promise<AssetRow> {
  const row = await findShownAsset(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  return row;
}

interface Change {
  id: string;
  file_name?: string;
  tags?: readonly string[];
  favorite?: boolean;
}

/** A name keeps the ending that says what the file is: one that is left out or changed is put back. */
const named = (name: string, { file_name }: AssetRow): string => {
  const ending = extensionOf(file_name);
  return ending === "" || extensionOf(name) === ending ? name : `${name}.${ending}`;
};

/** Throws system.notFound, file.nameForbidden, file.duplicateName. */
export async function updateAsset(call: Call, { id, file_name, tags, favorite }: Change): Promise<AssetRow> {
  const row = await ownAsset(call, id);
  const name = file_name === undefined ? row.file_name : named(file_name, row);
  refuse(checkFileName(name));
  const change = { file_name: name, tags: cleanTags(tags ?? row.tags), favorite: favorite ?? row.favorite };
  if (!(await changeAsset(call.db, row, change))) throw new AppError("file.duplicateName", { params: { name } });
  call.waitUntil(tryToLearn(call, row.owner_id, keywordsOf(change)));
  return { ...row, ...change };
}

const firstTwice = (names: readonly { name: string; name_key: string }[]): string | undefined =>
  names.find(({ name_key }, at) => names.findIndex((other) => other.name_key === name_key) < at)?.name;

/** Throws system.notFound, file.duplicateName, folder.intoItself. */
export async function moveItems(call: Call, ids: readonly string[], folder: string): Promise<number> {
  const { db, user } = call;
  await openFolder(call, folder);
  const { files, folders } = await findMoving(db, { owner: user.id, ids });
  if (files.length + folders.length < new Set(ids).size) throw new AppError("system.notFound");
  const twice = firstTwice(files.map(({ file_name, name_key }) => ({ name: file_name, name_key }))) ?? firstTwice(folders);
  if (twice !== undefined) throw new AppError("file.duplicateName", { params: { name: twice } });
  const moved = await moveInto(db, { owner: user.id, ids, folder });
  if (moved > 0) return moved;
  if (await isWithin(call, folder, ids)) throw new AppError("folder.intoItself");
  throw new AppError("file.duplicateName", { params: { name: files[0]?.file_name ?? folders[0]?.name ?? "" } });
}

/** Whether a folder is one of these, or lies in one. */
async function isWithin({ db, user }: Call, folder: string, ids: readonly string[]): Promise<boolean> {
  for (let at = folder; at !== ROOT; at = (await findOwnFolder(db, user.id, at))?.parent_id ?? ROOT) if (ids.includes(at)) return true;
  return false;
}
