import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server.browser";
import { bootScript } from "./http/boot-script.ts";
import { consentOf } from "./consent/visitor.ts";
import { sourcesOf } from "./consent/third-parties.ts";
import { contentSecurityPolicy, EDITOR, hasEditor, ONE_TAP, SECURITY_HEADERS } from "./http/csp.ts";
import { NonceContext } from "./http/nonce.ts";
import { StatusContext } from "./http/status.ts";
import { runsScripts } from "./http/preference.ts";
import { PRELOAD } from "./http/preload.ts";
import { Translated } from "./i18n/use-translation.tsx";

const RENDER_TIMEOUT_MS = 60_000;

/** Late content is streamed only to browsers that run scripts; all others get the page whole (islands.md). */
const wantsWhole = (request: Request): boolean => !runsScripts(request) || isbot(request.headers.get("user-agent") ?? "");

/** Whether a loader has left something to arrive later. */
const isLate = ({ staticHandlerContext: { loaderData } }: EntryContext): boolean =>
  Object.values(loaderData).some(
    (data) => typeof data === "object" && data !== null && Object.values(data).some((value) => value instanceof Promise),
  );

/** The page as it comes. Answers whether its start could be rendered, too: what fails later is part of the page. */
async function stream(page: ReactNode, nonce: string, whole: boolean): Promise<{ body: ReadableStream; failed: boolean }> {
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    console.error(error);
  };
  const body = await renderToReadableStream(page, { nonce, signal: AbortSignal.timeout(RENDER_TIMEOUT_MS), onError });
  if (whole) await body.allReady;
  return { body, failed };
}

/** A page that has everything goes out in one piece: React's stream costs three times as much, a call for each attribute. */
const render = async (
  page: ReactNode,
  context: EntryContext,
  request: Request,
  nonce: string,
): Promise<{ body: BodyInit; failed: boolean }> =>
  isLate(context) ? stream(page, nonce, wantsWhole(request)) : { body: `<!DOCTYPE html>${renderToStaticMarkup(page)}`, failed: false };

/**
 * What the policy opens: WebAssembly for the editor, and of others Google's prompt where it is shown, and with consent what
 * the operator has configured.
 */
const openedFor = (request: Request, context: AppLoadContext) => [
  ...(hasEditor(request) ? [EDITOR] : []),
  ...(context.account.oneTapClient() === "" ? [] : [ONE_TAP]),
  ...(consentOf(request, context).agreed ? sourcesOf(context.thirdParties) : []),
];

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce, lang, ...rest }: AppLoadContext,
): Promise<Response> {
  bootScript.url = context.manifest.entry.module;
  const page = (
    <NonceContext.Provider value={nonce}>
      <StatusContext.Provider value={status}>
        <Translated lang={lang}>
          <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MS} />
        </Translated>
      </StatusContext.Provider>
    </NonceContext.Provider>
  );
  const { body, failed } = await render(page, context, request, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy(nonce, openedFor(request, { nonce, lang, ...rest })));
  headers.append("vary", "cookie");
  // A script that reads a page (behaviours/fresh) shows none of it: what was loaded before would go unused.
  if (request.headers.get("sec-fetch-dest") !== "empty") headers.set("link", PRELOAD);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  return new Response(body, { headers, status: failed && status === 200 ? 500 : status });
}
