import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readJson } from "../../workers/media/service/body.ts";
import { type Loopback, onLoopback } from "./loopback.ts";

/** What a job is told to come to: said by its request, or by the test later on. */
export interface Fate {
  /** How often it is pending first; null: until the test says otherwise. */
  pending: number | null;
  /** When it says that it may be asked again. */
  retryAfterMs?: number;
  /** It has failed in the end. */
  fails?: boolean;
  /** Its first submission is taken in, and the connection dropped before it is answered. */
  drops?: boolean;
  /** Its submission is taken in, and answered once this is no longer so. */
  holds?: boolean;
}

/** What the provider knows of one job. */
export interface ProviderRecord {
  id: string;
  key: string;
  fate: Fate;
  /** How often it was submitted, and asked for. */
  submitted: number;
  asked: number;
  cancelled: boolean;
  webhook: string | null;
}

function statusOf(job: ProviderRecord) {
  const { pending, fails, retryAfterMs } = job.fate;
  job.asked += 1;
  if (pending === null || job.asked <= pending) return { state: "pending", retryAfterMs };
  return fails ? { state: "failed" } : { state: "done", text: `made of ${job.id}` };
}

/**
 * A provider on loopback whose jobs take their time. `POST /jobs` submits (the same idempotency key is the same job),
 * `GET` and `DELETE /jobs/:id` ask and cancel; `PATCH /jobs/:id` changes its fate, `GET /seen/:key` tells all of it.
 */
export async function startFakeProvider(): Promise<Loopback> {
  const jobs = new Map<string, ProviderRecord>();
  const fates = new EventEmitter();
  const submit = async (request: IncomingMessage): Promise<ProviderRecord> => {
    const { fate, webhook } = (await readJson(request, 100_000)) as { fate: Fate; webhook: string | null };
    const key = String(request.headers["idempotency-key"]);
    const job = jobs.get(key) ?? { id: `job-${key}`, key, fate, submitted: 0, asked: 0, cancelled: false, webhook };
    job.submitted += 1;
    jobs.set(key, job);
    if (fate.drops && job.submitted === 1) request.socket.destroy();
    while (job.fate.holds) await once(fates, job.key);
    return job;
  };
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    if (request.method === "POST") return { id: (await submit(request)).id };
    const job = jobs.get(pathname.replace(/^\/(jobs\/job-|seen\/)/, ""));
    if (!job || pathname.startsWith("/seen/")) return job ?? null;
    if (request.method === "PATCH") {
      Object.assign(job.fate, await readJson(request, 100_000));
      return fates.emit(job.key);
    }
    if (request.method === "DELETE") return Object.assign(job, { cancelled: true });
    return statusOf(job);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.stringify(await answer(request));
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  };
  return onLoopback(createServer((request, response) => void serve(request, response)));
}
