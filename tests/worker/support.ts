import { env as bindings, SELF } from "cloudflare:test";
import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import type { z } from "zod";
import { account } from "../../trpc/contract/account.ts";
import type { Endpoint } from "../../trpc/contract/endpoint.ts";
import { upstream, type Upstream } from "../../trpc/upstream/client.ts";
import type { UpstreamEnv } from "../../workers/upstream/env.ts";
import { services } from "../../workers/upstream/services.ts";

export type TestEnv = UpstreamEnv & { MIGRATIONS: D1Migration[] };
export const env = bindings as unknown as TestEnv;
export const all = services(env);

const send = SELF.fetch.bind(SELF) as typeof fetch;

/** Calls the upstream as the web tier would, as a token's owner. */
export const as = (token: string, lang: "en" | "zh" = "en"): Upstream =>
  upstream({ send, origin: "https://upstream.test", caller: { token, lang, clientId: "tests", device: "web", deviceId: "d" } });

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

/** The bare envelope of a call, for what the client would throw. */
export async function envelopeOf(endpoint: Endpoint<z.ZodType, z.ZodType>, input: unknown, headers: Record<string, string>): Promise<{ code: number; msg: string; data?: unknown }> {
  const response = await send(`https://upstream.test${endpoint.path}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...headers },
    ...(endpoint.method === "POST" ? { body: JSON.stringify(input) } : {}),
  });
  return response.json();
}
