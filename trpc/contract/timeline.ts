import { z } from "zod";
import { timelineDocument } from "../../timeline/document.ts";
import { LOSS_CODES } from "../../timeline/document/loss.ts";
import { editCommand } from "../../timeline/edit/commands.ts";
import { evidenceFlag } from "../../timeline/evidence/claim.ts";
import { FILE_FORMATS, MOST_FILE_BYTES } from "../../timeline/interchange/file-formats.ts";
import { cursor, PAGE_SIZE } from "./cursor.ts";
import { MAX_TITLE } from "./draft.ts";
import { get, post } from "./endpoint.ts";
import { scriptLanguage } from "./product.ts";
import { MOST_REPORTS } from "./report.ts";
import { timelineAppId } from "./rules/editors.ts";
import { MOST_STEPS_AT_ONCE } from "./rules/timeline-steps.ts";
import { VARIANT_RATIOS } from "./rules/timeline-variant.ts";
import { plainLine, plainName } from "./rules/plain-name.ts";
import { fileInput } from "./tools/file-input.ts";

const id = z.string().max(40);
const revision = z.coerce.number().int().min(0);

/** A timeline as lists show it. */
export const timelineSummary = z.object({
  id,
  app_id: timelineAppId,
  draft_id: id,
  task_id: id,
  title: z.string(),
  revision: z.number().int(),
  created_at: z.number(),
  updated_at: z.number(),
});
export type TimelineSummary = z.infer<typeof timelineSummary>;

/** One edit: which commands it was, and whether it is done or taken back. */
const step = z.object({ position: z.number().int(), types: z.array(z.string()), done: z.boolean(), created_at: z.number() });
export type TimelineStep = z.infer<typeof step>;

/** A timeline that can be edited. */
export const timeline = timelineSummary.extend({
  document: timelineDocument,
  /** What could not be opened as it was. */
  losses: z.array(z.object({ code: z.string(), path: z.string(), detail: z.string() })),
  /** Newest first. */
  steps: z.array(step),
  /** Signed addresses of the document's files, by asset id; an offline file has none. */
  urls: z.record(z.string(), z.string()),
  /** Claims that are said while something that stands for them is gone. */
  flags: z.array(evidenceFlag),
});
export type Timeline = z.infer<typeof timeline>;

/** One step to make. */
const oneStep = z.discriminatedUnion("do", [
  z.object({ do: z.literal("edit"), commands: z.array(editCommand).min(1).max(200) }),
  z.object({ do: z.enum(["undo", "redo"]) }),
]);
export type OneStep = z.output<typeof oneStep>;
export type OneStepInput = z.input<typeof oneStep>;

const seen = { timeline_id: id, expected_revision: revision.optional() };

/** Base64 of a file, in the words of JSON around it. */
const FILE_TEXT = Math.ceil(MOST_FILE_BYTES / 3) * 4;
const file = { ...seen, file: z.base64().min(1).max(FILE_TEXT) };
const opening = { idempotent: false, body: FILE_TEXT + 4096, origin: "reelwright" } as const;

/** What a file of another program would make of a timeline. */
const fileReport = z.object({
  format: z.enum(FILE_FORMATS),
  elements: z.number().int(),
  tracks: z.number().int(),
  /** Of the whole timeline then, in seconds. */
  duration: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  /** Files that are missing here. */
  missing: z.number().int(),
  losses: z.array(z.object({ code: z.enum(LOSS_CODES), path: z.string(), detail: z.string() })),
  /** All of them: `losses` has the first 500. */
  loss_count: z.number().int(),
});
export type TimelineFileReport = z.infer<typeof fileReport>;

/** The editor's documents (spec §2 link-to-video/editor). What they show is drawn by the compositor that renders ads. */
export const timelines = {
  open: post("/timeline/open", {
    origin: "reelwright",
    summary:
      "Opens the timeline of a finished render, or of a preview (its pictures are half as large); of a Video to Script task its film (the first, or `film`), cut at its scenes, with captions. A second call answers the one that is there; `again` opens another.",
    input: z.object({ task_id: id, again: z.boolean().default(false), film: z.number().int().min(1).max(MOST_REPORTS).default(1) }),
    output: timeline,
  }),
  create: post("/timeline/create", {
    origin: "reelwright",
    summary:
      "Begins a timeline with nothing on it, or with one film or picture (`first`, as tools take files), with a draft of its own that its renders belong to.",
    input: z.object({
      title: plainLine(MAX_TITLE).default(""),
      ratio: z.enum(VARIANT_RATIOS).default("9:16"),
      language: scriptLanguage.default("en"),
      first: z.object({ type: z.enum(["image", "video"]), file: fileInput("timeline-video") }).optional(),
    }),
    output: timeline,
  }),
  detail: get("/timeline/detail", {
    origin: "reelwright",
    summary: "One timeline.",
    input: z.object({ timeline_id: id }),
    output: timeline,
  }),
  list: get("/timeline/list", {
    origin: "reelwright",
    summary: "The caller's timelines, newest first; `next` is the cursor of the next page.",
    input: z.object({ cursor: cursor.optional(), page_size: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE) }),
    output: z.object({ list: z.array(timelineSummary), next: z.string().nullable() }),
  }),
  edit: post("/timeline/edit", {
    origin: "reelwright",
    summary:
      "Makes a batch of edits, all or none: one revision, one step. Times are ticks (120,000 a second). With `expected_revision`, only if nobody edited since. A new asset's `url` names a file as tools take it (`asset:ID`, `task:ID/NAME`). `flagged` names the claims whose evidence it has cut away.",
    input: z.object({ ...seen, commands: z.array(editCommand).min(1).max(200) }),
    output: timeline.extend({
      /** What of the evidence of claims this edit has cut away. */
      flagged: z.array(evidenceFlag),
    }),
  }),
  steps: post("/timeline/steps", {
    origin: "reelwright",
    summary:
      "Makes steps one after the other, each as `edit`, `undo` and `redo` do, and answers without the document. The first that is refused ends them: those before it are saved, which `revision` tells; where it is the very first, the call is refused.",
    input: z.object({ ...seen, steps: z.array(oneStep).min(1).max(MOST_STEPS_AT_ONCE) }),
    output: timeline.pick({ revision: true, steps: true, urls: true }),
  }),
  readFile: post("/timeline/read-file", {
    ...opening,
    summary:
      "What a file of another program (OpenTimelineIO, FCPXML, SRT, VTT, ASS; base64, at most 1 MB) would make of a timeline, and each thing that would be lost. Nothing is changed.",
    input: z.object(file),
    output: fileReport,
  }),
  openFile: post("/timeline/open-file", {
    ...opening,
    summary:
      "Opens a file of another program into a timeline as one step: a cut takes the place of all that is there, captions that of its captions. Files that it names are offline until they are linked.",
    input: z.object(file),
    output: timeline,
  }),
  transcribe: post("/timeline/transcribe", {
    origin: "reelwright",
    summary:
      "Listens to a film or sound of the timeline and puts its words onto a track of captions wherever it is heard, as one step: then it can be cut by its transcript. `asset_id` is the document's. Free.",
    input: z.object({ ...seen, asset_id: z.string().min(1).max(200) }),
    output: timeline,
  }),
  undo: post("/timeline/undo", {
    origin: "reelwright",
    summary: "Takes the newest edit back.",
    input: z.object(seen),
    output: timeline,
  }),
  redo: post("/timeline/redo", {
    origin: "reelwright",
    summary: "Makes the edit again that was taken back last.",
    input: z.object(seen),
    output: timeline,
  }),
  rename: post("/timeline/rename", {
    origin: "reelwright",
    summary: "Calls a timeline something.",
    idempotent: true,
    input: z.object({ timeline_id: id, title: plainName(MAX_TITLE) }),
    output: timeline,
  }),
  delete: post("/timeline/delete", {
    origin: "reelwright",
    summary: "Deletes a timeline of the caller's. What was exported of it stays.",
    idempotent: true,
    input: z.object({ timeline_id: id }),
    output: z.object({ timeline_id: id }),
  }),
  still: get("/timeline/still", {
    origin: "reelwright",
    summary: "One frame as its film has it; `at` in seconds. Free.",
    input: z.object({ timeline_id: id, at: z.coerce.number().min(0).max(1800) }),
    output: z.object({ url: z.string(), width: z.number(), height: z.number() }),
  }),
};
