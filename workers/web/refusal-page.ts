import { type Refusal, refusalHtml } from "../../app/http/refusal.ts";
import { refused } from "./refuse.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** A refusal before any page is made, in the visitor's language. */
export const refusalPage = (request: Request, status: number, lang: "en" | "zh", kind: Refusal, why?: string): Promise<Response> =>
  refused(request, refusalHtml(lang, kind, why), { status, headers: HEADERS });
