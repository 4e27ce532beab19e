import type { AssetRow } from "../../../../db/queries/asset.ts";
import { copyEnded } from "../../../../db/queries/asset-copy.ts";
import { ASSET_TYPE } from "../../../../trpc/contract/rules/library.ts";
import { playKey } from "../../files/keys.ts";
import { runOnce } from "../../media/artifact.ts";
import { MediaJobFailed } from "../../media/client.ts";
import type { Services } from "../../services.ts";
import { sourceOf, targetFor } from "../../tools/job-files.ts";

const TYPES: Readonly<Record<number, "video/mp4" | "audio/mp4" | "image/jpeg">> = {
  [ASSET_TYPE.video]: "video/mp4",
  [ASSET_TYPE.audio]: "audio/mp4",
  [ASSET_TYPE.image]: "image/jpeg",
};

/** Makes the copy that browsers show of a file, where one is wanted. Answers the asset as it is then. Throws a network error. */
export async function withCopy(all: Services, row: AssetRow): Promise<AssetRow> {
  if (row.copy !== "waiting" && row.copy !== "failed") return row;
  const key = playKey(row.key);
  const [file, copy] = await Promise.all([sourceOf(all, row.key), targetFor(all, key, TYPES[row.asset_type] ?? "image/jpeg")]);
  try {
    const { width, height } = await runOnce(all, row.owner_id, { kind: "playable", file, copy });
    const size = row.asset_type === ASSET_TYPE.image ? { width, height } : {};
    return await copyEnded(all.db, row, { copy: "ready", ...size }, key);
  } catch (error) {
    if (!(error instanceof MediaJobFailed)) throw error;
    return copyEnded(all.db, row, { copy: "failed" }, null);
  }
}
