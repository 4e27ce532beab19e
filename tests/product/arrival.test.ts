import { describe, expect, it } from "vitest";
import { messages as words } from "../../locales/en/messages.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { cookiesOf, get, post, registered } from "./browse.ts";
import { ORIGIN } from "./support.ts";

/** A token for `?att=` of an account, as its own script asks for one. */
async function handoff(token: string): Promise<string> {
  const answer = await fetch(`${ORIGIN}/trpc/account.createHandoff`, {
    method: "POST",
    headers: { "x-token": token, "content-type": "application/json" },
    body: "{}",
  });
  return ((await answer.json()) as { result: { data: { att: string } } }).result.data.att;
}

const handoffCookie = (answer: Response): string => cookiesOf(answer).get("handoff")?.split(";")[0] ?? "";
const tokenOf = (answer: Response): string => /^token=([0-9a-z]+);/.exec(cookiesOf(answer).get("token") ?? "")?.[1] ?? "";

describe("a token in the address (spec §4: att)", () => {
  it("changes nothing by itself: a page says whose account it is, and asks", async () => {
    const { token, email } = await registered();
    const answer = await get(`/projects?att=${await handoff(token)}&before=9`);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("referrer-policy")]).toEqual([
      302,
      "/continue?back=%2Fprojects%3Fbefore%3D9",
      "no-referrer",
    ]);
    expect(cookiesOf(answer).has("token")).toBe(false);
    const asked = await get("/continue?back=%2Fprojects", { cookie: handoffCookie(answer) });
    const page = await asked.text();
    expect(page).toContain(`${email[0]}•••@`);
    expect(page).not.toContain(email);
    expect(cookiesOf(asked).has("token")).toBe(false);
  });

  it("opens the session of its account when that is confirmed, once; the guest's work goes along", async () => {
    const { token, email } = await registered();
    const att = await handoff(token);
    const begun = await post("/link-to-video", { url: "https://shop.example/mine" });
    const guest = `token=${tokenOf(begun)}`;
    const cookie = `${guest}; ${handoffCookie(await get(`/home?att=${att}`, { cookie: guest }))}`;
    const went = await post("/continue", { intent: "go", back: "/projects" }, { cookie });
    expect([went.status, went.headers.get("location")]).toEqual([303, "/projects"]);
    const session = `token=${tokenOf(went)}`;
    expect(await (await get("/profile", { cookie: session })).text()).toContain(email);
    expect(await (await get("/projects", { cookie: session })).text()).toContain("shop.example");
    const again = await post("/continue", { intent: "go", back: "/projects" }, { cookie: `handoff=${att}` });
    expect([again.headers.get("location"), tokenOf(again)]).toEqual(["/continue?back=%2Fprojects", ""]);
    expect(await (await get("/continue?back=%2Fprojects", { cookie: `handoff=${att}` })).text()).toContain(words.account.handoff.over);
  });

  it("is not confirmed by another site's form, and may be declined", async () => {
    const { token } = await registered();
    const cookie = `handoff=${await handoff(token)}`;
    expect((await post("/continue", { intent: "go" }, { cookie, "sec-fetch-site": "cross-site" })).status).toBe(403);
    const stayed = await post("/continue", { intent: "stay", back: "/home" }, { cookie });
    expect([stayed.headers.get("location"), tokenOf(stayed)]).toEqual(["/home", ""]);
    expect(cookiesOf(stayed).get("handoff")).toMatch(/Max-Age=0/);
  });

  it("that is a session's own, or that nobody knows, opens nothing", async () => {
    const { token } = await registered();
    for (const att of [token, "a".repeat(40)]) {
      const cookie = handoffCookie(await get(`/home?att=${att}`));
      expect(await (await get("/continue", { cookie })).text()).toContain(words.account.handoff.over);
      expect(tokenOf(await post("/continue", { intent: "go" }, { cookie }))).toBe("");
    }
    for (const att of ["<script>", "", "x".repeat(3000)]) {
      const answer = await get(`/home?att=${encodeURIComponent(att)}`);
      expect([answer.status, answer.headers.get("location"), handoffCookie(answer)]).toEqual([302, "/home", ""]);
    }
  });

  it("does not touch the session of someone signed in, and is not taken from a form, a picture or a frame", async () => {
    const [theirs, mine] = [await registered(), await registered()];
    const att = await handoff(theirs.token);
    expect(handoffCookie(await get(`/home?att=${att}`, { cookie: `token=${mine.token}` }))).toBe("");
    const pressed = await post("/continue", { intent: "go", back: "/home" }, { cookie: `token=${mine.token}; handoff=${att}` });
    expect([pressed.headers.get("location"), tokenOf(pressed)]).toEqual(["/home", ""]);
    for (const headers of [
      { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
      { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" },
    ] as Record<string, string>[]) {
      expect(handoffCookie(await get(`/home?att=${att}`, headers))).toBe("");
    }
    expect(handoffCookie(await post(`/language?att=${att}`, { lang: "en" }))).toBe("");
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
