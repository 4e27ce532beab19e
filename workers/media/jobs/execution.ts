import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { JobError } from "../protocol/handler.ts";
import type { Job, JobKind, JobOf } from "../protocol/jobs.ts";
import type { JobStatus } from "../protocol/status.ts";
import { createContext, keptIn } from "./context.ts";
import type { Registry } from "./registry.ts";

/** How long a handler that was stopped may take to clean up before its job is settled, and its place free, without it. */
export const GRACE_SECONDS = 10;

export interface Execution {
  readonly job: Job;
  readonly registry: Registry;
  readonly origins: ReadonlySet<string>;
  readonly egress: EgressLimits;
  /** Where the job's own folder is made. */
  readonly folder: string;
  readonly controller: AbortController;
  readonly graceSeconds?: number;
  readonly onProgress: (fraction: number, stage: string) => void;
}

function stopped(signal: AbortSignal, graceSeconds: number): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      "abort",
      () => {
        sleep(graceSeconds * 1000, undefined, { ref: false }).then(() => reject(signal.reason), reject);
      },
      { once: true },
    );
  });
}

function start<K extends JobKind>(registry: Registry, job: JobOf<K> & { kind: K }, context: ReturnType<typeof createContext>) {
  return registry[job.kind].run(job, context);
}

/** Runs one job in a folder of its own, within its time. @throws what the handler throws, or the reason it was stopped. */
export async function execute({
  job,
  registry,
  origins,
  egress,
  folder,
  controller,
  graceSeconds = GRACE_SECONDS,
  onProgress,
}: Execution): Promise<unknown> {
  const { seconds } = registry[job.kind];
  const { signal } = controller;
  const own = await mkdtemp(join(folder, "job-"));
  const timer = setTimeout(() => controller.abort(new JobError("TIMED_OUT", `${job.kind} took longer than ${seconds} s`)), seconds * 1000);
  try {
    signal.throwIfAborted();
    const result = await Promise.race([
      start(registry, job, createContext({ folder: own, kept: keptIn(folder), signal, origins, egress, onProgress })),
      stopped(signal, graceSeconds),
    ]);
    signal.throwIfAborted();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    await rm(own, { recursive: true, force: true });
  }
}

/** The error of a failed job as the protocol states it. */
export function jobErrorOf(error: unknown): NonNullable<JobStatus["error"]> {
  if (error instanceof JobError) return { code: error.code, message: error.message, ...(error.values ? { values: error.values } : {}) };
  return { code: "ENGINE_FAILED", message: error instanceof Error ? error.message : String(error) };
}
