import type { JobHandler } from "../protocol/handler.ts";
import type { Job, JobKind } from "../protocol/jobs.ts";

/** How one kind of job is run. Kinds that share a lane share its places. */
export interface Registration<K extends JobKind> {
  readonly run: JobHandler<K>;
  readonly lane: string;
  /** How many jobs may run in this lane at once. */
  readonly places: number;
  /** Which of its jobs take long: they have a lane of their own beside this one, so that no other waits for them. */
  readonly long?: (job: Job) => boolean;
  /** Seconds after which a running job is stopped with TIMED_OUT. */
  readonly seconds: number;
  /** Resolves when the engine can work; rejects with the reason why it cannot. */
  readonly check: () => Promise<void>;
}

export type Registry = { readonly [K in JobKind]: Registration<K> };

/** The lane that a job runs in. */
export function laneOf(registry: Registry, job: Job): string {
  const { lane, long } = registry[job.kind];
  return long?.(job) ? longLane(lane) : lane;
}

/** All lanes with their places; that of long jobs has one. */
export const lanesOf = (registry: Registry): ReadonlyMap<string, number> =>
  new Map(
    Object.values(registry).flatMap(({ lane, places, long }): [string, number][] => [
      [lane, places],
      ...(long ? [[longLane(lane), 1] as [string, number]] : []),
    ]),
  );

const longLane = (lane: string): string => `${lane}-long`;
