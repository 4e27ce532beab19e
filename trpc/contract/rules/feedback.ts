import type { RuleIssue } from "./issue.ts";

/** Spec §3: feedback reasons 1–7, 7 meaning other. */
export const FEEDBACK_REASONS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Spec §5: at most 50 words. */
export const FEEDBACK_WORDS = 50;
const FEEDBACK_CHARACTERS = 1000;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Words as a reader counts them, also where a script writes none apart. */
export const countWords = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

export function checkFeedback(comment: string): RuleIssue[] {
  const long = countWords(comment.slice(0, FEEDBACK_CHARACTERS + 1)) > FEEDBACK_WORDS || comment.length > FEEDBACK_CHARACTERS;
  if (long) return [{ field: "comment", key: "form.feedbackTooLong", params: { max: FEEDBACK_WORDS } }];
  return comment.trim() === "" ? [{ field: "comment", key: "form.incomplete", params: {} }] : [];
}

/** The questionnaire of new users: what is asked, and what can be answered (the specification names none; docs/decisions/086). */
export const QUESTIONS = {
  role: ["marketer", "seller", "creator", "agency", "other"],
  goal: ["productAds", "socialVideos", "translation", "images", "looking"],
  size: ["one", "small", "medium", "large"],
} as const;
export type Question = keyof typeof QUESTIONS;
