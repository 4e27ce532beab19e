import { z } from "zod";
import { work } from "./manifest.ts";

/** An ad previews first (spec §4): lip sync is complete only in the render. A preview costs nothing. */
export const AD_STAGES = ["preview", "render"] as const;
export type AdStage = (typeof AD_STAGES)[number];

/** What makes an ad of a draft, whichever of the two flows began it. */
export const adWork = work({
  input: z.object({
    draft_id: z.string().max(40),
    /** A timeline of the draft that was edited: it is rendered as it is. */
    timeline_id: z.string().max(40).optional(),
  }),
  stages: AD_STAGES,
  interactive: ["preview"],
  phases: ["preparing", "voice", "composing", "rendering"],
  makes: ["video", "document"],
  accepts: {},
  failure: { preview: "task.generationFailed", render: "task.renderFailed" },
  lane: "media",
  openLimit: 10,
  maxHours: 2,
  keepDays: null,
});
