import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** What Node was asked, as a worker is asked it. */
export function requestOf(message: IncomingMessage, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) for (const one of [value ?? []].flat()) headers.append(name, one);
  const method = message.method ?? "GET";
  const bare = method === "GET" || method === "HEAD";
  return new Request(new URL(message.url ?? "/", origin), {
    method,
    headers,
    ...(bare ? {} : { body: Readable.toWeb(message) as ReadableStream, duplex: "half" }),
  });
}

/** Sends a worker's answer. */
export async function answer({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.writeHead(status);
  if (body) await pipeline(Readable.fromWeb(body as NodeStream), response);
  else response.end();
}
