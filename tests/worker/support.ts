import { env as bindings, SELF } from "cloudflare:test";
import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import { account } from "../../trpc/contract/account.ts";
import { upstream, type Upstream } from "../../trpc/upstream/client.ts";
import type { UpstreamEnv } from "../../workers/upstream/env.ts";
import { services } from "../../workers/upstream/services.ts";

export type TestEnv = UpstreamEnv & { MIGRATIONS: D1Migration[]; CACHE: KVNamespace };
export const env = bindings as unknown as TestEnv;
export const all = services(env);

const send = SELF.fetch.bind(SELF) as typeof fetch;

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
