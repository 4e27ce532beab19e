import { problemOf } from "./problem.ts";
import { type ApiContext, apiLanguage } from "./request.ts";

const ALWAYS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** An answer of `/v1`. */
export const jsonAnswer = (status: number, body: string, headers: Record<string, string>) =>
  new Response(body, { status, headers: { "content-type": "application/json", ...ALWAYS, ...headers } });

/** A refusal of `/v1` or `/mcp`, as RFC 9457 has it. */
export function problemAnswer(context: ApiContext, error: unknown, headers: Record<string, string>): Response {
  const { status, body } = problemOf(error, apiLanguage(context.req.raw));
  const all = new Headers({ "content-type": "application/problem+json", ...ALWAYS });
  if (status === 401) all.set("www-authenticate", 'Bearer realm="reelwright"');
  if (status === 429 || status === 503) all.set("retry-after", "30");
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(JSON.stringify(body), { status, headers: all });
}
