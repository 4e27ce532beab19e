import type { OwnedFile } from "../../../db/queries/stored-claim.ts";

/** A key and whose it is; null for one that is not of a user's folder. */
export function ownedFile(key: string): OwnedFile | null {
  const [, owner] = /^u\/([^/]+)\/(?:(?:m|poster|play|ad)\/)?[^/]+$/.exec(key) ?? [];
  return owner === undefined ? null : { key, owner };
}
