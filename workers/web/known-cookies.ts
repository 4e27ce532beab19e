import { type Attribution, attributionOf } from "../../trpc/contract/rules/attribution.ts";
import { partnerUrl } from "../../trpc/contract/rules/partner.ts";
import { TEN_YEARS, writeCookie } from "./cookies.ts";

const MONTH = 60 * 60 * 24 * 30;
const HOUR = 60 * 60;

export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Every cookie that the web worker keeps (spec §3 Storage keys): how long in seconds, and whether scripts may read it. */
const COOKIES = {
  token: { maxAge: 0, httpOnly: true },
  user_type: { maxAge: TEN_YEARS, httpOnly: false },
  device_id: { maxAge: TEN_YEARS, httpOnly: true },
  user_cookie_id: { maxAge: TEN_YEARS, httpOnly: true },
  /** Attribution values (spec §3), as JSON. */
  came: { maxAge: MONTH, httpOnly: true },
  partner_url: { maxAge: MONTH, httpOnly: true },
  /** Google's one-tap prompt has been shown: once is enough (spec §4). */
  one_tap: { maxAge: TEN_YEARS, httpOnly: true },
  /** The question that a sign-in provider has been asked for this browser. */
  sign_in: { maxAge: HOUR, httpOnly: true },
} as const;
export type CookieName = keyof typeof COOKIES;

export interface Jar {
  /** A cookie of the request; empty where it has none. */
  get(name: CookieName): string;
  set(name: CookieName, value: string, maxAge?: number): void;
  clear(...names: CookieName[]): void;
  /** What the answer has to carry: the last word on each cookie. */
  headers(): string[];
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
};

/** The cookies of one request and of its answer. Values are encoded, so that none can add a header or an attribute. */
export function openJar(cookies: Map<string, string>, options: { domain: string; secure: boolean }): Jar {
  const out = new Map<CookieName, string>();
  const set: Jar["set"] = (name, value, maxAge = COOKIES[name].maxAge) =>
    void out.set(name, writeCookie(name, encodeURIComponent(value), { ...options, maxAge, httpOnly: COOKIES[name].httpOnly }));
  return {
    get: (name) => decoded(cookies.get(name) ?? ""),
    set,
    clear: (...names) => names.forEach((name) => set(name, "", 0)),
    headers: () => [...out.values()],
  };
}

/** The attribution that this browser has been keeping; a forged cookie holds no more than a link could bring. */
export function readCame(jar: Jar): Attribution {
  try {
    const kept: unknown = JSON.parse(jar.get("came") || "{}");
    return typeof kept === "object" && kept !== null ? attributionOf(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

/** Keeps what a link brings beside what was kept before; the newer value of a name wins. A partner that is not allowed is not kept. */
export function keepCame(jar: Jar, url: URL, partnerHosts: string): Attribution {
  const before = readCame(jar);
  const brought = attributionOf([...url.searchParams].filter(([name, value]) => name !== "openPartner" || partnerUrl(value, partnerHosts)));
  const all = { ...before, ...brought };
  if (Object.keys(brought).length > 0) jar.set("came", JSON.stringify(all));
  return all;
}
