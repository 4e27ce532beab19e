import { APICallError, NoImageGeneratedError, RetryError } from "ai";
import type { MessageKey } from "../../../locales/index.ts";
import { AppError } from "../app-error.ts";
import { failureReason, saysKey } from "./failure.ts";
import { withReason } from "../tasks/reason-text.ts";
import { HttpFailed } from "./http-failed.ts";

/** What providers say when they refuse what was asked for: each in its own words. */
const REFUSED =
  /safety|moderation|content.?polic|policy.?violation|sensitive|nsfw|prohibited|responsible ai|person_generation|request moderated|content moderated|raimedia|blocked|inappropriate|datainspection/i;
const EXPIRED = /expired|no longer available|gone/i;

/** All that an error says of itself and of what caused it. */
function said(error: unknown): string {
  if (RetryError.isInstance(error)) return said(error.lastError);
  if (APICallError.isInstance(error)) return `${error.message} ${error.responseBody ?? ""}`;
  if (NoImageGeneratedError.isInstance(error))
    return `${error.message} ${JSON.stringify([error.responses, error.calls])} ${said(error.cause)}`;
  return error instanceof Error ? `${error.message} ${error.cause ? said(error.cause) : ""}` : String(error);
}

const REASONS = {
  "key-refused": "model.keyRefused",
  "rate-limited": "model.busy",
  "provider-error": "model.unreachable",
  "timed-out": "model.unreachable",
  unreachable: "model.unreachable",
  "unusable-answer": "model.unusable",
} as const satisfies Record<ReturnType<typeof failureReason>, MessageKey>;

/** The status that a provider answered with; undefined: there was no such answer. */
function statusOf(error: unknown): number | undefined {
  if (RetryError.isInstance(error)) return statusOf(error.lastError);
  if (error instanceof HttpFailed) return error.status;
  return APICallError.isInstance(error) ? error.statusCode : undefined;
}

/** Answers of 4xx that say nothing of the request: the key, or a moment in which there was no room for it. */
const NOT_OF_REQUEST = new Set([401, 403, 408, 409, 425, 429, 456]);

/** What an answer of 4xx says that another try would say again; null: nothing. */
function declined(status = 0): "model.keyRefused" | "model.notAccepted" | null {
  if (status < 400 || status >= 500 || NOT_OF_REQUEST.has(status)) return null;
  // Payment required: the account behind the key is empty.
  return status === 402 ? "model.keyRefused" : "model.notAccepted";
}

/** The message of a provider's failure (spec §8 in its own words), so that credits go back with a reason. */
export function generationReason(error: unknown): MessageKey {
  if (RetryError.isInstance(error)) return generationReason(error.lastError);
  if (error instanceof AppError) return error.reason;
  return wordsReason(said(error)) ?? declined(statusOf(error)) ?? REASONS[failureReason(error)];
}

const GONE = new Set([404, 410]);
/** Whether a provider does not know any more what it was asked about: its jobs and results are kept for a time. */
export const isGone = (error: unknown): boolean => GONE.has(statusOf(error) ?? 0);

/** What passes is worth another try; what was refused has failed for good. */
export const isPassing = (error: unknown): boolean => ["model.busy", "model.unreachable"].includes(generationReason(error));

const isBusyOrDown = (status = 0): boolean => status === 408 || status === 425 || status === 429 || status >= 500;

/**
 * The same of a question about a job that has been started, and is to be paid: a server that is busy or down says nothing of the
 * job, whatever the words on its page ("blocked", "gone").
 */
export const isPassingForJob = (error: unknown): boolean => isBusyOrDown(statusOf(error)) || isPassing(error);

/** What passes, as a step throws it: tried again; and where no try goes well, the task says why, and not only that it failed. */
export function passingFailure(error: unknown): Error {
  const key = isPassing(error) ? generationReason(error) : REASONS[failureReason(error)];
  return new Error(`${withReason({ key, values: {} })} ${said(error).slice(0, 300)}`, { cause: error });
}

function wordsReason(words: string): "model.keyRefused" | "model.refused" | "model.expired" | null {
  if (saysKey(words)) return "model.keyRefused";
  return REFUSED.test(words) ? "model.refused" : EXPIRED.test(words) ? "model.expired" : null;
}

/** The message of a job of which its provider says, in these words, that it has failed. */
export const jobReason = (words: string): MessageKey => wordsReason(words) ?? "model.notMade";

/** The same as an error of ours; what the provider said goes to the log alone. */
export const generationFailed = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError(generationReason(error), { cause: error, detail: said(error).slice(0, 300) });
