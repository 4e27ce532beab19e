import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { uploadTool } from "./rules/uploads.ts";

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
      purpose: uploadTool,
    }),
    output: z.object({ upload_url: z.string(), key: z.string(), content_type: z.string(), expires: z.number() }),
  }),
  reportUpload: post("/mediaLib/reportUpload", {
    summary: "Checks the uploaded bytes and makes them an asset.",
    idempotent: true,
    input: z.object({ key: z.string().max(200), file_name: z.string().min(1).max(200), purpose: uploadTool }),
    output: asset,
  }),
  getSpace: get("/mediaLib/getSpace", {
    summary: "Storage space in bytes.",
    input: z.object({}),
    output: z.object({ total: z.number(), used: z.number() }),
  }),
};
