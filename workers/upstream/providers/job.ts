import type { z } from "zod";
import type { MessageKey } from "../../../locales/index.ts";
import type { ReasonValues } from "../../../trpc/contract/rules/reason.ts";

/** How far a provider is with a job. */
export type ProviderStatus<R> =
  | { state: "pending"; /** When to ask again, where it says so. */ retryAfterMs?: number }
  | { state: "done"; result: R }
  | { state: "failed"; reason: MessageKey; values?: ReasonValues };

export interface StartOptions {
  /** The same for every try of one job: a provider that knows such keys starts it once. */
  idempotencyKey: string;
  /** Where it may say that something is new; null where this installation cannot be reached from outside. */
  webhook: string | null;
}

/** Work that a provider does in its own time: started once, then asked for. A failure worth another try is thrown. */
export interface ProviderAdapter<Q = unknown, R = unknown> {
  name: string;
  /** What it answers when a job is done: checked, for it comes from outside. */
  result: z.ZodType<R>;
  /** Answers the provider's own id of the job. */
  start(request: Q, options: StartOptions): Promise<string>;
  status(externalId: string): Promise<ProviderStatus<unknown>>;
}

/** What of a job that was taken back is to be paid: nothing, for it had not begun, or what was made of it by then. */
export type TakenBack = "unbilled" | "billed";
/** Takes a job back at its provider. */
export type CancelJob = (externalId: string) => Promise<TakenBack>;
/** How jobs are taken back, by the names of their adapters; a provider that is not among them cannot be told. */
export type CancelJobs = ReadonlyMap<string, CancelJob>;
