import { describe, expect, it } from "vitest";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { cookiesOf, get, post, registered } from "./browse.ts";
import { ORIGIN } from "./support.ts";

describe("a token in the address (spec §4: att)", () => {
  it("that the upstream knows is kept, and leaves the address", async () => {
    const { token } = await registered();
    const answer = await get(`/projects?att=${token}&before=9`);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("referrer-policy")]).toEqual([
      302,
      "/projects?before=9",
      "no-referrer",
    ]);
    expect(cookiesOf(answer).get("token")).toContain(`token=${token};`);
  });

  it("that nobody knows is not kept", async () => {
    for (const token of ["a".repeat(40), "<script>", "", "x".repeat(3000)]) {
      const answer = await get(`/home?att=${encodeURIComponent(token)}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/home"]);
      expect(cookiesOf(answer).has("token")).toBe(false);
    }
  });

  it("does not replace the session of someone signed in, and is not taken from a form, a picture or a frame", async () => {
    const [theirs, mine] = [await registered(), await registered()];
    const kept = await get(`/home?att=${theirs.token}`, { cookie: `token=${mine.token}` });
    expect(cookiesOf(kept).has("token")).toBe(false);
    for (const headers of [
      { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
      { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" },
    ] as Record<string, string>[]) {
      expect(cookiesOf(await get(`/home?att=${theirs.token}`, headers)).get("token") ?? "").not.toContain(theirs.token);
    }
    expect(cookiesOf(await post(`/language?att=${theirs.token}`, { lang: "en" })).get("token") ?? "").not.toContain(theirs.token);
  });

  it("leads to no other site", async () => {
    const answer = await get(`//evil.example/?att=${"a".repeat(40)}`);
    expect(new URL(answer.headers.get("location") ?? "/", ORIGIN).origin).toBe(new URL(ORIGIN).origin);
  });
});

describe("a shop in the address (spec §4: single sign-on)", () => {
  it.each(["evil.example", "a.myshopify.com.evil.example", "a.myshopify.com/x", "<script>alert(1)</script>"])(
    "%s is no shop",
    async (shop) => {
      const answer = await get(`/home?shop=${encodeURIComponent(shop)}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain("<script>");
    },
  );

  it("of an installation without the keys says which", async () => {
    const answer = await get("/home?shop=a.myshopify.com");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("SHOPIFY_API_KEY, SHOPIFY_API_SECRET");
  });
});

describe("an answer that a sign-in provider did not give this browser", () => {
  it.each(["google", "facebook", "shopify"])("of %s is refused", async (provider) => {
    for (const cookie of [
      "",
      `sign_in=${encodeURIComponent(JSON.stringify({ state: "y".repeat(48), nonce: "n".repeat(48), back: "/home", team: "" }))}`,
    ]) {
      const answer = await get(`/login/with/${provider}/callback?code=abc&state=${"x".repeat(48)}`, { cookie });
      expect(answer.headers.get("location")).toBe(`/login?problem=-20108&with=${provider}`);
    }
  });

  it("of a provider that there is not leads to Login", async () => {
    expect((await get("/login/with/constructor/callback?code=a&state=b")).headers.get("location")).toBe("/login");
  });
});

describe("landing", () => {
  it("spec §2: /welcome receives the ad-click query parameters", async () => {
    const email = freshEmail();
    const cookie = `came=${encodeURIComponent(JSON.stringify({ gclid: "g1", fbclid: "f1", pbtid: "p" }))}`;
    const asked = await post("/register", { intent: "code", purpose: "register", email }, { cookie });
    const code = /class="shown-code">(\d{6})</.exec(await asked.text())?.[1] ?? "";
    const answer = await post(
      "/register",
      { intent: "register", purpose: "register", email, code, password: PASSWORD, agreement: "on" },
      { cookie },
    );
    expect(answer.headers.get("location")).toBe("/welcome?gclid=g1&fbclid=f1");
  });
});
