import type { NamedFile } from "../../../db/queries/stored-claim.ts";
import { mediaKey } from "../files/keys.ts";

/** What a key says of itself; null for one that is not of a user's folder. */
export function named(key: string): NamedFile | null {
  const [, owner = "", folder = "", name = ""] = /^u\/([^/]+)\/(?:(m|poster|ad)\/)?([^/]+)$/.exec(key) ?? [];
  if (owner === "") return null;
  const bare = name.replace(/\.[a-z0-9]+$/, "");
  return { key, owner, media: folder === "m" || folder === "poster" ? mediaKey(owner, bare) : "", task: folder === "ad" ? bare : "" };
}
