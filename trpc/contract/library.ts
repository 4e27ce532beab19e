import { z } from "zod";
import { asset, assetId, fileName, folderId, tagName } from "./asset.ts";
import { cursor, PAGE_SIZE } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { LIBRARY, SORTS } from "./rules/library.ts";

/** A page of assets; `also`: words that were looked for, too, because they mean what `keyword` says. */
const listed = z.object({ list: z.array(asset), next: z.string().nullable(), also: z.array(z.string()).default([]) });
const ids = z.array(assetId).min(1).max(LIBRARY.batch);
const folderName = z.string().trim().min(1).max(LIBRARY.folderName);
const ok = z.object({ count: z.number().int() });

/** A category and, after a comma, its child: `all`, `favorite,video`, `tag,summer` (spec §3 Category). */
const category = z.string().max(80);

const folder = z.object({ id: assetId, parent_id: z.string(), name: z.string() });
export type Folder = z.infer<typeof folder>;

const subCategory = z.object({ id: z.string(), cat_name: z.string() });
const categoryEntry = subCategory.extend({ sub_category: z.array(subCategory) });
export type Category = z.infer<typeof categoryEntry>;

/** What one list of assets is; values of a query are texts. */
export const listInput = z.object({
  cursor: cursor.optional(),
  page_size: z.coerce.number().int().min(1).max(LIBRARY.counted).default(PAGE_SIZE),
  /** The contents of one folder, its folders first; without it, all that there is, in whatever folder. */
  folder_id: z.string().max(40).optional(),
  category: category.optional(),
  asset_type: z.coerce.number().int().min(0).max(3).optional(),
  /**
   * Parts of its name, of a tag, or of what an analysis found in it: things, colors, words that stand in it; or words
   * that mean the like.
   */
  keyword: z.string().trim().max(100).default(""),
  sort: z.enum(SORTS).default("newest"),
});

/** The library: what is in it, and how it is kept in order (spec §7 Media library). */
export const library = {
  list: get("/mediaLib/list", {
    summary: "The caller's assets by folder, category or words, 20 a page unless `page_size` says; `next` is the cursor of the next page.",
    input: listInput,
    output: listed,
  }),
  detail: get("/mediaLib/detail", { summary: "One asset.", input: z.object({ id: assetId }), output: asset }),
  download: get("/mediaLib/download", {
    summary: "A signed address that downloads one asset under its name.",
    input: z.object({ id: assetId }),
    output: z.object({ url: z.string() }),
  }),
  dict: get("/mediaLib/dict", {
    summary: "The categories of the caller's library, with their children.",
    input: z.object({}),
    output: z.object({ category: z.array(categoryEntry) }),
  }),
  getFolders: get("/mediaLib/getFolders", {
    summary: "Every folder of the caller's library, by name.",
    input: z.object({}),
    output: z.object({ list: z.array(folder) }),
  }),
  addFolder: post("/mediaLib/addFolder", {
    summary: "A new folder.",
    input: z.object({ name: folderName, parent_id: folderId }),
    output: folder,
  }),
  updateFolder: post("/mediaLib/updateFolder", {
    summary: "Renames a folder.",
    idempotent: true,
    input: z.object({ id: assetId, name: folderName }),
    output: folder,
  }),
  update: post("/mediaLib/update", {
    summary: "Renames an asset, sets its tags, or makes it a favorite.",
    idempotent: true,
    input: z.object({
      id: assetId,
      file_name: fileName.optional(),
      tags: z.array(tagName).max(LIBRARY.tags).optional(),
      favorite: z.boolean().optional(),
    }),
    output: asset,
  }),
  moveTo: post("/mediaLib/moveTo", {
    summary: "Moves assets and folders into a folder; all of them, or none.",
    idempotent: true,
    input: z.object({ ids, folder_id: folderId }),
    output: ok,
  }),
  removeBatch: post("/mediaLib/removeBatch", {
    summary: "Deletes assets and folders with what is in them. They can be restored for 30 days by `removed_at`.",
    idempotent: true,
    input: z.object({ ids }),
    output: ok.extend({ removed_at: z.number().int() }),
  }),
  restoreBatch: post("/mediaLib/restoreBatch", {
    origin: "reelwright",
    summary: "Undoes a deletion: all that was deleted at `removed_at`, or some of it.",
    idempotent: true,
    input: z.object({ removed_at: z.number().int().optional(), ids: ids.optional() }),
    output: ok,
  }),
  purgeBatch: post("/mediaLib/purgeBatch", {
    origin: "reelwright",
    summary: "Deletes for good what was deleted before: these, or all of it. What an ad or a task shows stays there.",
    idempotent: true,
    input: z.object({ ids: ids.optional() }),
    output: ok,
  }),
  hasDuplicate: post("/mediaLib/hasDuplicate", {
    summary: "Which of these names a folder has already.",
    idempotent: true,
    asks: true,
    input: z.object({ file_names: z.array(z.string().max(LIBRARY.fileName)).min(1).max(LIBRARY.batch), folder_id: folderId }),
    output: z.object({ duplicates: z.array(z.string()) }),
  }),
  getU2vInfos: post("/mediaLib/getU2vInfos", {
    summary: "Several assets at once, in the order asked for, as an ad is made of them. Those that are not the caller's are left out.",
    idempotent: true,
    asks: true,
    input: z.object({ ids }),
    output: z.object({ list: z.array(asset) }),
  }),
};

/** The caller's files as one list, across folders (spec §7 `/user/asset`). */
export const userAssets = {
  listByPage: post("/user/asset/listByPage", {
    summary: "The caller's files, newest first, across folders.",
    idempotent: true,
    asks: true,
    input: listInput.omit({ folder_id: true }),
    output: listed,
  }),
  update: post("/user/asset/update", {
    summary: "Renames one of the caller's files.",
    idempotent: true,
    input: z.object({ id: assetId, file_name: fileName }),
    output: asset,
  }),
  delete: post("/user/asset/delete", {
    summary: "Deletes one of the caller's files; it can be restored for 30 days.",
    idempotent: true,
    input: z.object({ id: assetId }),
    output: ok.extend({ removed_at: z.number().int() }),
  }),
};
