import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";
import { languageAsked } from "../../app/http/address.ts";
import { preferenceCookie } from "../../app/http/preference.ts";
import { createCaller } from "../../trpc/router.ts";
import { readCookies } from "./cookies.ts";
import { eventsHostOf, type WebEnv } from "./env.ts";
import { serveFile } from "./files.ts";
import { placeOf } from "./place.ts";
import { refuse } from "./refuse.ts";
import { storesOf, type Visit, visit } from "./session.ts";
import { knownVersion } from "./version.ts";

const handle = createRequestHandler(build as unknown as ServerBuild, "production");

const nonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Sends a file to a signed address of ours, for a form that was posted without a script. */
const sender = (origin: string, env: WebEnv) => async (path: string, file: Blob): Promise<boolean> => {
  const headers = { "content-length": String(file.size), "content-type": file.type };
  const request = new Request(new URL(path, origin), { method: "PUT", body: await file.arrayBuffer(), headers });
  return (await serveFile(request, env)).ok;
};

/** The request in the language that its address asks for (`?lang=zh`): told by the header that every call knows. */
function spoken(request: Request): Request {
  const asked = request.method === "GET" ? languageAsked(new URL(request.url)) : null;
  if (!asked) return request;
  const headers = new Headers(request.headers);
  headers.set("lang", asked);
  return new Request(request, { headers });
}

/** The language of an address becomes the visitor's, if they have chosen none. */
function languageKept({ url, headers }: Request): string[] {
  const kept = preferenceCookie("lang", languageAsked(new URL(url)));
  return kept && !readCookies(headers.get("cookie")).has("lang") ? [kept] : [];
}

/** The visit; null where it cannot begin because the upstream does not answer. */
async function begin(request: Request, env: WebEnv): Promise<Visit | null> {
  try {
    return await visit(request, env, { guest: true });
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Every page: the visit's session, then Remix. */
export async function servePage(sent: Request, env: WebEnv, execution: ExecutionContext): Promise<Response> {
  const request = spoken(sent);
  const begun = await begin(request, env);
  if (!begun) return refuse(sent, 503);
  const { upstream, lang, cookies, endSession, forgetVisitor } = begun;
  const putFile = sender(request.url, env);
  const api = createCaller({ upstream, stores: storesOf(env, execution) });
  const known = knownVersion(api, (work) => execution.waitUntil(work));
  const version = sent.method === "GET" ? known : null;
  const context = { api, lang, ...placeOf(request, env), eventsHost: eventsHostOf(env), nonce: nonce(), endSession, forgetVisitor, putFile, version };
  const response = await handle(request, context);
  const added = [...cookies, ...languageKept(sent)];
  if (added.length === 0) return response;
  const answer = new Response(response.body, response);
  for (const cookie of added) answer.headers.append("set-cookie", cookie);
  return answer;
}
