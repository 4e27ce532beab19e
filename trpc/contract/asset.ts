import { z } from "zod";
import { ANALYSIS_STATES, COPY_STATES } from "./rules/analysis.ts";
import { LIBRARY } from "./rules/library.ts";

export const assetId = z.string().min(1).max(40);
/** A folder's id; empty: the top of the library. */
export const folderId = z.string().max(40).default("");
export const fileName = z.string().trim().min(1).max(LIBRARY.fileName);
export const tagName = z.string().trim().min(1).max(LIBRARY.tagName);

/** Asset (spec §3). Pixels, seconds, bytes and Unix milliseconds; 0 where its kind has none. */
export const asset = z.object({
  id: assetId,
  /** Of a folder its name. */
  file_name: z.string(),
  /** 0 folder, 1 image, 2 video, 3 audio (ours). */
  asset_type: z.number().int(),
  is_folder: z.boolean(),
  /** 300 × 300 at most (spec §9); of audio its waveform (SVG); empty of a folder. */
  thumb_url: z.string(),
  url: z.string(),
  /** What browsers show of it: the file itself, or a copy; empty while that is still to be made, or cannot be. */
  play_url: z.string(),
  /** How far that copy is; `none`: the file itself is shown. */
  copy: z.enum(COPY_STATES),
  /** Of a video: pictures from its start to its end, 12 square tiles in a row (WebP); of anything else empty. */
  strip_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  size: z.number().int(),
  folder_id: z.string(),
  tags: z.array(z.string()),
  favorite: z.boolean(),
  created_at: z.number().int(),
  /** When it was deleted; null: it was not. */
  removed_at: z.number().int().nullable(),
  /** What is in a folder, counted up to 100. */
  item_count: z.number().int(),
  /** How far its analysis is (spec §4 Asset/media analysis); null: none was asked for. */
  analysis: z.enum(ANALYSIS_STATES).nullable(),
});
export type Asset = z.infer<typeof asset>;
