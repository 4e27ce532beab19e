import { describe, expect, it } from "vitest";
import { connect } from "../../scripts/run/client.ts";
import { codeAt, stepAt } from "../../workers/upstream/secrets/totp.ts";
import { fromBase32 } from "../setup/base32.ts";
import { PASSWORD } from "../setup/password.ts";
import type { CookieName } from "../../app/http/cookies.ts";
import { cookiesOf, get, post, registered } from "./browse.ts";
import { ORIGIN } from "./support.ts";

/** As a proxy that takes https passes it on. */
const https = { "x-forwarded-proto": "https" };

/** Someone with a second factor, whose password has just been right. */
async function secondStep(): Promise<Response> {
  const { email, token } = await registered();
  const { client } = await connect(ORIGIN, { token });
  const { secret } = await client.account.beginSecondFactor.mutate({});
  await client.account.confirmSecondFactor.mutate({ code: await codeAt(fromBase32(secret), stepAt(Date.now())) });
  return post("/login", { intent: "login", email, password: PASSWORD }, https);
}

/** A way to be given each cookie that the product ever sets. */
const WAYS: Record<CookieName, () => Promise<Response>> = {
  device_id: () => get("/home", https),
  token: () => post("/link-to-video", { url: "" }, https),
  user_type: () => post("/link-to-video", { url: "" }, https),
  came: () => get("/home?utm_source=news", https),
  partner_url: () => get("/login?openPartner=partner.example", https),
  one_tap: () => get("/login/one-tap", https),
  handoff: () => get(`/home?att=${"a".repeat(40)}`, https),
  second_step: () => secondStep(),
  sign_in: () => get("/login/one-tap", https),
  admin_session: () => post("/admin", { intent: "leave" }, https),
  flash: () => get("/AI/81/old-task", https),
  lang: () => get("/home?lang=zh", https),
  theme: () => post("/theme", { theme: "dark" }, https),
  notice: () => post("/notice", { id: "0123456789abcdef" }, https),
  consent: () => post("/consent", { consent: "yes" }, https),
  site_product_url: () => post("/link-to-video", { url: `${ORIGIN}/samples/bottle/` }, { ...https, cookie: "site_product_url=x" }),
  second_page: () => post("/consent", { consent: "no" }, https),
  user_cookie_id: () => post("/consent", { consent: "no" }, https),
};

describe("cookies (spec §3 Storage keys)", () => {
  it("the device id lasts ten years, and no user cookie id is given before consent; the token is out of reach of scripts; user_type is not", async () => {
    const kept = cookiesOf(await post("/link-to-video", { url: "" }));
    expect(kept.get("device_id")).toMatch(/Max-Age=315360000; SameSite=Lax; HttpOnly$/);
    expect(kept.has("user_cookie_id")).toBe(false);
    expect(kept.get("token")).toMatch(/HttpOnly/);
    expect(kept.get("user_type")).toMatch(/^user_type=5; Path=\/; Max-Age=315360000; SameSite=Lax$/);
  });

  it.each([
    "device_id=<script>",
    "device_id=a; user_cookie_id=%0d%0aSet-Cookie:x=1",
    "token=../../x; came=%7B%22utm_source%22%3A",
    "came=[1]; sign_in={}; partner_url=https://evil.example",
    "user_type=%E0%A4%A",
    "=; ;;; =x; token",
  ])("that are forged (%s) are replaced or ignored, and never said back", async (cookie) => {
    const answer = await get("/home", { cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert");
    for (const [, said] of cookiesOf(answer)) expect(said).not.toMatch(/<script>|evil|\r|\n/);
  });

  it.each(Object.entries(WAYS))("%s, and all that come with it, have the right flags over https", async (name, way) => {
    const kept = cookiesOf(await way());
    expect([...kept.keys()]).toContain(name);
    for (const cookie of kept.values()) expect(cookie).toMatch(/^\w+=[^;]*; Path=\/; Max-Age=\d+; SameSite=Lax(?:; HttpOnly)?; Secure$/);
  });

  it("have them on the redirect of a form that says something, and at the way out", async () => {
    const { token } = await registered();
    const renamed = await post("/profile", { intent: "rename", nickname: "Ada" }, { ...https, cookie: `token=${token}` });
    expect(cookiesOf(renamed).get("flash")).toMatch(/; HttpOnly; Secure$/);
    const out = await post("/logout", {}, { ...https, cookie: `token=${token}; user_type=1` });
    for (const name of ["token", "user_type"])
      expect(cookiesOf(out).get(name)).toMatch(new RegExp(`^${name}=; Path=/; Max-Age=0;.* Secure$`));
  });

  it("are without Secure over http: a browser would drop them, on a machine of one's own", async () => {
    for (const cookie of cookiesOf(await get("/home?lang=zh&utm_source=x")).values()) expect(cookie).not.toContain("Secure");
  });

  it("spec §3: the user cookie id is set by the first beacon after a yes, and lasts ten years; the second page name by the second", async () => {
    const page = JSON.stringify({ name: "UrlToVideo", title: "Link to Video", feature: "url_to_video", user: "u1" });
    const body = JSON.stringify({ page, ref: "", name: "page_view" });
    const answer = await fetch(`${ORIGIN}/events`, {
      method: "POST",
      headers: { ...https, "sec-fetch-site": "same-origin", cookie: "consent=yes" },
      body,
    });
    expect(cookiesOf(answer).get("user_cookie_id")).toMatch(
      /^user_cookie_id=[0-9a-f-]{36}; Path=\/; Max-Age=315360000; SameSite=Lax; HttpOnly; Secure$/,
    );
    const known = cookiesOf(answer).get("user_cookie_id")?.split(";")[0] ?? "";
    const second = await fetch(`${ORIGIN}/events`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", cookie: `consent=yes; ${known}` },
      body,
    });
    expect(cookiesOf(second).get("second_page"), "spec §3: the second page's name").toMatch(
      /^second_page=UrlToVideo; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    );
    const third = await fetch(`${ORIGIN}/events`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", cookie: `consent=yes; ${known}; second_page=CreativeCenter` },
      body,
    });
    expect([...cookiesOf(third).keys()]).toEqual([]);
  });

  it("spec §3: the site product URL that the operator's own site gave along stands in the field for links, until one is sent", async () => {
    const fieldOf = async (link: string) =>
      /name="url"[^>]*value="([^"]*)"/.exec(
        await (await get("/link-to-video", { cookie: `site_product_url=${encodeURIComponent(link)}` })).text(),
      )?.[1];
    expect(await fieldOf("https://shop.example/bottle?a=1&b=2")).toBe("https://shop.example/bottle?a=1&amp;b=2");
    for (const forged of ["javascript:alert(1)", '"><script>', "https://shop.example/\r\nx", "x".repeat(3000), "%E0%A4%A"])
      expect(await fieldOf(forged), forged).toBe("");
    const sent = await post(
      "/link-to-video",
      { url: `${ORIGIN}/samples/bottle/` },
      { cookie: "site_product_url=https%3A%2F%2Fshop.example%2F" },
    );
    expect([sent.status, cookiesOf(sent).get("site_product_url")]).toEqual([
      303,
      "site_product_url=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
    ]);
  });

  it("spec §3: attribution values are kept, cleaned, and sent at the guest's login", async () => {
    const answer = await get("/home?utm_source=news%0d%0aSet-Cookie:evil=1&gclid=g1&inviteCode=i1&nothing=x");
    const came = decodeURIComponent(/came=([^;]*)/.exec(cookiesOf(answer).get("came") ?? "")?.[1] ?? "");
    expect(JSON.parse(came)).toEqual({ utm_source: "newsSet-Cookie:evil=1", gclid: "g1", invite_code: "i1" });
    expect(cookiesOf(answer).has("evil")).toBe(false);
  });
});
