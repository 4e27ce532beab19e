import { z } from "zod";
import { analysis } from "./analysis.ts";
import { asset, fileName, folderId } from "./asset.ts";
import { get, post } from "./endpoint.ts";
import { library } from "./library.ts";
import { uploadPurpose } from "./rules/uploads.ts";

export { type Asset, asset } from "./asset.ts";

/** The media library (spec §7): uploads, what is in it, and its analysis. */
export const mediaLib = {
  getUploadUrl: post("/mediaLib/getUploadUrl", {
    summary:
      "A signed address to PUT one file to, bound to its size and type. A large one that is `resumable` goes in parts of `part_size` bytes to the same address with `&p=1`, `&p=2` …; each answers an `ETag`.",
    input: z.object({
      file_name: fileName,
      size: z.number().int().positive(),
      /** As the browser says; where it says none, the name tells. */
      content_type: z.string().max(100),
      /** Which upload rule applies: a row of `rules/uploads`. */
      purpose: uploadPurpose,
      /** Of an upload to the library: where it goes. */
      folder_id: folderId,
      /** Whether it may go in parts, so that a lost connection costs one of them. */
      resumable: z.boolean().default(false),
    }),
    output: z.object({
      upload_url: z.string(),
      key: z.string(),
      content_type: z.string(),
      expires: z.number(),
      /** Bytes of a part, and what its parts are put together by; 0 and empty: it goes in one piece. */
      part_size: z.number().int(),
      upload_id: z.string(),
    }),
  }),
  reportUpload: post("/mediaLib/reportUpload", {
    summary: "Checks the uploaded bytes and makes them an asset.",
    idempotent: true,
    input: z.object({
      key: z.string().max(200),
      file_name: fileName,
      purpose: uploadPurpose,
      folder_id: folderId,
      /** Of an upload in parts: its id, and the `ETag` of each part in their order. */
      upload_id: z.string().max(2000).default(""),
      parts: z.array(z.string().max(200)).max(1000).default([]),
    }),
    output: asset,
  }),
  getSpace: get("/mediaLib/getSpace", {
    summary: "Storage space in bytes.",
    input: z.object({}),
    output: z.object({ total: z.number(), used: z.number() }),
  }),
  ...library,
  ...analysis,
};
