import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "../../trpc/router.ts";
import type { WebEnv } from "./env.ts";
import { welcomeGuest } from "./guest.ts";
import { drained } from "./refuse.ts";
import { storesOf, visit } from "./session.ts";

const BODY_LIMIT = 256 * 1024;
const BATCH_LIMIT = 20;

/** Calls of a batch are named in its path; a comma counts encoded as well. */
const callsOf = ({ url }: Request): number => new URL(url).pathname.split(/,|%2c/i).length;

/** The request with its body in hand; null where it has too many calls or, whatever length it told, too long a body. */
async function bounded(request: Request): Promise<Request | null> {
  if (callsOf(request) > BATCH_LIMIT || Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT) return drained(request);
  if (!request.body) return request;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of request.body as ReadableStream<Uint8Array<ArrayBuffer>>) {
    size += part.length;
    if (size <= BODY_LIMIT) parts.push(part);
  }
  if (size > BODY_LIMIT) return null;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: new Blob(parts) });
}

/** `/trpc/*`: every procedure, for any plain `@trpc/client`. */
export async function serveTrpc(sent: Request, env: WebEnv, context: ExecutionContext): Promise<Response> {
  const request = await bounded(sent);
  if (!request) return Response.json({ error: { message: "The request is too large." } }, { status: 413 });
  const visitor = await visit(request, env);
  const { upstream, jar } = visitor;
  await welcomeGuest(request, new URL(request.url), visitor);
  const response = await fetchRequestHandler({
    endpoint: "/trpc",
    req: request,
    router: appRouter,
    createContext: () => ({ upstream, stores: storesOf(env, context) }),
    onError: ({ error }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") console.error(error);
    },
  });
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-content-type-options", "nosniff");
  for (const cookie of jar.headers()) response.headers.append("set-cookie", cookie);
  return response;
}
