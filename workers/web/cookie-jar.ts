import { type CookieName, setCookie } from "../../app/http/cookies.ts";

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

/** The cookies of one request and of its answer, shared by the hosts of `domain`; empty: this host alone. */
export function openJar(cookies: ReadonlyMap<string, string>, domain: string): Jar {
  const out = new Map<CookieName, string>();
  const set: Jar["set"] = (name, value, maxAge) => void out.set(name, setCookie(name, value, { maxAge, domain }));
  return {
    get: (name) => decoded(cookies.get(name) ?? ""),
    set,
    clear: (...names) => names.forEach((name) => set(name, "", 0)),
    headers: () => [...out.values()],
  };
}
