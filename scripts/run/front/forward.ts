import { type Agent, type ClientRequest, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { requestHeaders, responseHeaders } from "./headers.ts";
import { refuse } from "./refuse.ts";

export interface Target {
  /** A Unix socket, or a port of loopback. */
  socketPath?: string;
  port?: number;
  agent: Agent;
  trustedProxy: boolean;
  /** Bytes of the body that are passed on. */
  limit: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/** Passes the body on as it comes, as fast as it is taken; one that turns out too long is refused. */
function pour(request: IncomingMessage, response: ServerResponse, onward: ClientRequest, limit: number): void {
  let left = limit;
  request.on("data", (part: Buffer) => {
    left -= part.length;
    if (left >= 0) return;
    request.unpipe(onward);
    onward.destroy();
    refuse(request, response, { status: 413, text: "The request is too large." });
  });
  request.pipe(onward);
}

function giveBack(response: ServerResponse, answer: IncomingMessage): void {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, responseHeaders(answer.rawHeaders));
  answer.pipe(response);
  answer.on("error", () => response.destroy());
}

/**
 * Sends a request on to the runtime and its answer back. The runtime closes kept connections without a word: what has
 * a body, and may not be sent twice, gets a connection of its own; what was lost on a kept one is sent once more.
 */
export function forward(request: IncomingMessage, response: ServerResponse, target: Target, again = true): void {
  const { agent, socketPath, port, trustedProxy, limit } = target;
  const { method, url: path } = request;
  const onward = ask({
    agent: hasBody(request) ? false : agent,
    ...(socketPath ? { socketPath } : { host: "127.0.0.1", port }),
    method,
    path,
    headers: requestHeaders(request, trustedProxy),
    setHost: false,
  });
  const stop = () => onward.destroy();
  response.on("close", stop);
  onward.on("response", (answer) => giveBack(response, answer));
  onward.on("error", () => {
    response.off("close", stop);
    if (response.headersSent || response.destroyed) return void response.destroy();
    if (again && onward.reusedSocket) return forward(request, response, target, false);
    refuse(request, response, { status: 502, text: "The server is starting, or has just lost its worker. Try again." });
  });
  if (hasBody(request)) pour(request, response, onward, limit);
  else onward.end();
}
