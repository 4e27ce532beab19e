import { errorOf } from "../rules/errors.ts";

/** The HTTP status of a refusal, by the name of its code; all others are about what was asked for: 422. */
const STATUS: Readonly<Record<string, number>> = {
  API_KEY_IN_ADDRESS: 400,
  API_IDEMPOTENCY_MISSING: 400,
  API_BODY_INVALID: 400,
  LOGIN_REQUIRED: 401,
  API_KEY_MISSING: 401,
  API_KEY_INVALID: 401,
  API_KEY_ENDED: 401,
  CREDITS_INSUFFICIENT: 402,
  API_CAP_REACHED: 402,
  UPGRADE_REQUIRED: 403,
  APP_SWITCHED_OFF: 403,
  API_SCOPE_MISSING: 403,
  API_SCOPE_ABOVE_ROLE: 403,
  SYSTEM_NOT_FOUND: 404,
  API_METHOD: 405,
  DRAFT_CHANGED_ELSEWHERE: 409,
  TIMELINE_CHANGED_ELSEWHERE: 409,
  TASK_KEY_REUSED: 409,
  API_IDEMPOTENCY_IN_FLIGHT: 409,
  API_QUOTE_INVALID: 409,
  API_BODY_TOO_LARGE: 413,
  API_MEDIA_TYPE: 415,
  SYSTEM_TOO_MANY_REQUESTS: 429,
  TASK_QUEUE_LIMIT: 429,
  TASK_QUEUE_FULL: 503,
  SYSTEM_ERROR: 500,
  NETWORK: 502,
};

/** The HTTP status of a code under `/v1`. */
export const statusOf = (code: number): number => STATUS[errorOf(code).name] ?? 422;
