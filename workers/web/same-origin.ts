import { readCookies } from "../../app/http/cookies.ts";
import { bearerOf } from "./caller.ts";

/**
 * Whether a state change may pass: browsers say where a request comes from (Sec-Fetch-Site, Origin); a
 * script that carries its own token needs no such proof, for no other site can make it send one.
 */
export function isTrustedChange(request: Request): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return true;
  if (request.headers.has("x-token") || bearerOf(request.headers)) return true;
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin === null
    ? !["token", "admin_session"].some((name) => readCookies(request).has(name))
    : origin === new URL(request.url).origin;
}
