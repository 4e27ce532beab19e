import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";
import { createCaller } from "../../trpc/router.ts";
import { eventsHostOf, type WebEnv } from "./env.ts";
import { serveFile } from "./files.ts";
import { placeOf } from "./place.ts";
import { storesOf, visit } from "./session.ts";

const handle = createRequestHandler(build as unknown as ServerBuild, "production");

const nonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** Sends a file to a signed address of ours, for a form that was posted without a script. */
const sender = (origin: string, env: WebEnv) => async (path: string, file: Blob): Promise<boolean> => {
  const headers = { "content-length": String(file.size), "content-type": file.type };
  const request = new Request(new URL(path, origin), { method: "PUT", body: await file.arrayBuffer(), headers });
  return (await serveFile(request, env)).ok;
};

/** Every page: the visit's session, then Remix. */
export async function servePage(request: Request, env: WebEnv, execution: ExecutionContext): Promise<Response> {
  const { upstream, lang, cookies, endSession, forgetVisitor } = await visit(request, env, { guest: true });
  const putFile = sender(request.url, env);
  const api = createCaller({ upstream, stores: storesOf(env, execution) });
  const context = { api, lang, ...placeOf(request, env), eventsHost: eventsHostOf(env), nonce: nonce(), endSession, forgetVisitor, putFile };
  const response = await handle(request, context);
  if (cookies.length === 0) return response;
  const answer = new Response(response.body, response);
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
