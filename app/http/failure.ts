/** The failures that have a page with words of its own; any other is told as 500. */
const FAILURES = [400, 403, 404, 405, 413, 414, 429, 500, 503] as const;
export type FailureStatus = (typeof FAILURES)[number];

export const failureOf = (status: number): FailureStatus => FAILURES.find((one) => one === status) ?? 500;

/** Whether the same request may work in a while. */
const mayTryAgain = (status: FailureStatus): boolean => status >= 429;

/**
 * Where one goes on from a failure, the likeliest first; each word is one of the messages `failures`. Login stays open
 * to whom a limit has met.
 */
export function waysOn(status: FailureStatus): [href: string, word: "again" | "toHome" | "toProjects" | "toTools" | "toLogin"][] {
  const again: [string, "again"][] = mayTryAgain(status) ? [["", "again"]] : [];
  if (status === 429) return [...again, ["/login", "toLogin"]];
  if (status === 404)
    return [
      ["/home", "toHome"],
      ["/projects", "toProjects"],
      ["/ai-tools", "toTools"],
    ];
  return [...again, ["/home", "toHome"], ["/projects", "toProjects"]];
}
