import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { REPORT_COMMENT, REPORT_REASONS, REPORTED_KINDS } from "./rules/reports.ts";

const ours = { origin: "reelwright" } as const;
const why = { reason: z.literal(REPORT_REASONS), comment: z.string().trim().max(REPORT_COMMENT).default("") };
const id = z.string().min(1).max(40);

const decision = z.object({ id, kind: z.enum(REPORTED_KINDS), title: z.string(), note: z.string(), answered_at: z.number() });

/** Reports of what others can see, and what was decided. */
export const reports = {
  ad: post("/share/report", {
    ...ours,
    session: "none",
    input: z.object({ token: z.string().max(64), ...why }),
    output: z.object({}),
    summary: "Reports the ad behind a public link to the operator; a second time by the same reporter changes nothing.",
  }),
  shared: post("/seat/shared/report", {
    ...ours,
    input: z.object({ kind: z.enum(REPORTED_KINDS), id, ...why }),
    output: z.object({}),
    summary: "Reports an ad or a file that a member of the caller's team shares.",
  }),
  decisions: get("/user/decisions", {
    ...ours,
    input: z.object({}),
    output: z.object({ list: z.array(decision) }),
    summary: "What of the caller's was taken from others' view, newest first, and why.",
  }),
};
