import { z } from "zod";
import { CONFLICTS } from "../../timeline/variant/carry.ts";
import { get, post } from "./endpoint.ts";
import { scriptLanguage } from "./product.ts";
import { timelineVariant, VARIANT_RATIOS } from "./rules/timeline-variant.ts";
import { timelineSummary } from "./timeline.ts";

const id = z.string().max(40);
const of = { timeline_id: id };

const sibling = timelineSummary.extend({
  variant: timelineVariant,
  width: z.number().int(),
  height: z.number().int(),
  /** The one that the others were made from. */
  first: z.boolean(),
});
export type TimelineSibling = z.infer<typeof sibling>;

const list = z.object({ list: z.array(sibling) });

/** What became of an edit in one sibling. */
const taken = z.object({
  timeline_id: id,
  /** Parts of the document that were changed. */
  changed: z.number().int(),
  conflicts: z.array(z.object({ why: z.enum([...CONFLICTS, "elsewhere"]), about: z.string() })),
});
export type TimelineTaken = z.infer<typeof taken>;

/** Versions of one timeline: the same edit in other shapes, languages, or with other hooks. Each has its own steps, and is rendered by itself. */
export const timelineVariants = {
  list: get("/timeline/variant/list", {
    origin: "reelwright",
    summary: "A timeline with its versions, the first one first.",
    input: z.object(of),
    output: list,
  }),
  make: post("/timeline/variant/make", {
    origin: "reelwright",
    summary:
      "Makes a version of a timeline: in another shape, with another hook of its list, in another language by what the script writer says of its product, or all of these. Answers all of them. Asked again, it goes on with what was made.",
    input: z.object({
      ...of,
      ratio: z.enum(VARIANT_RATIOS).optional(),
      hook: z.string().min(1).max(600).optional(),
      language: scriptLanguage.optional(),
    }),
    /** `left`: words that are still those of the first language. */
    output: list.extend({ made: id, left: z.array(z.string()) }),
  }),
  carry: post("/timeline/variant/carry", {
    origin: "reelwright",
    summary:
      "Makes the newest edit of a timeline in all its versions, each in its own frame. What a version has changed otherwise stays as it is, and is listed.",
    input: z.object(of),
    output: z.object({ list: z.array(taken) }),
  }),
};
