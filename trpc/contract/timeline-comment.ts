import { z } from "zod";
import { LONGEST } from "../../timeline/document/save-element.ts";
import { get, post } from "./endpoint.ts";
import { MOST_COMMENT } from "./rules/timeline-comments.ts";

const id = z.string().max(40);
const of = { timeline_id: id };

const comment = z.object({
  id,
  /** Ticks. */
  at: z.number().int(),
  /** The element that it is about; empty: none. */
  element_id: z.string(),
  text: z.string(),
  resolved: z.boolean(),
  created_at: z.number(),
});
export type TimelineComment = z.infer<typeof comment>;

const list = z.object({ list: z.array(comment) });

/** Notes at moments of a timeline. They are no part of its document: undo does not touch them. Each answers all of them. */
export const timelineComments = {
  list: get("/timeline/comment/list", {
    origin: "reelwright",
    summary: "The comments on a timeline, by time.",
    input: z.object(of),
    output: list,
  }),
  add: post("/timeline/comment/add", {
    origin: "reelwright",
    summary: "Notes something at a moment of a timeline (ticks), and of an element of it where that is named.",
    input: z.object({
      ...of,
      at: z.number().int().min(0).max(LONGEST),
      element_id: z.string().max(120).default(""),
      text: z.string().trim().min(1).max(MOST_COMMENT),
    }),
    output: list,
  }),
  resolve: post("/timeline/comment/resolve", {
    origin: "reelwright",
    summary: "Marks a comment as done, or as open again.",
    idempotent: true,
    input: z.object({ ...of, comment_id: id, resolved: z.boolean().default(true) }),
    output: list,
  }),
  delete: post("/timeline/comment/delete", {
    origin: "reelwright",
    summary: "Deletes a comment.",
    idempotent: true,
    input: z.object({ ...of, comment_id: id }),
    output: list,
  }),
};
