import { z } from "zod";
import { get, post } from "../endpoint.ts";
import { QUESTIONS } from "../rules/feedback.ts";

const ours = { origin: "reelwright" } as const;
const answers = z.object({ role: z.enum(QUESTIONS.role), goal: z.enum(QUESTIONS.goal), size: z.enum(QUESTIONS.size) });

export const feedbackCalls = {
  questionnaire: get("/user/questionnaire", {
    ...ours,
    input: z.object({}),
    output: z.object({ answered: z.boolean() }),
    summary: "Whether the caller has answered the questionnaire of new users.",
  }),
  answerQuestionnaire: post("/user/questionnaire/answer", {
    ...ours,
    idempotent: true,
    input: answers,
    output: z.object({}),
    summary: "Answers it, once.",
  }),
  giveFeedback: post("/user/feedback", {
    ...ours,
    input: z.object({ reason: z.coerce.number().int().min(1).max(7), comment: z.string().max(2000) }),
    output: z.object({}),
    summary: "Says something about the product (spec §3: reasons 1–7; spec §5: at most 50 words).",
  }),
};
