import type { IncomingMessage } from "node:http";

/** Meant for one connection (RFC 9110 7.6.1); the next one has its own. `transfer-encoding` is kept: the body goes on as it came. */
const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
  "expect",
]);
/** What only Cloudflare's edge says: it is not before this server. */
const EDGE = /^cf-/;

const pairs = (raw: readonly string[]): [name: string, value: string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""] as [string, string]] : []));

/** Headers as they came, without those of the connection, in the flat form that Node takes. */
export const responseHeaders = (raw: readonly string[]): string[] =>
  pairs(raw)
    .filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()))
    .flat();

/**
 * The headers that the runtime gets. Where the visitor connects from is said by us (`CF-Connecting-IP`), unless a
 * trusted proxy stands before us and says it; every other word of Cloudflare's edge is dropped.
 */
export function requestHeaders({ rawHeaders, headers, socket }: IncomingMessage, trustedProxy: boolean): string[] {
  const told = headers["cf-connecting-ip"];
  const address = trustedProxy && typeof told === "string" ? told : (socket.remoteAddress ?? "");
  const kept = pairs(rawHeaders).filter(([name]) => !HOP_BY_HOP.has(name.toLowerCase()) && !EDGE.test(name.toLowerCase()));
  return [...kept.flat(), "CF-Connecting-IP", address];
}
