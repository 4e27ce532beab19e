import type { JobHandler } from "../protocol/handler.ts";
import type { JobKind } from "../protocol/jobs.ts";

/** How one kind of job is run. Kinds that share a lane share its places. */
export interface Registration<K extends JobKind> {
  readonly run: JobHandler<K>;
  readonly lane: string;
  /** How many jobs may run in this lane at once. */
  readonly places: number;
  /** Seconds after which a running job is stopped with TIMED_OUT. */
  readonly seconds: number;
  /** Resolves when the engine can work; rejects with the reason why it cannot. */
  readonly check: () => Promise<void>;
}

export type Registry = { readonly [K in JobKind]: Registration<K> };
