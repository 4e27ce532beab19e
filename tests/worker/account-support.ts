import { createExecutionContext } from "cloudflare:test";
import { account } from "../../trpc/contract/account.ts";
import { upstream, type Upstream } from "../../trpc/upstream/client.ts";
import worker from "../../workers/upstream/index.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { as, env, type Guest } from "./support.ts";

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

interface Asker {
  token?: string;
  /** Where the web worker says that the request came from. */
  address?: string;
  /** What stands beside it; the shared secret where none is given. */
  secret?: string;
  lang?: "en" | "zh";
  device?: string;
  adminKey?: string;
  /** How the web worker says that it was reached. */
  origin?: string;
}

/** Calls an upstream with other variables than the tests' own. */
export function withVariables(variables: Record<string, string>) {
  const bindings = { ...env, ...variables };
  return ({
    token = "",
    address = "203.0.113.1",
    secret = String(env.UPSTREAM_SECRET),
    lang = "en",
    device = "d",
    adminKey,
    origin = "",
  }: Asker = {}): Upstream => {
    const send = (async (request: Request) => {
      const headers = new Headers(request.headers);
      headers.set("x-client-address", address);
      headers.set("x-upstream-secret", secret);
      headers.set("x-client-origin", origin);
      return worker.fetch(new Request(request, { headers }), bindings, createExecutionContext());
    }) as typeof fetch;
    return upstream({
      send,
      origin: "https://upstream.test",
      caller: { token, lang, clientId: "tests", device: "web", deviceId: device, adminKey },
    });
  };
}
