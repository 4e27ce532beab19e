import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.browser";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./http/csp.ts";
import { NonceContext } from "./http/nonce.ts";
import { bootScript } from "./http/boot-script.ts";

const RENDER_TIMEOUT_MS = 60_000;

/** Late content is streamed only to browsers that run scripts; all others get the page whole (islands.md). */
const wantsWhole = (request: Request): boolean =>
  !/(?:^|;\s*)js=1/.test(request.headers.get("cookie") ?? "") || isbot(request.headers.get("user-agent") ?? "");

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce, account }: AppLoadContext,
): Promise<Response> {
  let failed = false;
  bootScript.url = context.manifest.entry.module;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MS} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  if (wantsWhole(request)) await body.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(nonce, account.oneTapClient() !== ""));
  headers.append("vary", "cookie");
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  return new Response(body, { headers, status: failed && status === 200 ? 500 : status });
}
