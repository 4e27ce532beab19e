import type { Job, JobKind } from "../protocol/jobs.ts";
import type { JobErrorCode, JobErrorValues } from "../protocol/status.ts";

/** What a lane is asked: a job, and the paths of its inputs and outputs by name. */
export interface LaneTask {
  readonly job: Job;
  readonly files: Readonly<Record<string, string>>;
}

/** An engine as a lane process loads it. */
export interface Engine {
  /** Loads what the engine needs, so that the first job is quick. */
  warm(): Promise<void>;
  run(task: LaneTask, progress: (fraction: number, stage: string) => void): Promise<unknown>;
}

/** `ping` is answered at once by an engine that does nothing else. */
export type ToLane =
  | { readonly type: "ping" }
  | { readonly type: "warm"; readonly kind: JobKind }
  | { readonly type: "run"; readonly task: LaneTask };

export type FromLane =
  | { readonly type: "progress"; readonly fraction: number; readonly stage: string }
  | { readonly type: "done"; readonly result: unknown }
  | { readonly type: "failed"; readonly code: JobErrorCode; readonly message: string; readonly values?: JobErrorValues };
