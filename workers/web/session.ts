import { account } from "../../trpc/contract/account.ts";
import { type Caller, upstream, type Upstream } from "../../trpc/upstream/client.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import type { CacheStores } from "../../trpc/cache/read-through.ts";
import { readCookies, TEN_YEARS, writeCookie } from "./cookies.ts";
import { placeOf } from "./place.ts";
import { readVariables, upstreamOf, type WebEnv } from "./env.ts";

/** The cache stores of one request. */
export const storesOf = ({ CACHE, CACHE_DB }: WebEnv, context: ExecutionContext): CacheStores => ({
  kv: CACHE,
  db: CACHE_DB,
  waitUntil: (work) => context.waitUntil(work),
});

export interface Visit {
  upstream: Upstream;
  lang: "en" | "zh";
  /** `Set-Cookie` values that the answer has to carry. */
  cookies: string[];
  /** The `Set-Cookie` that ends the session. */
  endSession: string;
  /** The one that forgets the id of who was measured. */
  forgetVisitor: string;
}

const TOKEN = /^[0-9a-z]{20,80}$/;
const ATTRIBUTION = ["pbtid", "channel", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "invite_code", "openPartner"];

const deviceOf = (agent: string): string =>
  /iPhone|iPad/.test(agent) ? "ios" : /Android/.test(agent) ? "android" : /Windows/.test(agent) ? "windows" : /Mac OS/.test(agent) ? "mac" : "web";

/** What a script put into Authorization. Basic, Digest and Negotiate are not a script's: browsers send those by themselves. */
export const bearerOf = (headers: Headers): string | null => /^(?:Bearer )?(\S+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;

/** The token of a script's own header, or of the page's cookie. */
const tokenOf = (request: Request, cookies: Map<string, string>): string => {
  const given = request.headers.get("x-token") ?? bearerOf(request.headers) ?? cookies.get("token") ?? "";
  return TOKEN.test(given) ? given : "";
};

/** A script says its language by the header of spec §7, a page by its cookie; the fallback is English. */
const languageOf = (request: Request, cookies: Map<string, string>): "en" | "zh" =>
  (request.headers.get("lang") ?? cookies.get("lang") ?? "").startsWith("zh") ? "zh" : "en";

/** Without its upstream the product still shows what it kept: a visit goes on without a guest. */
function unlessUnreachable(error: unknown): null {
  if (error instanceof UpstreamError && error.code === codeOf("system.network")) return null;
  throw error;
}

/** Who visits, with a way to call the upstream as them. A page's first visit makes a guest (spec §4 Session). */
export async function visit(request: Request, env: WebEnv, { guest }: { guest: boolean }): Promise<Visit> {
  const cookies = readCookies(request.headers.get("cookie"));
  const url = new URL(request.url);
  const options = { domain: readVariables(env).COOKIE_DOMAIN, secure: url.protocol === "https:" };
  const out: string[] = [];
  const deviceId = /^[0-9a-f-]{36}$/.test(cookies.get("device_id") ?? "") ? (cookies.get("device_id") ?? "") : crypto.randomUUID();
  if (deviceId !== cookies.get("device_id")) out.push(writeCookie("device_id", deviceId, { ...options, maxAge: TEN_YEARS }));
  const lang = languageOf(request, cookies);
  const caller: Caller = {
    token: tokenOf(request, cookies),
    lang,
    clientId: "reelwright-web",
    device: deviceOf(request.headers.get("user-agent") ?? ""),
    deviceId,
    ip: request.headers.get("cf-connecting-ip") ?? "",
    country: placeOf(request, env).country,
    adminKey: request.headers.get("x-admin-key") ?? undefined,
  };
  const keep = ({ token, maxAge }: { token: string; maxAge: number }) => {
    caller.token = token;
    out.push(writeCookie("token", token, { ...options, maxAge }));
  };
  const call = upstream({ ...upstreamOf(env), caller, onRefresh: keep });
  if (guest && caller.token === "") {
    const came = ATTRIBUTION.flatMap((name) => (url.searchParams.has(name) ? [[name, url.searchParams.get(name)?.slice(0, 300)]] : []));
    const made = await call(account.guestLogin, Object.fromEntries(came)).catch(unlessUnreachable);
    if (made) keep(made);
  }
  return { upstream: call, lang, cookies: out, endSession: writeCookie("token", "", { ...options, maxAge: 0 }), forgetVisitor: writeCookie("user_cookie_id", "", { ...options, maxAge: 0 }) };
}
