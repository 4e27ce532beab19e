import { type Job, type JobKind, type JobOf, type JobStatus, jobStatus, type ResultOf, results } from "../../media/protocol/jobs.ts";

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

export interface MediaClient {
  /** Posts a job and follows it. Throws MediaJobFailed, or a network error (worth another try). */
  run<K extends JobKind>(job: JobOf<K>, onProgress?: (fraction: number, stage: string) => Promise<void>): Promise<ResultOf<K>>;
  /** Reads an address from outside through the service's guarded egress. */
  egress(url: string, limits: { bytes: number; seconds: number; accept: string }): Promise<Response>;
}

/** How long the service may hold an answer back until the job is over; then its progress is told. */
const WAIT_SECONDS = 1;
/** Least time between two questions, for a service that does not wait. */
const POLL_MS = 250;

/** The media service at an origin, over a fetch that reaches it. */
export function mediaClient(send: typeof fetch, origin: string, secret: string): MediaClient {
  const call = (path: string, init?: RequestInit) =>
    send(new URL(path, origin), { ...init, headers: { ...init?.headers, authorization: `Bearer ${secret}` } });
  const readStatus = async (response: Response) => {
    if (!response.ok) throw new Error(`media service: ${response.status} ${(await response.text()).slice(0, 200)}`);
    return jobStatus.parse(await response.json());
  };
  const submit = async (job: Job) =>
    readStatus(await call("/jobs", { method: "POST", body: JSON.stringify(job), headers: { "content-type": "application/json" } }));

  return {
    async run(job, onProgress) {
      let status = await submit(job);
      while (status.state === "queued" || status.state === "running") {
        await onProgress?.(status.progress, status.stage);
        const asked = Date.now();
        status = await readStatus(await call(`/jobs/${status.id}?wait=${WAIT_SECONDS}`));
        const open = status.state === "queued" || status.state === "running";
        if (open && Date.now() - asked < POLL_MS) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      if (status.error) throw new MediaJobFailed(status.error);
      return results[job.kind].parse(status.result) as ResultOf<typeof job.kind>;
    },
    egress: (url, limits) =>
      call("/egress", { method: "POST", body: JSON.stringify({ url, ...limits }), headers: { "content-type": "application/json" } }),
  };
}
