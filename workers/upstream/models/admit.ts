import type { ModelNow } from "../../../trpc/contract/rules/models/state.ts";
import { moderated } from "../../../trpc/contract/rules/moderation.ts";
import { AppError } from "../app-error.ts";
import type { Services } from "../services.ts";
import { usableModel } from "./registry.ts";

/** Refuses a prompt by the rule table, with its reason. */
export function requireDecent(prompt: string): void {
  const key = moderated(prompt);
  if (key) throw new AppError(key, { about: prompt });
}

/** Refuses a form that lacks what its mode needs, at the first field that is said to lack it. */
export function refuseLacking(mode: string, lacks: Readonly<Record<string, boolean>>): void {
  const field = Object.keys(lacks).find((name) => lacks[name]);
  if (field) throw new AppError("form.incomplete", { detail: `mode ${mode} lacks its ${field}`, path: [field] });
}

/** The model once more, when its run begins: one may have been retired, switched off or have lost its key since the quote. */
export const modelAtRun = (all: Pick<Services, "db" | "variables">, id: string): Promise<ModelNow> => usableModel(all, id);
