import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "../../trpc/router.ts";
import type { WebEnv } from "./env.ts";
import { storesOf, visit } from "./session.ts";

const BODY_LIMIT = 256 * 1024;
const BATCH_LIMIT = 20;

const tooMuch = (request: Request): boolean => {
  const calls = new URL(request.url).pathname.split(",").length;
  return calls > BATCH_LIMIT || Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT;
};

/** `/trpc/*`: every procedure, for any plain `@trpc/client`. */
export async function serveTrpc(request: Request, env: WebEnv, context: ExecutionContext): Promise<Response> {
  if (tooMuch(request)) return Response.json({ error: { message: "The request is too large." } }, { status: 413 });
  const { upstream, cookies } = await visit(request, env, { guest: false });
  const response = await fetchRequestHandler({
    endpoint: "/trpc",
    req: request,
    router: appRouter,
    createContext: () => ({ upstream, stores: storesOf(env, context) }),
  });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
