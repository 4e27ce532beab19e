import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";
import { createCaller } from "../../trpc/router.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { arrive } from "./arrival.ts";
import { accountContext } from "./context.ts";
import { keepUserType, redirected } from "./ending.ts";
import type { WebEnv } from "./env.ts";
import { serveFile } from "./files.ts";
import { welcomeGuest } from "./guest.ts";
import { refusalPage } from "./refusal-page.ts";
import { storesOf, type Visit, visit } from "./session.ts";

const handle = createRequestHandler(build as unknown as ServerBuild, "production");

const nonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Sends a file to a signed address of ours, for a form that was posted without a script. */
const sender = (origin: string, env: WebEnv) => async (path: string, file: Blob): Promise<boolean> => {
  const headers = { "content-length": String(file.size), "content-type": file.type };
  const request = new Request(new URL(path, origin), { method: "PUT", body: await file.arrayBuffer(), headers });
  return (await serveFile(request, env)).ok;
};

/** An address longer than this is nobody's link. In characters. */
const ADDRESS_LIMIT = 8192;

async function answer(request: Request, env: WebEnv, execution: ExecutionContext, visitor: Visit): Promise<Response> {
  const { caller, upstream } = visitor;
  const arrived = await arrive(request, visitor, env);
  if (arrived) return arrived;
  await welcomeGuest(new URL(request.url), visitor);
  const api = createCaller({ upstream, stores: storesOf(env, execution) });
  const context = { api, lang: caller.lang, nonce: nonce(), account: accountContext(visitor, env), putFile: sender(request.url, env) };
  const response = await handle(request, context);
  const elsewhere = redirected(request, visitor);
  if (!elsewhere) keepUserType(visitor);
  return elsewhere ?? response;
}

/** A visitor whom the upstream turns away before there is a page: too many of one address, mostly. */
function turnedAway(request: Request, { caller }: Visit, error: unknown): Promise<Response> {
  if (!(error instanceof UpstreamError)) throw error;
  const tooMany = error.code === codeOf("system.tooManyRequests");
  return refusalPage(request, tooMany ? 429 : 503, caller.lang, tooMany ? "tooMany" : "failed");
}

/** Every page: the visit's session, then Remix. */
export async function servePage(request: Request, env: WebEnv, execution: ExecutionContext): Promise<Response> {
  const visitor = visit(request, env);
  if (request.url.length > ADDRESS_LIMIT) return refusalPage(request, 414, visitor.caller.lang, "address");
  const response = await answer(request, env, execution, visitor).catch((error: unknown) => turnedAway(request, visitor, error));
  const cookies = visitor.jar.headers();
  if (cookies.length === 0) return response;
  const carried = new Response(response.body, response);
  for (const cookie of cookies) carried.headers.append("set-cookie", cookie);
  return carried;
}
