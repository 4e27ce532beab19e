import { z } from "zod";
import { EXPORT_STAGES } from "./export-stages.ts";
import { work } from "./manifest.ts";

/** An ad previews first (spec §4): lip sync is complete only in the render. A preview costs nothing. */
export const AD_STAGES = ["preview", "render"] as const;
export type AdStage = (typeof AD_STAGES)[number];

/** The fact `logo` of an ad that was to end on its brand kit's logo, whose file could not be read. */
export const LOGO_UNREAD = "unread";

/** What makes an ad of a draft, whichever of the two flows began it. */
export const adWork = work({
  input: z.object({
    draft_id: z.string().max(40),
    /** A timeline of the draft that was edited: it is rendered as it is. */
    timeline_id: z.string().max(40).optional(),
    /** Of a timeline that is exported: the second of a still, or where a GIF begins. */
    at: z.number().min(0).max(1800).optional(),
  }),
  stages: [...AD_STAGES, ...EXPORT_STAGES],
  interactive: ["preview"],
  phases: ["preparing", "voice", "composing", "rendering"],
  makes: ["video", "document", "audio", "image"],
  generates: ["video", "audio", "image"],
  accepts: {},
  failure: {
    preview: "task.generationFailed",
    render: "task.renderFailed",
    webm: "task.renderFailed",
    gif: "task.renderFailed",
    mp3: "task.renderFailed",
    wav: "task.renderFailed",
    png: "task.renderFailed",
    jpg: "task.renderFailed",
  },
  lane: "media",
  openLimit: 10,
  maxHours: 2,
  keepDays: null,
});
