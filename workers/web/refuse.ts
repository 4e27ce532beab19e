import { barePage, type Words } from "../../app/http/bare-page.ts";
import { contentSecurityPolicy, SECURITY_HEADERS } from "../../app/http/csp.ts";
import type { FailureStatus } from "../../app/http/failure.ts";
import type { Language } from "../../locales/index.ts";
import { detectLanguage } from "./language.ts";

/** Reads a body to its end and forgets it: a refusal before the end of a body of untold length breaks the connection, and is never read. */
export async function drained({ body }: Request): Promise<null> {
  await body?.pipeTo(new WritableStream()).catch(() => undefined);
  return null;
}

/** A refusal as a page that says why, in the visitor's language; `words` instead of the status's own. */
export async function refuse(request: Request, status: FailureStatus, words?: (lang: Language) => Words): Promise<Response> {
  await drained(request);
  const lang = await detectLanguage(request);
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": contentSecurityPolicy("none"),
    ...SECURITY_HEADERS,
  });
  if (status === 429 || status === 503) headers.set("retry-after", "60");
  return new Response(request.method === "HEAD" ? null : barePage(status, lang, words?.(lang)), { status, headers });
}
