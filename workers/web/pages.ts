import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";
import { languageAsked } from "../../app/http/address.ts";
import { readCookies } from "../../app/http/cookies.ts";
import { preferenceCookie } from "../../app/http/preference.ts";
import { createCaller } from "../../trpc/router.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { arrive } from "./arrival.ts";
import { accountContext } from "./context.ts";
import { keepUserType, redirected, saysItself } from "./session-end.ts";
import { eventsHostOf, thirdPartiesOf, type WebEnv } from "./env.ts";
import { passOn } from "./files.ts";
import { welcomeGuest } from "./guest.ts";
import { personal } from "./private-response.ts";
import { geoOf } from "./geo.ts";
import { refuse } from "./refuse.ts";
import { storesOf, type Visit, visit } from "./session.ts";
import { knownVersion } from "./version.ts";

const handlePage = createRequestHandler(build as unknown as ServerBuild, "production");

const nonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Sends a file to a signed address of ours, for a form that was posted without a script. */
const sender =
  (origin: string, env: WebEnv) =>
  async (path: string, file: Blob): Promise<boolean> => {
    const headers = { "content-length": String(file.size), "content-type": file.type };
    const request = new Request(new URL(path, origin), { method: "PUT", body: await file.arrayBuffer(), headers });
    return (await passOn(request, env)).ok;
  };

/** The language of an address becomes the visitor's, if they have chosen none. */
function languageKept(request: Request): string[] {
  const kept = preferenceCookie("lang", languageAsked(new URL(request.url)));
  return kept && !readCookies(request).has("lang") ? [kept] : [];
}

/** What pages get of a request. A page that answers a form has no version: to load it anew is to post again. */
function contextOf(request: Request, env: WebEnv, execution: ExecutionContext, visitor: Visit): AppLoadContext {
  const api = createCaller({ upstream: visitor.upstream, stores: storesOf(env, execution) });
  const known = knownVersion(api, (work) => execution.waitUntil(work));
  return {
    api,
    lang: visitor.caller.lang,
    ...geoOf(request, env),
    version: request.method === "GET" ? known : null,
    eventsHost: eventsHostOf(env),
    thirdParties: thirdPartiesOf(env),
    reachable: !visitor.seen.unreachable,
    nonce: nonce(),
    account: accountContext(visitor, env),
    putFile: sender(request.url, env),
    getFile: (path) => passOn(new Request(new URL(path, request.url)), env),
  };
}

async function answer(request: Request, env: WebEnv, execution: ExecutionContext, visitor: Visit): Promise<Response> {
  const arrived = await arrive(request, visitor, env);
  if (arrived) return arrived;
  const url = new URL(request.url);
  await welcomeGuest(request, url, visitor);
  const response = await handlePage(request, contextOf(request, env, execution, visitor));
  const elsewhere = saysItself(visitor, response) ? null : redirected(request, visitor);
  if (!elsewhere) keepUserType(visitor);
  return elsewhere ?? response;
}

/** A visitor whom the upstream turns away before there is a page: too many of one address, mostly. */
function turnedAway(request: Request, error: unknown): Promise<Response> {
  if (!(error instanceof UpstreamError)) throw error;
  return refuse(request, error.code === codeOf("system.tooManyRequests") ? 429 : 503);
}

/** Every page: the visit's session, then Remix. */
export async function servePage(request: Request, env: WebEnv, execution: ExecutionContext): Promise<Response> {
  const visitor = await visit(request, env);
  const response = await answer(request, env, execution, visitor).catch((error: unknown) => turnedAway(request, error));
  return personal(response, [...visitor.jar.headers(), ...languageKept(request)]);
}
