import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { z } from "zod";
import type { JobQueue } from "../jobs/job-queue.ts";
import { type Job, job } from "../protocol/jobs.ts";
import { type cancelledTask, type Capacity, type Health, type Refusal, submissionLabel } from "../protocol/service.ts";
import { isAuthorised } from "./auth.ts";
import { readJson, RequestError } from "./body.ts";
import { log } from "./log.ts";
import { notify } from "../egress/notify.ts";
import { EGRESS_SECONDS, serveEgress } from "../egress/serve.ts";
import type { Settings } from "./settings.ts";

const BODY_LIMIT = 4 * 1024 * 1024;
const WAIT_LIMIT = 20;

/** When it is worth asking again. */
const RETRY_SECONDS = 5;
/** Nothing that is asked for waits longer than egress may: a connection on which nothing moves for so long is closed. */
const IDLE_MS = (EGRESS_SECONDS + 60) * 1000;

export interface Parts {
  readonly board: JobQueue;
  readonly health: () => Health;
  readonly capacity: () => Capacity;
}

type Route = (parts: Parts, request: IncomingMessage, url: URL) => Promise<Answer | null>;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function labelled(body: unknown): { job: Job; task: string | undefined } {
  const parsed = job.safeParse(body);
  const label = submissionLabel.safeParse(body);
  if (parsed.success && label.success) return { job: parsed.data, task: label.data.task };
  const issues = [parsed, label].flatMap(({ error }) => error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new RequestError(400, `not a job of the protocol: ${issues.slice(0, 5).join("; ")}`);
}

async function submit(board: JobQueue, request: IncomingMessage): Promise<Answer> {
  const { job: wanted, task } = labelled(await readJson(request, BODY_LIMIT));
  const status = board.submit(wanted, task);
  if (status !== null) return { status: 202, body: status };
  const code = board.closed ? "SHUTTING_DOWN" : "QUEUE_FULL";
  throw new RequestError(503, "no job is taken in now: try again later", { code, retry_after: RETRY_SECONDS } satisfies Omit<
    Refusal,
    "error"
  >);
}

function known(status: ReturnType<JobQueue["status"]>): Answer {
  if (status === null) throw new RequestError(404, "no such job: it was never posted, or its answer has expired");
  return { status: 200, body: status };
}

/** `?wait=SECONDS`: how long the answer may be held back until the job is over. */
const waitSeconds = (query: URLSearchParams): number => Math.min(WAIT_LIMIT, Math.max(0, Number(query.get("wait")) || 0));

const ofJobs: Route = async ({ board }, request, { pathname, searchParams }) => {
  const id = /^\/jobs\/([0-9a-f]{64})$/.exec(pathname)?.[1];
  if (request.method === "POST" && pathname === "/jobs") return await submit(board, request);
  if (request.method === "GET" && id !== undefined) return known(await board.waited(id, waitSeconds(searchParams)));
  if (request.method === "DELETE" && id !== undefined) return known(board.cancel(id));
  return null;
};

const ofTasks: Route = async ({ board }, { method }, { pathname }) => {
  const task = submissionLabel.shape.task.safeParse(/^\/tasks\/([^/]+)$/.exec(pathname)?.[1]);
  if (method !== "DELETE" || !task.success || task.data === undefined) return null;
  return { status: 200, body: { cancelled: board.cancelTask(task.data) } satisfies z.infer<typeof cancelledTask> };
};

const ofService: Route = async ({ health, capacity }, { method }, { pathname }) => {
  if (method === "GET" && pathname === "/capacity") return { status: 200, body: capacity() };
  if (method !== "GET" || pathname !== "/health") return null;
  const state = health();
  return { status: state.status === "stuck" ? 503 : 200, body: state };
};

async function route(parts: Parts, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? "/", "http://localhost");
  for (const answer of [ofJobs, ofTasks, ofService]) {
    const found = await answer(parts, request, url);
    if (found !== null) return found;
  }
  throw new RequestError(404, "no such route");
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const bytes = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...(status === 413 ? { connection: "close" } : {}),
    ...(status === 503 ? { "retry-after": String(RETRY_SECONDS) } : {}),
  });
  response.end(bytes);
}

function failure(error: unknown): Answer {
  if (error instanceof RequestError) return { status: error.status, body: { error: error.message, ...error.more } };
  log("request failed", { message: String(error) });
  return { status: 500, body: { error: "the media service failed on this request" } };
}

/** The HTTP face of the service: every route wants the bearer secret. */
export function createService(parts: Parts, { secret, egress }: Pick<Settings, "secret" | "egress">): Server {
  const server = createServer((request, response) => {
    if (!isAuthorised(request.headers.authorization, secret)) {
      send(response, { status: 401, body: { error: "a bearer secret is needed" } });
      return;
    }
    if (request.method === "POST" && request.url === "/egress") {
      readJson(request, BODY_LIMIT)
        .then((body) => serveEgress(body, response, egress))
        .catch((error: unknown) => send(response, failure(error)));
      return;
    }
    if (request.method === "POST" && request.url === "/notify") {
      readJson(request, BODY_LIMIT)
        .then(async (body) => send(response, { status: 200, body: await notify(body, egress) }))
        .catch((error: unknown) => send(response, failure(error)));
      return;
    }
    route(parts, request)
      .catch(failure)
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than workerd keeps its own (five seconds, as Node's default is): where both end at once, a request is lost.
  server.keepAliveTimeout = 65_000;
  server.timeout = IDLE_MS;
  return server;
}
