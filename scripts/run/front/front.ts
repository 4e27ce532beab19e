import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { bodyLimit, refusalOf } from "./admit.ts";
import { forward, type Target } from "./forward.ts";
import { hostCheck } from "./hosts.ts";
import { refuse, refuseGarbled } from "./refuse.ts";

interface Options {
  /** The port that visitors know. */
  port: number;
  /** PUBLIC_HOSTS: names beside loopback. */
  publicHosts: string;
  /** A proxy before us sets CF-Connecting-IP, and strips a visitor's. */
  trustedProxy: boolean;
  /** Where the runtime listens. */
  runtime: Pick<Target, "socketPath" | "port">;
}

/** Connections to the runtime are closed by us before it closes them (after 5 s): no request is sent into one that is going. */
const IDLE_MS = 3000;

/**
 * What visitors connect to: a strict HTTP server before the local Workers runtime, which is made for development and
 * would let any of them reach its tools (decision 034). Bodies go through as they come, both ways.
 */
export function front({ port, publicHosts, trustedProxy, runtime }: Options): Promise<Server> {
  const allowsHost = hostCheck(port, publicHosts);
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: IDLE_MS, scheduling: "lifo" });
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = refusalOf(request, allowsHost);
    if (refusal) return refuse(request, response, refusal);
    if (request.headers.expect) response.writeContinue();
    forward(request, response, { ...runtime, agent, trustedProxy, limit: bodyLimit(request.method ?? "", request.url ?? "") });
  };
  const server = createServer(
    { maxHeaderSize: 64 * 1024, headersTimeout: 20_000, requestTimeout: 15 * 60_000, keepAliveTimeout: 65_000 },
    serve,
  );
  server.on("checkContinue", serve);
  server.on("clientError", (_error, socket) => refuseGarbled(socket));
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
