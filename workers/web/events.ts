import { visitorOf } from "../../app/consent/visitor.ts";
import { readCookies, setCookie } from "../../app/http/cookies.ts";
import { beacon, FEATURE_USED, gateway, measuredPage, type MeasuredPage, PAGE_VIEW } from "../../trpc/contract/events.ts";
import { mayMeasure } from "../../trpc/contract/rules/consent.ts";
import { EVENT_RATE, rateLimit } from "../../trpc/contract/rules/rate.ts";
import { upstream } from "../../trpc/upstream/client.ts";
import { readVariables, upstreamOf, type WebEnv } from "./env.ts";
import { clientAddressOf, geoOf } from "./geo.ts";
import { drained, refuse } from "./refuse.ts";
import { UUID } from "./uuid.ts";

const BODY_LIMIT = 8 * 1024;

const allow = rateLimit(EVENT_RATE);

/** The second gateway: its own origin, or the embedded one. No session, no device: it is told what the beacon says. */
function gatewayOf(env: WebEnv) {
  const { EVENTS_URL, EVENTS_APP_KEY } = readVariables(env);
  const way = EVENTS_URL ? { send: fetch, origin: EVENTS_URL } : upstreamOf(env);
  const caller = { token: "", lang: "en", clientId: "reelwright-web", device: "web", deviceId: "", appKey: EVENTS_APP_KEY } as const;
  return upstream({ ...way, gathers: false, caller });
}

const addressOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** An address without its query: drafts and tokens are nobody's business. */
const bare = (address: URL | null): string => (address ? address.origin + address.pathname : "").slice(0, 500);

interface Told {
  page: MeasuredPage;
  ref: string;
  name: string;
  percent: number | undefined;
}

/** Who is measured, by their cookies; `isNew`: this is their first view. */
interface Visitor {
  id: string;
  isNew: boolean;
  /** Empty until they have seen a second page. */
  secondPage: string;
}

function visitorBy(request: Request): Visitor {
  const cookies = readCookies(request);
  const known = cookies.get("user_cookie_id") ?? "";
  const secondPage = cookies.get("second_page") ?? "";
  const isNew = !UUID.test(known);
  return { id: isNew ? crypto.randomUUID() : known, isNew, secondPage: /^\w{1,80}$/.test(secondPage) ? secondPage : "" };
}

/** What the answer to a beacon keeps: the id with the first view, the page's name with the second (spec §3 Storage keys). */
function kept({ id, isNew, secondPage }: Visitor, { name, page }: Told, domain: string): Headers {
  const headers = new Headers();
  if (isNew) headers.append("set-cookie", setCookie("user_cookie_id", id, { domain }));
  else if (name === PAGE_VIEW && secondPage === "" && page.name)
    headers.append("set-cookie", setCookie("second_page", page.name, { domain }));
  return headers;
}

async function forward(
  { page, ref, name, percent }: Told,
  referer: string,
  send: ReturnType<typeof gatewayOf>,
  { id: userCookieId, secondPage }: Visitor,
): Promise<void> {
  const url = addressOf(referer);
  const inviteCode = (url?.searchParams.get("invite_code") ?? "").slice(0, 60);
  const about = {
    url: bare(url),
    userId: page.user,
    inviteCode,
    pageTitle: page.title,
    pageName: page.name,
    ref: bare(addressOf(ref)),
    userCookieId,
  };
  const happened = (eventName: string, eventData: Record<string, string | number>) =>
    send(gateway.pageEvent, { ...about, eventName, eventData });
  const sent: Promise<unknown>[] =
    name === PAGE_VIEW
      ? [
          send(gateway.pageView, { ...about, props: secondPage ? { secondPage } : {} }),
          ...(page.feature ? [happened(FEATURE_USED, { feature: page.feature })] : []),
        ]
      : [happened(name, percent === undefined ? {} : { percent })];
  // The gateway's failures are ignored (spec §7).
  await Promise.allSettled(sent);
}

async function readBeacon(request: Request): Promise<Told | null> {
  if (!(Number(request.headers.get("content-length") ?? Number.NaN) <= BODY_LIMIT)) return drained(request);
  try {
    const { page, ...rest } = beacon.parse(JSON.parse(await request.text()));
    return { page: measuredPage.parse(JSON.parse(page)), ref: rest.ref, name: rest.name, percent: rest.percent };
  } catch {
    return null;
  }
}

/**
 * `POST /events`: what a page's script measured, checked and passed on behind the answer. Without consent where it is
 * needed, or under Global Privacy Control, nothing is passed on and no id is set, whatever was sent.
 */
export async function takeEvents(request: Request, env: WebEnv, context: ExecutionContext): Promise<Response> {
  if (request.method !== "POST") return refuse(request, 405);
  const { country } = geoOf(request, env);
  const visitor = visitorBy(request);
  if (!mayMeasure(visitorOf(request, country))) return new Response(await drained(request), { status: 204 });
  const who = clientAddressOf(request, env) || visitor.id;
  const told = allow(who) ? await readBeacon(request) : await drained(request);
  if (!told) return new Response(null, { status: 422 });
  context.waitUntil(forward(told, request.headers.get("referer") ?? "", gatewayOf(env), visitor));
  return new Response(null, { status: 204, headers: kept(visitor, told, readVariables(env).COOKIE_DOMAIN) });
}
