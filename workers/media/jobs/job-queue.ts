import { once } from "node:events";
import type { EgressLimits } from "../protocol/egress-limits.ts";
import { JobError } from "../protocol/handler.ts";
import type { Job } from "../protocol/jobs.ts";
import type { JobStatus } from "../protocol/status.ts";
import { Archive } from "./archive.ts";
import { type Entry, occupantOf, openEntry } from "./entry.ts";
import { execute, jobErrorOf } from "./execution.ts";
import { jobId } from "./identity.ts";
import { guardUrls } from "./origins.ts";
import type { Occupant } from "./occupancy.ts";
import { laneOf, lanesOf, type Registry } from "./registry.ts";

/** Jobs in hand, running and queued. */
export const QUEUE_LIMIT = 200;

export interface JobQueueOptions {
  readonly registry: Registry;
  readonly origins: ReadonlySet<string>;
  readonly egress: EgressLimits;
  readonly folder: string;
  readonly archive?: { readonly size: number; readonly seconds: number };
  readonly graceSeconds?: number;
  readonly onFinished?: (job: Job, status: JobStatus, seconds: number) => void;
}

/** The jobs in hand: a repeat joins the one in flight, a done one answers from memory, a failed one runs again. */
export class JobQueue {
  readonly #options: JobQueueOptions;
  readonly #live = new Map<string, Entry>();
  readonly #archive: Archive;
  #closed = false;

  constructor(options: JobQueueOptions) {
    this.#options = options;
    const { size, seconds } = options.archive ?? { size: 500, seconds: 3600 };
    this.#archive = new Archive(size, seconds);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Takes a job in, for a task or for nobody named. null: the queue is full or the service is closing. */
  submit(job: Job, task: string | null = null): JobStatus | null {
    const id = jobId(job);
    const archived = this.#archive.get(id);
    if (archived?.state === "done") return archived;
    const joined = this.#live.get(id);
    if (joined !== undefined && !joined.controller.signal.aborted) return this.#join(joined, job, task);
    if (this.#closed || joined !== undefined || this.#live.size >= QUEUE_LIMIT) return null;
    return this.#admit(id, job, task);
  }

  status(id: string): JobStatus | null {
    return this.#live.get(id)?.status ?? this.#archive.get(id);
  }

  /** The status when the job is over, or after `seconds`. */
  async waited(id: string, seconds: number): Promise<JobStatus | null> {
    const entry = this.#live.get(id);
    if (entry !== undefined) await once(entry.over, "over", { signal: AbortSignal.timeout(seconds * 1000) }).catch(() => undefined);
    return this.status(id);
  }

  /** Stops a queued or running job with CANCELLED; a finished one is left as it is. */
  cancel(id: string): JobStatus | null {
    const entry = this.#live.get(id);
    if (entry !== undefined) this.#stop(entry, new JobError("CANCELLED", "the job was cancelled"));
    return this.status(id);
  }

  /** Stops every job that this task alone holds; answers their ids. */
  cancelTask(task: string): string[] {
    const alone = [...this.#live.values()].filter(({ holders }) => holders.delete(task) && holders.size === 0);
    return alone.map(({ id }) => {
      this.cancel(id);
      return id;
    });
  }

  /** The jobs in hand, as they count for how full a lane is. */
  occupants(): Occupant[] {
    return [...this.#live.values()].map((entry) => occupantOf(entry, this.#options.registry));
  }

  /** Stops everything and waits until no job is left. */
  async close(): Promise<void> {
    this.#closed = true;
    const entries = [...this.#live.values()];
    for (const entry of entries) this.#stop(entry, new JobError("INTERRUPTED", "the media service is shutting down"));
    await Promise.allSettled(entries.map((entry) => entry.work));
  }

  #join(entry: Entry, job: Job, task: string | null): JobStatus {
    entry.holders.add(task);
    if (entry.work === null) entry.job = job;
    return entry.status;
  }

  #admit(id: string, job: Job, task: string | null): JobStatus {
    const entry = openEntry(id, job, task);
    this.#archive.delete(id);
    try {
      guardUrls(job, this.#options.origins);
    } catch (error) {
      return this.#fail(entry, error, 0);
    }
    this.#live.set(id, entry);
    this.#advance();
    return entry.status;
  }

  #stop(entry: Entry, reason: JobError): void {
    entry.controller.abort(reason);
    if (entry.work !== null) return;
    this.#live.delete(entry.id);
    this.#fail(entry, reason, 0);
  }

  #busy(lane: string): number {
    return [...this.#live.values()].filter((entry) => entry.work !== null && laneOf(this.#options.registry, entry.job) === lane).length;
  }

  #advance(): void {
    const places = lanesOf(this.#options.registry);
    for (const entry of this.#live.values()) {
      const lane = laneOf(this.#options.registry, entry.job);
      if (entry.work === null && this.#busy(lane) < (places.get(lane) ?? 0)) entry.work = this.#run(entry);
    }
  }

  async #run(entry: Entry): Promise<void> {
    const started = performance.now();
    entry.started = started;
    const elapsed = (): number => (performance.now() - started) / 1000;
    entry.status = { ...entry.status, state: "running", stage: "starting" };
    const onProgress = (fraction: number, stage: string): void => {
      if (entry.status.state === "running") entry.status = { ...entry.status, progress: Math.min(1, Math.max(0, fraction)), stage };
    };
    try {
      const result = await execute({ ...this.#options, job: entry.job, controller: entry.controller, onProgress });
      this.#finish(entry, { id: entry.id, state: "done", progress: 1, stage: "done", result }, elapsed());
    } catch (error) {
      this.#fail(entry, error, elapsed());
    } finally {
      this.#live.delete(entry.id);
      this.#advance();
    }
  }

  #fail(entry: Entry, error: unknown, seconds: number): JobStatus {
    return this.#finish(entry, { ...entry.status, state: "failed", stage: "failed", error: jobErrorOf(error) }, seconds);
  }

  #finish(entry: Entry, status: JobStatus, seconds: number): JobStatus {
    entry.status = status;
    this.#archive.put(status);
    entry.over.emit("over");
    this.#options.onFinished?.(entry.job, status, seconds);
    return status;
  }
}
