import type { Context } from "hono";
import { languageOf } from "../../../locales/index.ts";
import { countCall } from "../../../db/queries/api-usage.ts";
import type { UpstreamEnv } from "../env.ts";
import { clientOrigin } from "../http/address.ts";
import type { Call } from "../http/implement.ts";
import { type Services, services } from "../services.ts";
import type { Holder } from "./holder.ts";

export type ApiContext = Context<{ Bindings: UpstreamEnv }>;

/** The language of messages: English unless Chinese is asked for. */
export const apiLanguage = ({ headers }: Request) => languageOf(headers.get("accept-language")?.startsWith("zh") ? "zh-CN" : "en");

/** Where the caller reached us: the web worker says it; without one it is the request's own origin. */
export const publicOrigin = (request: Request, { variables }: Services): string =>
  clientOrigin(request.headers, variables.UPSTREAM_SECRET) || new URL(request.url).origin;

/** The call of the contract that the holder of a key makes. */
export function callOf({ req: { raw }, env, executionCtx }: ApiContext, { user }: Holder): Call {
  return {
    ...services(env),
    user,
    lang: apiLanguage(raw),
    request: raw,
    visitor: async () => ({ user }),
    waitUntil: (work) => executionCtx.waitUntil(work),
  };
}

/** Counts what a key did, beside the answer. */
export function countBeside({ env, executionCtx }: ApiContext, { key }: Holder, call: { operation: string; status: number }): void {
  const day = new Date().toISOString().slice(0, 10);
  executionCtx.waitUntil(countCall(services(env).db, { owner_id: key.owner_id, key_id: key.id, day, ...call }).catch(console.error));
}
