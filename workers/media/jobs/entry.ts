import { EventEmitter } from "node:events";
import type { Job } from "../protocol/jobs.ts";
import type { JobStatus } from "../protocol/status.ts";
import type { Occupant } from "./occupancy.ts";
import { laneOf, type Registry } from "./registry.ts";

/** A job in hand. */
export interface Entry {
  readonly id: string;
  readonly controller: AbortController;
  /** The tasks that wait for it; null stands for whoever named none. */
  readonly holders: Set<string | null>;
  /** `performance.now()`. */
  readonly submitted: number;
  started: number | null;
  job: Job;
  status: JobStatus;
  work: Promise<void> | null;
  /** Told once, when the job is over. */
  readonly over: EventEmitter;
}

export const openEntry = (id: string, job: Job, task: string | null): Entry => ({
  id,
  job,
  holders: new Set([task]),
  submitted: performance.now(),
  started: null,
  controller: new AbortController(),
  work: null,
  over: new EventEmitter(),
  status: { id, state: "queued", progress: 0, stage: "queued" },
});

export const occupantOf = ({ job, submitted, started }: Entry, registry: Registry): Occupant => ({
  kind: job.kind,
  lane: laneOf(registry, job),
  submitted,
  started,
});
