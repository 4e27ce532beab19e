import type { Folder } from "../../trpc/contract/library.ts";

/** The folders from the top to one, itself the last. */
export function pathTo(folders: readonly Folder[], id: string): Folder[] {
  const path: Folder[] = [];
  for (let at = folders.find((one) => one.id === id); at; at = folders.find((one) => one.id === at?.parent_id)) path.unshift(at);
  return path;
}
