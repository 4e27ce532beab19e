import { namesTaken } from "../../../db/queries/asset-list.ts";
import { findOwnFolder, type FolderRow, insertFolder, listFolders, renameFolder } from "../../../db/queries/asset-folder.ts";
import { checkFileName } from "../../../trpc/contract/rules/files.ts";
import type { Folder } from "../../../trpc/contract/library.ts";
import { LIBRARY, nameKeyOf, ROOT } from "../../../trpc/contract/rules/library.ts";
import { AppError, refuse } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";

/** A folder of the caller's, or the top. Throws system.notFound. */
export async function openFolder({ db, user }: Pick<Call, "db" | "user">, id: string): Promise<string> {
  if (id !== ROOT && !(await findOwnFolder(db, user.id, id))) throw new AppError("system.notFound");
  return id;
}

/** Throws file.duplicateName where a folder has a file of this name (spec §5). */
export async function refuseTaken({ db, user }: Pick<Call, "db" | "user">, folder: string, name: string): Promise<void> {
  if ((await namesTaken(db, user.id, folder, [nameKeyOf(name)])).size > 0) throw new AppError("file.duplicateName", { params: { name } });
}

export const presentFolder = ({ id, parent_id, name }: FolderRow): Folder => ({ id, parent_id, name });

/** How many folders one is in, itself among them. */
function depthOf(folders: readonly FolderRow[], id: string): number {
  const parents = new Map(folders.map((one) => [one.id, one.parent_id]));
  let depth = 0;
  for (let at: string | undefined = id; at && depth <= LIBRARY.depth; at = parents.get(at)) depth += 1;
  return depth;
}

/** Throws system.notFound, folder.tooMany, folder.tooDeep, file.nameForbidden, file.duplicateName. */
export async function addFolder({ db, user }: Call, { name, parent_id }: { name: string; parent_id: string }): Promise<FolderRow> {
  refuse(checkFileName(name));
  await openFolder({ db, user }, parent_id);
  const folders = await listFolders(db, user.id);
  if (folders.length >= LIBRARY.folders) throw new AppError("folder.tooMany", { params: { max: LIBRARY.folders } });
  if (depthOf(folders, parent_id) >= LIBRARY.depth) throw new AppError("folder.tooDeep", { params: { max: LIBRARY.depth } });
  const row = { id: randomId(), owner_id: user.id, parent_id, name, name_key: nameKeyOf(name), created_at: Date.now() };
  if (!(await insertFolder(db, row))) throw new AppError("file.duplicateName", { params: { name } });
  return { ...row, removed_at: null };
}

/** Throws system.notFound, file.nameForbidden, file.duplicateName. */
export async function nameFolder({ db, user }: Call, { id, name }: { id: string; name: string }): Promise<FolderRow> {
  refuse(checkFileName(name));
  const row = await findOwnFolder(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  const renamed = { ...row, name, name_key: nameKeyOf(name) };
  if (!(await renameFolder(db, renamed))) throw new AppError("file.duplicateName", { params: { name } });
  return renamed;
}
