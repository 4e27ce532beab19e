import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { barePage } from "../../../app/http/bare-page.ts";
import { contentSecurityPolicy, SECURITY_HEADERS } from "../../../app/http/csp.ts";
import type { Refusal } from "./admit.ts";

/** Of a refused body so much is read and forgotten, that its sender can read the refusal. */
const LINGER_BYTES = 4 * 1024 ** 2;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy": contentSecurityPolicy("none"),
  ...SECURITY_HEADERS,
  connection: "close",
};

/** Answers by ourselves; what is left of the body is not waited for. */
export function refuse(request: IncomingMessage, response: ServerResponse, { status, text }: Refusal): void {
  if (response.headersSent) return void response.destroy();
  let left = LINGER_BYTES;
  request.on("data", (part: Buffer) => (left -= part.length) < 0 && request.destroy());
  request.on("error", () => undefined);
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...HEADERS });
  response.end(request.method === "HEAD" ? undefined : `${text}\n`);
}

/** Answers what is no HTTP request by a page, and closes the connection. */
export function refuseGarbled(socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const page = barePage(400, "en");
  const headers = { "content-type": "text/html; charset=utf-8", "content-length": String(Buffer.byteLength(page)), ...HEADERS };
  socket.end(["HTTP/1.1 400 Bad Request", ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", page].join("\r\n"));
}
