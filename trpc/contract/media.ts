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
    summary: "A signed address to PUT one file to, bound to its size and type.",
    input: z.object({
      file_name: fileName,
      size: z.number().int().positive(),
      content_type: z.string().max(100),
      /** Which upload rule applies: a row of `rules/uploads`. */
      purpose: uploadPurpose,
      /** Of an upload to the library: where it goes. */
      folder_id: folderId,
    }),
    output: z.object({ upload_url: z.string(), key: z.string(), content_type: z.string(), expires: z.number() }),
  }),
  reportUpload: post("/mediaLib/reportUpload", {
    summary: "Checks the uploaded bytes and makes them an asset.",
    idempotent: true,
    input: z.object({ key: z.string().max(200), file_name: fileName, purpose: uploadPurpose, folder_id: folderId }),
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
