import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from "ai";
import { HttpFailed } from "./http-failed.ts";

/** Why a provider did not deliver, in words that a settings page may show. */
export type FailureReason = "key-refused" | "rate-limited" | "provider-error" | "timed-out" | "unusable-answer" | "unreachable";

const ofStatus = (status: number | undefined): FailureReason => {
  if (status === undefined) return "unreachable";
  if (status === 401 || status === 403) return "key-refused";
  // DeepL's own status for a used-up quota.
  if (status === 456) return "rate-limited";
  if (status === 429) return "rate-limited";
  if (status === 408 || status === 504) return "timed-out";
  return status >= 200 && status < 300 ? "unusable-answer" : "provider-error";
};

/** What is said of a key that is wrong, expired, revoked or not allowed: by Google and xAI with a 400, as of a bad request. */
const KEY = /api[_ ]key[_ ](?:invalid|expired|not valid|not found|service_blocked)|(?:incorrect|invalid) api key/i;
export const saysKey = (words: string): boolean => KEY.test(words);

const isAbort = (error: unknown): boolean => error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name);

/** What Node and workerd say when a connection fails, or breaks off within an answer; the SDK passes workerd's words through unwrapped. */
const NETWORK = /network connection lost|fetch failed|failed to fetch|econn|enotfound|socket|disconnected|terminated|internal error/i;

/** Sorts what the AI SDK throws. Anything unknown counts as an answer that could not be used. */
export const failureReason = (error: unknown): FailureReason => {
  if (RetryError.isInstance(error)) return failureReason(error.lastError);
  if (isAbort(error)) return "timed-out";
  if (APICallError.isInstance(error) && saysKey(`${error.message} ${error.responseBody ?? ""}`)) return "key-refused";
  if (error instanceof HttpFailed) return ofStatus(error.status);
  if (error instanceof Error && NETWORK.test(error.message) && !APICallError.isInstance(error)) return "unreachable";
  if (APICallError.isInstance(error)) return isAbort(error.cause) ? "timed-out" : ofStatus(error.statusCode);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return "unusable-answer";
  return "unusable-answer";
};
