/** The failures that have a page with words of its own; any other is told as 500. */
const FAILURES = [400, 403, 404, 405, 413, 414, 429, 500, 503] as const;
export type FailureStatus = (typeof FAILURES)[number];

export const failureOf = (status: number): FailureStatus => FAILURES.find((one) => one === status) ?? 500;

/** Whether the same request may work in a while. */
export const mayTryAgain = (status: FailureStatus): boolean => status >= 429;
