import type { EgressLimits } from "./egress-limits.ts";
import type { JobKind, JobOf, ResultOf } from "./jobs.ts";
import type { JobErrorCode, JobErrorValues } from "./status.ts";

/** What a job handler may do with the world. Files live in a folder of the job's own, removed after it. */
export interface JobContext {
  readonly folder: string;
  /** A folder for what later jobs may use again; absent: nothing is kept. */
  readonly kept?: string | undefined;
  readonly signal: AbortSignal;
  /** What of the public internet may be read (egress-limits.ts). */
  readonly egress: EgressLimits;
  /** Downloads a source (size-bound, guarded) into the folder and answers its path. */
  fetch(source: { key: string; url: string }, limit: { bytes: number }): Promise<string>;
  /** Uploads a file to its target. */
  put(target: { key: string; url: string; content_type: string }, path: string): Promise<void>;
  progress(fraction: number, stage: string): void;
}

/** One job kind's work. */
export type JobHandler<K extends JobKind> = (job: JobOf<K>, context: JobContext) => Promise<ResultOf<K>>;

/** A failure with a code that the caller can act on. */
export class JobError extends Error {
  readonly code: JobErrorCode;
  /** What was found, and what the limit is, for whoever tells the user. */
  readonly values: JobErrorValues | undefined;
  constructor(code: JobErrorCode, message: string, options?: ErrorOptions & { values?: JobErrorValues }) {
    super(message, options);
    this.code = code;
    this.values = options?.values;
  }
}
