import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Board } from "../jobs/board.ts";
import { job } from "../protocol/jobs.ts";
import { isAuthorised } from "./auth.ts";
import { readJson, RequestError } from "./body.ts";
import type { Health } from "./health.ts";
import { log } from "./log.ts";
import { serveEgress } from "../egress/serve.ts";
import type { Settings } from "./settings.ts";

const BODY_LIMIT = 4 * 1024 * 1024;
const WAIT_LIMIT = 20;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function submit(board: Board, request: IncomingMessage): Promise<Answer> {
  const parsed = job.safeParse(await readJson(request, BODY_LIMIT));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new RequestError(400, `not a job of the protocol: ${issues.slice(0, 5).join("; ")}`);
  }
  const status = board.submit(parsed.data);
  if (status === null) throw new RequestError(503, "the queue is full: try again later");
  return { status: 202, body: status };
}

function known(status: ReturnType<Board["status"]>): Answer {
  if (status === null) throw new RequestError(404, "no such job: it was never posted, or its answer has expired");
  return { status: 200, body: status };
}

/** `?wait=SECONDS`: how long the answer may be held back until the job is over. */
const waitSeconds = (query: URLSearchParams): number => Math.min(WAIT_LIMIT, Math.max(0, Number(query.get("wait")) || 0));

async function route(board: Board, health: () => Health, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const id = /^\/jobs\/([0-9a-f]{64})$/.exec(pathname)?.[1];
  if (request.method === "GET" && pathname === "/health") return { status: 200, body: health() };
  if (request.method === "POST" && pathname === "/jobs") return await submit(board, request);
  if (request.method === "GET" && id !== undefined) return known(await board.waited(id, waitSeconds(searchParams)));
  if (request.method === "DELETE" && id !== undefined) return known(board.cancel(id));
  throw new RequestError(404, "no such route");
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const bytes = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...(status === 413 ? { connection: "close" } : {}),
    ...(status === 503 ? { "retry-after": "10" } : {}),
  });
  response.end(bytes);
}

function failure(error: unknown): Answer {
  if (error instanceof RequestError) return { status: error.status, body: { error: error.message } };
  log("request failed", { message: String(error) });
  return { status: 500, body: { error: "the media service failed on this request" } };
}

/** The HTTP face of the service: every route wants the bearer secret. */
export function createService(board: Board, { secret, egress }: Settings, health: () => Health): Server {
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
    route(board, health, request)
      .catch(failure)
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}
