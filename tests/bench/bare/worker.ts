import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/cloudflare";
import * as build from "./build/server/index.js";

const handle = createRequestHandler(build as unknown as ServerBuild, "production");

export default {
  fetch: (request: Request, env: { DB: D1Database }) => handle(request, { db: env.DB } as unknown as AppLoadContext),
};
