import type { AssetRow } from "../../../db/queries/asset.ts";
import { copyName, handedAs } from "../../../trpc/contract/rules/copies.ts";
import { ASSET_TYPE } from "../../../trpc/contract/rules/library.ts";
import { extensionsFor } from "../../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { playKey } from "../files/keys.ts";

/** The longer side of the copy of a film (`workers/media/engines/playable/film.ts`). */
const FILM_SIDE = 1920;

type Handed = Pick<AssetRow, "key" | "file_name" | "asset_type" | "width" | "height" | "duration">;

/** What these files are for is drawn by a browser, which does not read every film whose ending it takes. */
const DRAWN: readonly UploadPurpose[] = ["timeline-video", "timeline-image"];

/** Pixels of a side of a film's copy: no more than there were, and even. */
const sideOf = (side: number, longest: number): number => Math.round((side * Math.min(1, FILM_SIDE / Math.max(1, longest))) / 2) * 2;

/** The file of an asset that a tool of this purpose can read: the original, or the copy in its place. */
export function handed(row: AssetRow, purpose: UploadPurpose): Handed {
  const as = handedAs(row, extensionsFor(purpose));
  if (as !== "copy" && !(as === "original" && row.copy === "ready" && DRAWN.includes(purpose))) return row;
  const { width, height, asset_type } = row;
  const longest = Math.max(width, height);
  // Of a photo the row has the copy's size already.
  const size = asset_type === ASSET_TYPE.video ? { width: sideOf(width, longest), height: sideOf(height, longest) } : { width, height };
  return { ...row, ...size, key: playKey(row.key), file_name: copyName(row) };
}
