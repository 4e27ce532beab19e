import { moderated } from "../../../trpc/contract/rules/moderation.ts";
import { AppError } from "../app-error.ts";

/** Refuses a prompt by the rule table, with its reason. */
export function requireDecent(prompt: string): void {
  const key = moderated(prompt);
  if (key) throw new AppError(key, { about: prompt });
}
