import { createMcpHandler } from "@modelcontextprotocol/server";
import { AppError } from "../app-error.ts";
import { absolute } from "../api/absolute.ts";
import { problemAnswer } from "../api/answer.ts";
import { type Holder, holderOf, refuseKeyInAddress } from "../api/holder.ts";
import { performOperation } from "../api/perform.ts";
import { countRequest, tooMany } from "../api/rate.ts";
import { type ApiContext, apiLanguage, callOf, countBeside, publicOrigin } from "../api/request.ts";
import { requestOf } from "../api/spend.ts";
import type { App } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { services } from "../services.ts";
import { type Agent, mcpServer } from "./server.ts";

const BODY_LIMIT = 256 * 1024;

function agentOf(context: ApiContext, app: App, holder: Holder): Agent {
  const { raw } = context.req;
  const all = services(context.env);
  return {
    holder,
    lang: apiLanguage(raw),
    version: all.variables.VERSION,
    async perform(operation, given) {
      if (operation.kind === "spend" && typeof given.quote !== "string") throw new AppError("api.quoteInvalid");
      // A quote buys once: the same one again is the same task.
      const request = await requestOf(holder.key.id, operation.kind === "spend" ? `quote ${given.quote}` : randomId(20));
      const asking = { app, call: callOf(context, holder), holder, request };
      return absolute(await performOperation(operation, { params: given, query: given, body: given }, asking), publicOrigin(raw, all));
    },
    count: (operation, status) => countBeside(context, holder, { operation: `mcp:${operation.id}`, status }),
  };
}

/** A page of another site may not reach it by the visitor's browser, whatever name it calls this server by (DNS rebinding). */
const isForeign = (request: Request, origin: string): boolean => (request.headers.get("origin") ?? origin) !== origin;

async function serve(context: ApiContext, app: App): Promise<Response> {
  const { raw } = context.req;
  const all = services(context.env);
  if (isForeign(raw, publicOrigin(raw, all))) return new Response(null, { status: 403 });
  await refuseKeyInAddress(all, raw.url);
  const holder = await holderOf(all, raw.headers);
  const { within, headers } = await countRequest(all, holder);
  if (!within) return problemAnswer(context, tooMany(), headers);
  const handler = createMcpHandler(() => mcpServer(agentOf(context, app, holder)), {
    maxRequestBodySize: BODY_LIMIT,
    // Nothing is ever published: its tools change with a deployment.
    maxSubscriptions: 0,
  });
  const answered = await handler.fetch(raw);
  const response = new Response(answered.body, answered);
  for (const [name, value] of Object.entries({ ...headers, "cache-control": "no-store" })) response.headers.set(name, value);
  return response;
}

/** Serves `/mcp`: the Model Context Protocol over HTTP, stateless, by API key. */
export function mcpRoutes(app: App): void {
  app.all("/mcp", (context) => serve(context, app).catch((error: unknown) => problemAnswer(context, error, {})));
}
