import type { Operation } from "../../../trpc/contract/v1/operation.ts";
import { openApi } from "../../../trpc/contract/v1/openapi.ts";
import { operationsAt } from "../../../trpc/contract/v1/operations.ts";
import { AppError } from "../app-error.ts";
import { boundedText } from "../http/bounded-text.ts";
import type { App } from "../http/implement.ts";
import { randomId, sha256 } from "../ids.ts";
import { services } from "../services.ts";
import { absolute } from "./absolute.ts";
import { jsonAnswer, problemAnswer } from "./answer.ts";
import { type Holder, holderOf, refuseKeyInAddress, requireScope } from "./holder.ts";
import { idempotencyKeyOf, once } from "./idempotency.ts";
import { type Given, performOperation } from "./perform.ts";
import { countRequest, tooMany } from "./rate.ts";
import { type ApiContext, callOf, countBeside, publicOrigin } from "./request.ts";
import { requestOf } from "./spend.ts";

/** The JSON of a request's body; `{}` where there is none. Throws api.bodyInvalid, api.bodyTooLarge, api.mediaType. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await boundedText(request);
  if (text === null) throw new AppError("api.bodyTooLarge");
  if (text.trim() === "") return {};
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) throw new AppError("api.mediaType");
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below, as any other body that is no object.
  }
  throw new AppError("api.bodyInvalid");
}

interface Matched {
  operation: Operation;
  given: Given;
  holder: Holder;
}

async function answer(context: ApiContext, app: App, { operation, given, holder }: Matched): Promise<Response> {
  const { raw } = context.req;
  const all = services(context.env);
  const idempotency = operation.changes ? idempotencyKeyOf(raw.headers) : randomId(20);
  const request = await requestOf(holder.key.id, idempotency);
  const work = async () => {
    const data = await performOperation(operation, given, { app, call: callOf(context, holder), holder, request });
    return { status: operation.status, body: JSON.stringify(absolute(data, publicOrigin(raw, all))) };
  };
  if (!operation.changes) {
    const { status, body } = await work();
    return jsonAnswer(status, body, {});
  }
  const fingerprint = await sha256(JSON.stringify([operation.id, given]));
  const { status, body, replayed } = await once(all, { id: request, owner_id: holder.key.owner_id, fingerprint }, work);
  return jsonAnswer(status, body, replayed ? { "idempotent-replayed": "true" } : {});
}

/** The operation of an address and method. Throws system.notFound, api.method. */
function matched({ req: { method, raw } }: ApiContext): { operation: Operation; params: Record<string, string> } {
  const here = operationsAt(new URL(raw.url).pathname);
  if (here.length === 0) throw new AppError("system.notFound");
  const found = here.find(({ operation }) => operation.method === method);
  if (!found) throw new AppError("api.method");
  return found;
}

async function serve(context: ApiContext, app: App): Promise<Response> {
  const { raw } = context.req;
  const all = services(context.env);
  let headers: Record<string, string> = {};
  let counting: ((status: number) => void) | undefined;
  const respond = async (): Promise<Response> => {
    await refuseKeyInAddress(all, raw.url);
    const { operation, params } = matched(context);
    const holder = await holderOf(all, raw.headers);
    counting = (status) => countBeside(context, holder, { operation: operation.id, status });
    const rate = await countRequest(all, holder);
    ({ headers } = rate);
    if (!rate.within) throw tooMany();
    requireScope(holder, operation.scope);
    const body = operation.body ? await bodyOf(raw) : {};
    const given = { params, query: Object.fromEntries(new URL(raw.url).searchParams), body };
    return answer(context, app, { operation, given, holder });
  };
  const response = await respond().catch((error: unknown) => problemAnswer(context, error, headers));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set("access-control-allow-origin", publicOrigin(raw, all));
  counting?.(response.status);
  return response;
}

const allowed = (pathname: string): string =>
  operationsAt(pathname)
    .map(({ operation }) => operation.method)
    .join(", ");

/** Serves `/v1`: every operation of the table, and the document that describes them. */
export function apiRoutes(app: App): void {
  app.get("/v1/openapi.json", (context) => {
    const origin = publicOrigin(context.req.raw, services(context.env));
    return jsonAnswer(200, JSON.stringify(openApi(origin)), { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" });
  });
  app.all("/v1/*", async (context) => {
    const response = await serve(context, app);
    if (response.status === 405) response.headers.set("allow", allowed(new URL(context.req.raw.url).pathname));
    return response;
  });
}
