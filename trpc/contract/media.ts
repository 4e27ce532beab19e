import { z } from "zod";
import { cursor } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { uploadPurpose } from "./rules/uploads.ts";

const id = z.string().max(40);

/** Asset (spec §3). asset_type: 0 folder, 1 image, 2 video, 3 audio (ours). */
export const asset = z.object({
  id,
  file_name: z.string(),
  asset_type: z.number().int(),
  thumb_url: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  size: z.number().int(),
});
export type Asset = z.infer<typeof asset>;

export const mediaLib = {
  getUploadUrl: post("/mediaLib/getUploadUrl", {
    summary: "A signed address to PUT one file to, bound to its size and type.",
    input: z.object({
      file_name: z.string().min(1).max(200),
      size: z.number().int().positive(),
      content_type: z.string().max(100),
      /** Which upload rule applies: a row of `rules/uploads`. */
      purpose: uploadPurpose,
    }),
    output: z.object({ upload_url: z.string(), key: z.string(), content_type: z.string(), expires: z.number() }),
  }),
  reportUpload: post("/mediaLib/reportUpload", {
    summary: "Checks the uploaded bytes and makes them an asset.",
    idempotent: true,
    input: z.object({ key: z.string().max(200), file_name: z.string().min(1).max(200), purpose: uploadPurpose }),
    output: asset,
  }),
  list: get("/mediaLib/list", {
    summary: "The caller's newest assets, 20 a page, of one type or of all; `next` is the cursor of the next page.",
    input: z.object({ cursor: cursor.optional(), asset_type: z.coerce.number().int().min(0).max(3).optional() }),
    output: z.object({ list: z.array(asset), next: z.string().nullable() }),
  }),
  getSpace: get("/mediaLib/getSpace", {
    summary: "Storage space in bytes.",
    input: z.object({}),
    output: z.object({ total: z.number(), used: z.number() }),
  }),
};
