import { safePath } from "../../app/http/back.ts";
import { refusalWords } from "../../app/http/refusal.ts";
import { account } from "../../trpc/contract/account.ts";
import { messageText } from "../../trpc/contract/rules/errors.ts";
import { partnerUrl } from "../../trpc/contract/rules/partner.ts";
import { shopHost } from "../../trpc/contract/rules/shop.ts";
import { isGuest } from "../../trpc/contract/rules/user-types.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { asToken } from "./caller.ts";
import { readVariables, type WebEnv } from "./env.ts";
import { refuse } from "./refuse.ts";
import type { Visit } from "./session.ts";
import { ask } from "./sign-in-question.ts";

/** A person who follows a link: not a form, not a picture of another site, not a script. */
function isNavigation({ method, headers }: Request): boolean {
  return (
    method === "GET" &&
    (headers.get("sec-fetch-mode") ?? "navigate") === "navigate" &&
    (headers.get("sec-fetch-dest") ?? "document") === "document"
  );
}

/** To the same address without some of its values; the one left behind is told to nobody. */
function without(url: URL, ...names: string[]): Response {
  const there = new URL(url);
  for (const name of names) there.searchParams.delete(name);
  const headers = {
    location: there.pathname.replace(/^\/+/, "/") + there.search,
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  };
  return new Response(null, { status: 302, headers });
}

const userType = (call: Visit["upstream"]): Promise<number | null> =>
  call(account.getUserInfo, {}).then(
    ({ user_type }) => user_type,
    () => null,
  );

async function isSignedIn({ caller, upstream: call }: Visit): Promise<boolean> {
  const user_type = caller.token === "" ? null : await userType(call);
  return user_type !== null && !isGuest({ user_type });
}

/**
 * `att`: a token in the address (spec §4). Nothing changes by following a link: the token waits in a cookie, and a page
 * asks whether to go on as its account (decision 036). Someone signed in stays who they are.
 */
async function askAbout(url: URL, given: string, visit: Visit): Promise<Response> {
  const token = asToken(given);
  const onward = without(url, "att");
  if (!token || (await isSignedIn(visit))) return onward;
  visit.jar.set("handoff", token);
  onward.headers.set("location", `/continue?back=${encodeURIComponent(onward.headers.get("location") ?? "/home")}`);
  return onward;
}

/** `shop`: single sign-on through the shop's own page (spec §4). */
async function openShop(request: Request, shop: string, visit: Visit): Promise<Response> {
  const url = new URL(request.url);
  const { lang } = visit.caller;
  if (!shopHost(shop)) return refuse(request, 400, refusalWords("shop"));
  if (await isSignedIn(visit)) return without(url, "shop", "hmac", "timestamp", "host", "session", "embedded", "id_token", "locale");
  const { state } = ask(visit.jar, { back: safePath(url.pathname, url.origin), team: "" });
  try {
    const redirect_uri = `${url.origin}/login/with/shopify/callback`;
    const { url: location } = await visit.upstream(account.shopifySso, { shop, redirect_uri, state });
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    const said = error instanceof UpstreamError ? error.message : messageText("system.error", lang);
    return refuse(request, 503, refusalWords("shop", said));
  }
}

/** What an address may carry besides its page: a partner, a token, a shop. Null: the page itself answers. */
export async function arrive(request: Request, visit: Visit, env: WebEnv): Promise<Response | null> {
  const url = new URL(request.url);
  const given = (name: string): string | null => url.searchParams.get(name);
  const partner = given("openPartner");
  if (partner !== null) {
    const allowed = partnerUrl(partner, readVariables(env).PARTNER_HOSTS);
    if (!allowed) return refuse(request, 400, refusalWords("partner"));
    visit.jar.set("partner_url", allowed.href);
  }
  if (!isNavigation(request)) return null;
  const token = given("att");
  if (token !== null) return askAbout(url, token, visit);
  const shop = given("shop");
  return shop === null ? null : openShop(request, shop, visit);
}
