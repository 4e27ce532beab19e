import { findOwnAssetByKey } from "../../../db/queries/asset.ts";
import { ASSET_TYPE } from "../../../trpc/contract/rules/library.ts";
import { withCopy } from "../medialib/analysis/copy.ts";
import { withPatience } from "../media/patience.ts";
import type { Services } from "../services.ts";

/** A player is answered within this time. */
const PATIENCE_MS = 90_000;

/**
 * The copy of a film that browsers play, where nobody has asked for it before: what is for a tool alone has none until it is
 * played beside that tool. "later": it takes longer; null: it cannot be made, or is nobody's.
 */
export async function madeCopy(
  all: Services,
  key: string,
  { source, owner }: { source: string; owner: string },
): Promise<R2Object | "later" | null> {
  const row = await findOwnAssetByKey(all.db, owner, source);
  if (row?.asset_type !== ASSET_TYPE.video || row.copy === "none" || row.copy === "failed") return null;
  const made = await withPatience(withCopy(all, { ...row, copy: "waiting" }), PATIENCE_MS);
  return made === "later" ? made : all.bucket.head(key);
}
