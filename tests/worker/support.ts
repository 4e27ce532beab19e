import { createExecutionContext, env as bindings } from "cloudflare:test";
import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import { account } from "../../trpc/contract/account.ts";
import { upstream, type Upstream } from "../../trpc/upstream/client.ts";
import type { UpstreamEnv } from "../../workers/upstream/env.ts";
import worker from "../../workers/upstream/index.ts";
import { services } from "../../workers/upstream/services.ts";

export type TestEnv = UpstreamEnv & { MIGRATIONS: D1Migration[]; CACHE: KVNamespace };
export const env = bindings as unknown as TestEnv;
export const all = services(env);

/**
 * Asks the upstream's own handler, in the isolate of the test. By way of `SELF` each request would have the worker's
 * modules looked up anew, which takes the longer the more files ran before.
 */
export const ask = async (target: string | Request, init?: RequestInit): Promise<Response> =>
  worker.fetch(new Request(target, init), env, createExecutionContext());
const send = ask as typeof fetch;

/** Calls the upstream as the web tier would, as a token's owner. */
export const as = (token: string, lang: "en" | "zh" = "en", more: { adminKey?: string; appKey?: string } = {}): Upstream =>
  upstream({ send, origin: "https://upstream.test", caller: { token, lang, clientId: "tests", device: "web", deviceId: "d", ...more } });

export interface Guest {
  call: Upstream;
  token: string;
  userId: string;
}

/** A fresh guest of the test's own. */
export async function guest(): Promise<Guest> {
  const { token } = await as("")(account.guestLogin, {});
  const { userId } = await as(token)(account.getUserInfo, {});
  return { call: as(token), token, userId };
}
