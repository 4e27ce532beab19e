const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const TEN_YEARS = 3650 * DAY;

interface Kept {
  /** In seconds; 0 where each writing says it. */
  maxAge: number;
  httpOnly: boolean;
}

const hidden = (maxAge: number): Kept => ({ maxAge, httpOnly: true });
/** Readable by the page's scripts. */
const open = (maxAge: number): Kept => ({ maxAge, httpOnly: false });

/** Every cookie that an answer sets (spec §3 Storage keys, and our own). One more, `js`, is set by entry.client. */
const COOKIES = {
  token: hidden(0),
  user_type: open(TEN_YEARS),
  device_id: hidden(TEN_YEARS),
  user_cookie_id: hidden(TEN_YEARS),
  /** Attribution values (spec §3), as JSON. */
  came: hidden(30 * DAY),
  partner_url: hidden(30 * DAY),
  /** A product link that the operator's own site gave along, on a domain of both (spec §3 site product URL). */
  site_product_url: hidden(30 * DAY),
  /** The name of the second page that a measured visitor saw (spec §3). */
  second_page: hidden(30 * DAY),
  /** Google's one-tap prompt has been shown: once is enough (spec §4). */
  one_tap: hidden(TEN_YEARS),
  /** The question that a sign-in provider has been asked for this browser. */
  sign_in: hidden(HOUR),
  /** The token of `?att=`, until its page is answered. */
  handoff: hidden(600),
  /** A password was right, and a second factor is asked for (docs/decisions/086). */
  second_step: hidden(300),
  /** Stands for the admin key on the operator's pages. */
  admin_session: hidden(8 * HOUR),
  /** What the next page says. */
  flash: hidden(60),
  /** Mirrored in local storage (spec §1) by a script. */
  lang: open(365 * DAY),
  theme: open(365 * DAY),
  /** The release notice that was read. */
  notice: hidden(365 * DAY),
  /** Whether the visitor may be measured: half a year, then it is asked again. */
  consent: hidden(180 * DAY),
} as const satisfies Record<string, Kept>;
export type CookieName = keyof typeof COOKIES;

/** The cookies of a request, as they were sent. */
export function readCookies({ headers }: Pick<Request, "headers">): ReadonlyMap<string, string> {
  const pairs = (headers.get("cookie") ?? "").split(";").flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  return new Map(pairs);
}

/**
 * A `Set-Cookie` for the whole site: of this host alone, or of a `domain`. The value is encoded, so that none can add a
 * header or an attribute. The web worker adds Secure (`workers/web/secured.ts`).
 */
export function setCookie(
  name: CookieName,
  value: string,
  { maxAge = COOKIES[name].maxAge, domain = "" }: { maxAge?: number; domain?: string } = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax"];
  if (domain) parts.push(`Domain=${domain}`);
  if (COOKIES[name].httpOnly) parts.push("HttpOnly");
  return parts.join("; ");
}
