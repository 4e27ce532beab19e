import { readCookies } from "../../app/http/cookies.ts";
import { account, type UserInfo } from "../../trpc/contract/account.ts";
import type { CacheStores } from "../../trpc/cache/read-through.ts";
import type { Attribution } from "../../trpc/contract/rules/attribution.ts";
import { needOf } from "../../trpc/contract/rules/access.ts";
import { codeOf, errorOf, messageText } from "../../trpc/contract/rules/errors.ts";
import type { Endpoint } from "../../trpc/contract/endpoint.ts";
import { type Caller, upstream, type Upstream } from "../../trpc/upstream/client.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { callerOf } from "./caller.ts";
import { keepAttribution } from "./attribution-cookie.ts";
import { clientAddressOf, geoOf } from "./geo.ts";
import { readVariables, upstreamOf, type WebEnv } from "./env.ts";
import { detectLanguage } from "./language.ts";
import { type Jar, openJar } from "./cookie-jar.ts";

/** The cache stores of one request. */
export const storesOf = ({ CACHE, CACHE_DB }: WebEnv, context: ExecutionContext): CacheStores => ({
  kv: CACHE,
  db: CACHE_DB,
  waitUntil: (work) => context.waitUntil(work),
});

/** What the upstream said while the answer was made. */
export interface Seen {
  user?: UserInfo;
  /** The first code that sends the browser elsewhere (spec §8: -202, -105). */
  redirect?: number;
  /** No guest could be made: the upstream is not there. */
  unreachable?: true;
}

export interface Visit {
  upstream: Upstream;
  caller: Caller;
  /** Whether the request itself brought a token. */
  known: boolean;
  jar: Jar;
  attribution: Attribution;
  seen: Seen;
  keep(session: { token: string; maxAge: number }): void;
}

/** Where the request came from, said with the secret that makes the upstream believe it. */
export const origins = (request: Request, env: WebEnv): Record<string, string> => {
  const { UPSTREAM_SECRET } = readVariables(env);
  const address = clientAddressOf(request, env);
  if (!UPSTREAM_SECRET || !address) return {};
  const { origin } = new URL(request.url);
  return {
    "X-Client-Address": address,
    "X-Client-Country": geoOf(request, env).country,
    "X-Client-Origin": origin,
    "X-Upstream-Secret": UPSTREAM_SECRET,
  };
};

/** Login required of a call that needs more than a session: said to a guest as to somebody whose session is over. */
const asksForAccount = (endpoint: Pick<Endpoint, "path">, { code }: UpstreamError): boolean =>
  code === codeOf("auth.loginRequired") && needOf(endpoint) !== "session";

/**
 * A call that needs a session is not made without one; what the upstream says is remembered; the user is read once.
 * What only an account may do is refused to a guest with the code of an ended session: theirs has ended only where the
 * user cannot be read either.
 */
function watched(call: Upstream, caller: Caller, seen: Seen): Upstream {
  let user: Promise<unknown> | undefined;
  const observed = async <T>(endpoint: Pick<Endpoint, "path">, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof UpstreamError) || errorOf(error.code).kind !== "redirect") throw error;
      if (asksForAccount(endpoint, error)) await readUser().catch(() => undefined);
      else seen.redirect ??= error.code;
      throw error;
    }
  };
  const readUser = (): Promise<unknown> => (user ??= observed(account.getUserInfo, call(account.getUserInfo, {})));
  return async (endpoint, input) => {
    if (endpoint.session === "required" && caller.token === "") {
      throw new UpstreamError(codeOf("auth.loginRequired") ?? -202, messageText("auth.loginRequired", caller.lang));
    }
    if (endpoint.path !== account.getUserInfo.path) {
      if (!endpoint.asks) user = undefined;
      return observed(endpoint, call(endpoint, input));
    }
    const answer = await readUser();
    seen.user = answer as UserInfo;
    return answer as Awaited<ReturnType<typeof call<typeof endpoint.input, typeof endpoint.output>>>;
  };
}

/** Who visits, with a way to call the upstream as them. */
export async function visit(request: Request, env: WebEnv): Promise<Visit> {
  const cookies = readCookies(request);
  const { COOKIE_DOMAIN, PARTNER_HOSTS } = readVariables(env);
  const jar = openJar(cookies, COOKIE_DOMAIN);
  const caller = callerOf(request, cookies, await detectLanguage(request));
  if (caller.deviceId !== cookies.get("device_id")) jar.set("device_id", caller.deviceId);
  const seen: Seen = {};
  const keep: Visit["keep"] = ({ token, maxAge }) => {
    caller.token = token;
    // What an ended session met before does not concern the new one.
    seen.redirect = undefined;
    jar.set("token", token, maxAge);
  };
  const call = upstream({ ...upstreamOf(env), caller, headers: origins(request, env), onRefresh: keep });
  return {
    upstream: watched(call, caller, seen),
    caller,
    known: caller.token !== "",
    jar,
    attribution: keepAttribution(jar, new URL(request.url), PARTNER_HOSTS),
    seen,
    keep,
  };
}
