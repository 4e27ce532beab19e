import { z } from "zod";
import { cursor, PAGE_SIZE } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { reasonValues } from "./rules/reason.ts";
import { MAX_CLIPS, MAX_HEADLINE_CHARACTERS } from "./rules/script.ts";
import { analysisState, taskState } from "./rules/tasks.ts";
import { pictureUse, product, scriptLanguage, shownProduct } from "./product.ts";
import { MOST_REPORTS } from "./report.ts";
import { clipRole, script } from "./script.ts";
import { AD_STAGES } from "./tools/ad-work.ts";
import { draftAppId, videoSettings } from "./settings.ts";
import { plainLine } from "./rules/plain-name.ts";

const id = z.string().max(40);
/** Most characters of a draft's title, and of what is looked for. */
export const MAX_TITLE = 120;
const adStage = z.enum(AD_STAGES);

/** One ad on its way: what each page of the flow reads and writes (spec §2 Link-to-video steps). */
export const draft = z.object({
  id,
  app_id: draftAppId,
  /** Grows by one with each change; an update names the one it saw. */
  revision: z.number().int(),
  /**
   * `waiting`: not read yet; `failed`: `error_code` says why (spec §8), the user may fill it in by hand.
   * Reading is one call, so no draft is ever seen `analysing`.
   */
  analysis: analysisState.exclude(["analysing"]),
  error_code: z.number().int().nullable(),
  /** What the message of the code names. */
  error_values: reasonValues.nullable(),
  source_url: z.string(),
  /** What its owner calls it; empty: as its product is called. */
  title: z.string(),
  product: shownProduct,
  settings: videoSettings,
  scripts: z.array(script),
  script_id: z.string().nullable(),
  /** The latest preview and render of this draft, if any. */
  preview_task_id: z.string().nullable(),
  render_task_id: z.string().nullable(),
  /** Of its public link (share.ts), while there is one. */
  share_token: z.string().nullable(),
  created_at: z.number(),
  updated_at: z.number(),
});
export type Draft = z.infer<typeof draft>;

/** A draft as lists show it, with how far its newest work is. */
const draftSummary = z.object({
  ...draft.pick({ id: true, app_id: true, analysis: true, source_url: true, updated_at: true }).shape,
  name: z.string(),
  media_count: z.number().int(),
  script_count: z.number().int(),
  /** The timeline that it was begun as, where it did not begin with a product. */
  timeline_id: id.nullable(),
  /** The poster of its film, else its first picture; empty where there is neither. */
  picture: z.string(),
  /** The newest task. */
  task: z.object({ task_id: z.string(), stage: adStage, state: taskState, progress: z.number().int() }).nullable(),
  /** The newest finished render, else the newest finished preview. */
  film: z.object({ task_id: z.string(), stage: adStage, video_url: z.string(), download_url: z.string() }).nullable(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

/** What a user may write of a product. Name, intro and selling points have the limits of their flow (`rules/product.ts`). */
const productChange = product
  .omit({ facts: true, media: true })
  .extend({ brand: z.string().max(200), sku: z.string().max(200), audience: z.string().max(600), source_url: z.string().max(4096) })
  .partial();

const change = z.object({
  draft_id: id,
  revision: z.number().int().optional(),
  product: productChange.optional(),
  /** Media ids in the order wanted; those left out are removed. */
  media_ids: z.array(id).max(60).optional(),
  /** The picture that shows how it was before; null: none does. */
  before_id: id.nullable().optional(),
  /** By media id, how pictures are shown; those left out stay as they are. */
  media_use: z.record(id, pictureUse).optional(),
  settings: videoSettings.partial().optional(),
  script_id: z.string().max(40).optional(),
  /** The clips of the chosen script in the order wanted: those left out are removed, an id that is not known is a new clip. */
  clip_order: z
    .array(z.object({ id, role: clipRole }))
    .min(1)
    .max(MAX_CLIPS)
    .optional(),
  /** New texts of clips of the chosen script, by clip id. A new clip without a headline gets one of its text. */
  clips: z
    .record(z.string().max(40), z.object({ text: z.string().max(1200), headline: z.string().max(MAX_HEADLINE_CHARACTERS) }))
    .optional(),
});

export const drafts = {
  create: post("/product/video/createDraft", {
    origin: "reelwright",
    summary:
      "Starts an ad from a product link (app 104) or a description (app 103). `like`: a video of a finished Video to Script task, whose structure it takes over.",
    input: z.object({
      app_id: draftAppId,
      url: z.string().max(4096).optional(),
      name: z.string().max(1000).optional(),
      intro: z.string().max(8000).optional(),
      language: scriptLanguage,
      like: z.object({ task_id: id, film: z.number().int().min(1).max(MOST_REPORTS) }).optional(),
    }),
    output: draft,
  }),
  analyseUrl: post("/product/video/analyseUrl", {
    summary: "Reads the draft's product page and fills the draft in. A second call answers what the first found.",
    idempotent: true,
    input: z.object({ draft_id: id, again: z.boolean().optional() }),
    output: draft,
  }),
  get: get("/product/video/draft", { origin: "reelwright", summary: "One draft.", input: z.object({ draft_id: id }), output: draft }),
  list: get("/product/video/drafts", {
    origin: "reelwright",
    summary:
      "The caller's drafts in short, newest first, 20 a page; `next` is the cursor of the next page. `query`: a part of the name or the link.",
    input: z.object({
      query: z.string().max(MAX_TITLE).default(""),
      cursor: cursor.optional(),
      page_size: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
    }),
    output: z.object({ list: z.array(draftSummary), next: z.string().nullable() }),
  }),
  update: post("/product/video/updateDraft", { origin: "reelwright", summary: "Changes one draft.", input: change, output: draft }),
  rename: post("/product/video/renameDraft", {
    origin: "reelwright",
    summary: "Calls a draft something in lists; an empty title gives it its product's name again.",
    idempotent: true,
    input: z.object({ draft_id: id, title: plainLine(MAX_TITLE) }),
    output: draft,
  }),
  duplicate: post("/product/video/duplicateDraft", {
    origin: "reelwright",
    summary: "A draft like this one: product, settings and scripts, none of its videos.",
    input: z.object({ draft_id: id }),
    output: draft,
  }),
  delete: post("/product/video/deleteDraft", {
    summary: "Deletes a draft of the caller's.",
    idempotent: true,
    input: z.object({ draft_id: id }),
    output: z.object({ draft_id: id }),
  }),
  writeScripts: post("/product/video/writeScripts", {
    origin: "reelwright",
    summary: "Writes scripts for the draft; `again` writes new ones in their place. `revision`: the one they are to replace.",
    input: z.object({ draft_id: id, again: z.boolean().optional(), revision: z.number().int().optional() }),
    output: draft,
  }),
  attachMedia: post("/product/video/attachMedia", {
    origin: "reelwright",
    summary: "Adds a file to the draft's media: an uploaded asset (`asset_id`), or what a finished task has made (`made`), copied once.",
    idempotent: true,
    input: z.object({
      draft_id: id,
      asset_id: id.optional(),
      made: z.object({ task_id: id, name: z.string().max(60) }).optional(),
    }),
    output: draft,
  }),
};
