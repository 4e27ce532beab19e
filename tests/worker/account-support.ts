import { SELF } from "cloudflare:test";
import { account } from "../../trpc/contract/account.ts";
import { upstream, type Upstream } from "../../trpc/upstream/client.ts";
import { as, env, type Guest } from "./support.ts";

/** An address that no other test uses. */
export const freshEmail = (): string => `${crypto.randomUUID().slice(0, 13)}@example.com`;

export const PASSWORD = "correct horse";

/** Asks for a code as the page of an installation without mail does. */
export async function codeFor(email: string, call: Upstream = as("")): Promise<string> {
  const { code_on_page } = await call(account.getVCode, { email, purpose: "register" });
  return code_on_page ?? "";
}

/** Registers a new address, as a guest or as nobody. */
export async function register(from?: Guest, came: { invite_code?: string; utm_source?: string } = {}) {
  const call = from?.call ?? as("");
  const email = freshEmail();
  const code = await codeFor(email, call);
  const session = await call(account.registerByCode, { email, password: PASSWORD, code, agreement: true, ...came });
  const me = as(session.token);
  return { email, session, call: me, info: await me(account.getUserInfo, {}) };
}

/** Calls with the web worker's secret, from an address of the test's choice. */
export const from = (address: string, token = "", secret = String(env.UPSTREAM_SECRET)): Upstream => {
  const send = ((request: Request) => {
    const carried = new Request(request);
    carried.headers.set("x-client-address", address);
    carried.headers.set("x-upstream-secret", secret);
    return SELF.fetch(carried);
  }) as typeof fetch;
  return upstream({ send, origin: "https://upstream.test", caller: { token, lang: "en", clientId: "tests", device: "web", deviceId: "d" } });
};
