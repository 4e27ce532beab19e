import { barePage } from "../../app/http/bare-page.ts";
import { languageAsked } from "../../app/http/address.ts";
import { contentSecurityPolicy, SECURITY_HEADERS } from "../../app/http/csp.ts";
import type { FailureStatus } from "../../app/http/failure.ts";
import { readCookies } from "./cookies.ts";

/**
 * Reads a body to its end and forgets it. A refusal before the end of a body of untold length breaks the connection,
 * and with it the local server (wrangler dev) for everyone.
 */
export async function drained({ body }: Request): Promise<null> {
  await body?.pipeTo(new WritableStream()).catch(() => undefined);
  return null;
}

const languageOf = (request: Request): "en" | "zh" =>
  languageAsked(new URL(request.url)) ?? (readCookies(request.headers.get("cookie")).get("lang") === "zh" ? "zh" : "en");

/** A refusal as a page that says why, in the visitor's language. */
export async function refuse(request: Request, status: FailureStatus): Promise<Response> {
  await drained(request);
  const headers = new Headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "content-security-policy": contentSecurityPolicy("none"), ...SECURITY_HEADERS });
  if (status === 503) headers.set("retry-after", "60");
  return new Response(request.method === "HEAD" ? null : barePage(status, languageOf(request)), { status, headers });
}
