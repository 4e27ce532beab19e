import { z } from "zod";
import { assetId } from "./asset.ts";
import { cursor, PAGE_SIZE } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { ANALYSIS_FACTS, ANALYSIS_STATES } from "./rules/analysis.ts";
import { LIBRARY } from "./rules/library.ts";

const span = z.object({ start: z.number(), end: z.number() });

/** What is known of a file by its content; a fact that is absent is named in `unknown`, or its kind has none. */
export const analysisResult = z.object({
  /** Dominant colors, most of it first, `#rrggbb`. */
  colours: z.array(z.string()).optional(),
  /** The most faces that are seen at once. */
  faces: z.number().int().optional(),
  /** Seconds; `faces` in each. */
  scenes: z.array(span.extend({ faces: z.number().int() })).optional(),
  /** Loudness in LUFS, null where it is silent throughout; silences in seconds. `null`: it has no sound. */
  sound: z
    .object({ loudness: z.number().nullable(), silences: z.array(span) })
    .nullable()
    .optional(),
  /** Kinds of things that are seen, the surest first, by their COCO names. */
  objects: z.array(z.string()).optional(),
  /** Words that stand in it, a line each. */
  text: z.string().optional(),
  /** Words that it is found by through their meaning: things, tags, name, what stands in it. */
  meaning: z.array(z.string()).optional(),
  /** Peaks of equally long parts of its sound, 0…100. */
  waveform: z.array(z.number().int()).optional(),
  /** No engine here can tell these of this file. */
  unknown: z.array(z.enum(ANALYSIS_FACTS)),
  engine: z.string(),
});
export type AnalysisResult = z.infer<typeof analysisResult>;

const analysisEntry = z.object({
  asset_id: z.string(),
  file_name: z.string(),
  state: z.enum(ANALYSIS_STATES),
  /** Why it failed, in the caller's language; empty where it did not. */
  error_msg: z.string(),
  result: analysisResult.nullable(),
  updated_at: z.number().int(),
});
export type AnalysisEntry = z.infer<typeof analysisEntry>;

/** The analysis of assets (spec §4 Asset/media analysis, §7 Media library). */
export const analysis = {
  createQueV2: post("/mediaLib/createQueV2", {
    summary: "Queues the analysis of assets, 30 at most; one that was analysed is not analysed again.",
    idempotent: true,
    input: z.object({ ids: z.array(assetId).min(1).max(LIBRARY.analysed) }),
    output: z.object({ list: z.array(analysisEntry) }),
  }),
  analyze: post("/mediaLib/analyze", {
    summary: "Analyses one asset again, whatever came of it before.",
    idempotent: true,
    input: z.object({ id: assetId }),
    output: analysisEntry,
  }),
  getQue: get("/mediaLib/getQue", {
    summary: "The caller's analyses, newest first, 20 a page; `id`: of one asset alone.",
    input: z.object({
      cursor: cursor.optional(),
      id: assetId.optional(),
      page_size: z.coerce.number().int().min(1).max(LIBRARY.counted).default(PAGE_SIZE),
    }),
    output: z.object({ list: z.array(analysisEntry), next: z.string().nullable() }),
  }),
  clearQue: post("/mediaLib/clearQue", {
    summary: "Takes what waits or has failed out of the queue.",
    idempotent: true,
    input: z.object({}),
    output: z.object({ count: z.number().int() }),
  }),
};
