import { describe, expect, it } from "vitest";
import { scriptCookie } from "../behaviours/script-cookie.ts";
import { type CookieName, setCookie } from "./cookies.ts";

const DAY = 86_400;
const TEN_YEARS = 3650 * DAY;

/** Every cookie: how long it lasts, and whether a page's script may read it. The token's life is its session's. */
const COOKIES: Record<CookieName, [seconds: number, reader: "the server alone" | "scripts too"]> = {
  token: [0, "the server alone"],
  user_type: [TEN_YEARS, "scripts too"],
  device_id: [TEN_YEARS, "the server alone"],
  user_cookie_id: [TEN_YEARS, "the server alone"],
  came: [30 * DAY, "the server alone"],
  partner_url: [30 * DAY, "the server alone"],
  site_product_url: [30 * DAY, "the server alone"],
  second_page: [30 * DAY, "the server alone"],
  one_tap: [TEN_YEARS, "the server alone"],
  sign_in: [3600, "the server alone"],
  admin_session: [8 * 60 * 60, "the server alone"],
  handoff: [600, "the server alone"],
  second_step: [300, "the server alone"],
  flash: [60, "the server alone"],
  lang: [365 * DAY, "scripts too"],
  theme: [365 * DAY, "scripts too"],
  notice: [365 * DAY, "the server alone"],
  consent: [180 * DAY, "the server alone"],
};
const names = Object.keys(COOKIES) as CookieName[];

describe("spec §3 Storage keys: the cookie", () => {
  it.each(names)("%s is for the whole site, not sent from other sites' forms, and lasts as long as it has to", (name) => {
    const [seconds, reader] = COOKIES[name];
    expect(setCookie(name, "v")).toBe(
      `${name}=v; Path=/; Max-Age=${seconds}; SameSite=Lax${reader === "the server alone" ? "; HttpOnly" : ""}`,
    );
  });

  it("of the session and of the ids is shared across the product's domain, where one is named", () => {
    for (const name of names)
      expect(setCookie(name, "v", { domain: "studio.example" })).toMatch(/; Domain=studio\.example(?:; HttpOnly)?$/);
  });

  it("of the session lasts as long as the session", () => expect(setCookie("token", "t", { maxAge: 77 })).toContain("; Max-Age=77;"));

  it("holds any value, and none adds a header or an attribute", () => {
    expect(setCookie("came", 'a\r\nSet-Cookie: x=1; Domain=evil.example,"é')).toMatch(/^came=[\w%.\-*'()!~]+; Path=/);
  });
});

it("a script's own cookies are Secure over https, and nowhere else", () => {
  expect(scriptCookie("js", "1", "https:")).toBe("js=1; path=/; max-age=31536000; samesite=lax; secure");
  expect(scriptCookie("lang", "zh", "http:")).toBe("lang=zh; path=/; max-age=31536000; samesite=lax");
});
