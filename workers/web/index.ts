import { passApi } from "./api.ts";
import { caught } from "./error-response.ts";
import { isGarbled, listing, moved, unfit } from "./request-checks.ts";
import type { WebEnv } from "./env.ts";
import { takeEvents } from "./events.ts";
import { passOn } from "./files.ts";
import { servePage } from "./pages.ts";
import { refuse } from "./refuse.ts";
import { isTrustedChange } from "./same-origin.ts";
import { secured } from "./secure-cookies.ts";
import { withForwardedProto } from "./forwarded-proto.ts";
import { serveTrpc } from "./trpc.ts";

/** What a page's form may bring: it is read whole, in a Worker of 128 MB. A script uploads larger files one by one. */
const FORM_LIMIT = 100 * 1024 ** 2;

const isTooLarge = ({ headers, body }: Request): boolean =>
  body !== null && !(Number(headers.get("content-length") ?? Number.NaN) <= FORM_LIMIT);

/** What may be a file of ours: hashed assets are served before this worker, pages have no ending. */
const IS_FILE = /^\/samples\/|\.[a-z0-9]+$/;

async function answer(request: Request, env: WebEnv, context: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isGarbled(request)) return refuse(request, 400);
  if (pathname.startsWith("/files/") || (pathname.startsWith("/webhooks/") && request.method === "POST")) return passOn(request, env);
  if (pathname.startsWith("/v1/") || pathname === "/mcp") return passApi(request, env);
  if (!isTrustedChange(request)) return refuse(request, 403);
  if (pathname === "/events") return takeEvents(request, env, context);
  if (pathname.startsWith("/trpc/")) return serveTrpc(request, env, context);
  if (isTooLarge(request)) return refuse(request, 413);
  const wrong = unfit(request);
  if (wrong) return refuse(request, wrong);
  const list = listing(request);
  if (list) return list;
  if (IS_FILE.test(pathname) && (request.method === "GET" || request.method === "HEAD")) {
    const asset = await env.ASSETS.fetch(request);
    if (asset.status !== 404) return asset;
  }
  return moved(request) ?? servePage(request, env, context);
}

export default {
  async fetch(came, env, context) {
    const request = withForwardedProto(came);
    return secured(await caught(request, answer(request, env, context)), request.url);
  },
} satisfies ExportedHandler<WebEnv>;
