import { type Job, type JobKind, type JobOf, type ResultOf, results } from "../../media/protocol/jobs.ts";
import { type JobStatus, jobStatus } from "../../media/protocol/status.ts";
import { capacity, type Health, health, notified, refusal } from "../../media/protocol/service.ts";
import type { z } from "zod";

/** A job that the media service answered with a failure of its own: trying again changes nothing. */
export class MediaJobFailed extends Error {
  readonly code: NonNullable<JobStatus["error"]>["code"];
  readonly values: NonNullable<NonNullable<JobStatus["error"]>["values"]>;
  constructor(error: NonNullable<JobStatus["error"]>) {
    super(error.message);
    this.code = error.code;
    this.values = error.values ?? {};
  }
}

export interface Following {
  /** The task that the job is for: cancelled with it. */
  task?: string;
  /** Called about once a second, also while the job waits: 0…1. */
  onProgress?: (fraction: number) => Promise<void>;
}

export interface MediaClient {
  /** Posts a job and follows it; a full service is waited for. Throws MediaJobFailed, or a network error (worth another try). */
  run<K extends JobKind>(job: JobOf<K>, following?: Following): Promise<ResultOf<K>>;
  /** How many tasks the service can usefully work on at once; 0 while it does not answer. */
  places(): Promise<number>;
  /** Whether the service has not answered for so long that somebody who waits should hear of it. */
  silent(): Promise<boolean>;
  /** Whether the service has the engine of a kind of job; false while it does not answer. */
  can(kind: JobKind): Promise<boolean>;
  /** What the service says of itself; null: it does not answer. */
  health(): Promise<Health | null>;
  /** Stops every job that only this task waits for. */
  cancelTask(task: string): Promise<void>;
  /** Reads an address from outside through the service's guarded egress. */
  egress(url: string, limits: { bytes: number; seconds: number; accept: string }): Promise<Response>;
  /** Posts a message to an address from outside through the same guard, redirects not followed. Throws where the service is down. */
  notify(message: { url: string; body: string; headers: Record<string, string>; seconds: number }): Promise<z.output<typeof notified>>;
}

/** How long the service may hold an answer back until the job is over; then its progress is told. */
const WAIT_SECONDS = 1;
/** Least time between two questions, for a service that does not wait. */
const POLL_MS = 250;
/** How long a service that cannot be reached is waited for: whoever keeps it starts it again meanwhile. */
const DOWN_MS = { job: 180_000, page: 10_000 };
/**
 * How long a question about a job waits for its answer. A service that hangs keeps its connections open: without an end the task that
 * asks would not be heard of, and hold its place until its lease is over and two sweeps have come by.
 */
const ANSWER_MS = 30_000;
/** So often a job is posted anew whose service was told to end; each time that service's successor is waited for. */
const INTERRUPTIONS = 2;
/** Between two tries to reach it. */
const AGAIN_MS = 1000;
/** How long an answer of `places` or `can` is believed. */
const PLACES_MS = 5000;
/** A service that is busy, or started again, may leave questions without an answer for so long before it is called silent. */
const SILENT_MS = 10_000;
/** How long these wait for an answer: what asks for it has somebody waiting. */
const PLACES_PATIENCE_MS = 3000;

const JSON_TYPE = { "content-type": "application/json" };
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const refusalIn = async (response: Response) => refusal.safeParse(await response.json().catch(() => null)).data;
const isOpen = ({ state }: JobStatus): boolean => state === "queued" || state === "running";

/** A signal that ends what takes longer than that; its timer goes with what it was for. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${ms} ms`)), ms);
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks again as long as the service cannot be reached. What is asked may be heard twice. */
async function reached(ask: () => Promise<Response>, ms: number, waiting?: () => Promise<void>): Promise<Response> {
  for (const until = Date.now() + ms; ;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await waiting?.();
      await pause(AGAIN_MS);
    }
  }
}

/** The media service at an origin, over a fetch that reaches it. */
export function mediaClient(send: typeof fetch, origin: string, secret: string): MediaClient {
  const call = (path: string, init?: RequestInit) =>
    send(new URL(path, origin), { ...init, headers: { ...init?.headers, authorization: `Bearer ${secret}` } });
  const failed = async (response: Response) => new Error(`media service: ${response.status} ${(await response.text()).slice(0, 200)}`);
  const readStatus = async (response: Response): Promise<JobStatus> => {
    if (!response.ok) throw await failed(response);
    return jobStatus.parse(await response.json());
  };
  const submit = async (job: Job, { task, onProgress }: Following): Promise<JobStatus> => {
    const body = JSON.stringify({ ...job, ...(task ? { task } : {}) });
    for (;;) {
      // One that is about to end is waited for as one that cannot be reached.
      const post = async () => {
        const response = await inTime((signal) => call("/jobs", { method: "POST", body, headers: JSON_TYPE, signal }), ANSWER_MS);
        if (response.status === 503 && (await refusalIn(response.clone()))?.code === "SHUTTING_DOWN") throw await failed(response);
        return response;
      };
      const response = await reached(post, DOWN_MS.job, () => onProgress?.(0) ?? Promise.resolve());
      if (response.status !== 503) return readStatus(response);
      const full = await refusalIn(response);
      if (full?.code !== "QUEUE_FULL") throw new Error("media service: 503");
      await onProgress?.(0);
      await pause(full.retry_after * 1000);
    }
  };
  /** The status of a job that is over. */
  const followed = async (job: Job, following: Following): Promise<JobStatus> => {
    let status = await submit(job, following);
    while (isOpen(status)) {
      await following.onProgress?.(status.progress);
      const asked = Date.now();
      const { id, progress } = status;
      const alive = () => following.onProgress?.(progress) ?? Promise.resolve();
      const ask = () => inTime((signal) => call(`/jobs/${id}?wait=${WAIT_SECONDS}`, { signal }), ANSWER_MS);
      status = await readStatus(await reached(ask, DOWN_MS.job, alive));
      if (isOpen(status) && Date.now() - asked < POLL_MS) await pause(POLL_MS);
    }
    return status;
  };
  const told = async (path: string): Promise<unknown> => {
    const response = await call(path, { signal: AbortSignal.timeout(PLACES_PATIENCE_MS) }).catch(() => null);
    return response?.json().catch(() => null);
  };
  let known = { places: 0, until: 0, missing: Number.POSITIVE_INFINITY };
  let able = { kinds: new Set<string>(), until: 0 };

  const places = async (): Promise<number> => {
    if (Date.now() < known.until) return known.places;
    const answer = capacity.safeParse(await told("/capacity")).data;
    const missing = answer ? Number.POSITIVE_INFINITY : Math.min(known.missing, Date.now());
    known = { places: answer?.tasks ?? 0, until: Date.now() + PLACES_MS, missing };
    return known.places;
  };

  return {
    async run(job, following = {}) {
      let status = await followed(job, following);
      for (let left = INTERRUPTIONS; status.error?.code === "INTERRUPTED" && left > 0; left -= 1) status = await followed(job, following);
      // No fault of the job: what keeps the task may try again later.
      if (status.error?.code === "INTERRUPTED") throw new Error(status.error.message);
      if (status.error) throw new MediaJobFailed(status.error);
      return results[job.kind].parse(status.result) as ResultOf<typeof job.kind>;
    },
    places,
    async silent() {
      return (await places()) === 0 && Date.now() - known.missing >= SILENT_MS;
    },
    async can(kind) {
      if (Date.now() > able.until) {
        const { engines = {} } = health.safeParse(await told("/health")).data ?? {};
        const kinds = Object.keys(engines).filter((name) => engines[name]?.ready);
        able = { kinds: new Set(kinds), until: Date.now() + PLACES_MS };
      }
      return able.kinds.has(kind);
    },
    async health() {
      return health.safeParse(await told("/health")).data ?? null;
    },
    async cancelTask(task) {
      const response = await call(`/tasks/${task}`, { method: "DELETE" });
      if (!response.ok) throw await failed(response);
    },
    egress(url, limits) {
      const body = JSON.stringify({ url, ...limits });
      return reached(() => call("/egress", { method: "POST", body, headers: JSON_TYPE }), DOWN_MS.page);
    },
    async notify(message) {
      const response = await call("/notify", { method: "POST", body: JSON.stringify(message), headers: JSON_TYPE });
      if (!response.ok) throw await failed(response);
      return notified.parse(await response.json());
    },
  };
}
