import type { IncomingMessage, ServerResponse } from "node:http";

/** A message that was posted to an inbox, as it came. */
export interface Posted {
  headers: Record<string, string>;
  body: string;
}

const PATH = /^\/inbox\/[\w-]{8,60}$/;
const posted = new Map<string, Posted[]>();

/** Whether a request is for an inbox: any name is one. POST leaves a message, GET shows all of them. */
export const isForInbox = (pathname: string): boolean => PATH.test(pathname);

export async function serveInbox(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const messages = posted.get(pathname) ?? [];
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(messages));
    return;
  }
  let body = "";
  for await (const part of request) body += part;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  posted.set(pathname, [...messages, { headers, body }]);
  response.writeHead(204).end();
}
