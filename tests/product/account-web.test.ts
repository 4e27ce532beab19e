import { request as httpRequest } from "node:http";
import { describe, expect, it } from "vitest";
import { freshEmail } from "../setup/fresh-email.ts";
import { ORIGIN, visitor } from "./support.ts";

type Headers_ = Record<string, string>;

/** As a browser's navigation arrives: Node's own fetch says of itself that it is none. */
const get = (path: string, headers: Headers_ = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(ORIGIN);
    const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", ...headers };
    const sent = httpRequest({ hostname, port, path, headers: navigation }, async (answer) => {
      const said = new Headers();
      for (let at = 0; at < answer.rawHeaders.length; at += 2) said.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
      const parts: Buffer[] = [];
      for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
      resolve(new Response(Buffer.concat(parts), { status: answer.statusCode, headers: said }));
    });
    sent.on("error", reject);
    sent.end();
  });
const post = (path: string, fields: Record<string, string>, headers: Headers_ = {}) =>
  fetch(ORIGIN + path, { method: "POST", redirect: "manual", headers: { "sec-fetch-site": "same-origin", ...headers }, body: new URLSearchParams(fields) });
const cookiesOf = (answer: Response) => new Map(answer.headers.getSetCookie().map((cookie) => [cookie.split("=")[0] ?? "", cookie]));
const PASSWORD = "correct horse";

/** Registers through the typed client, as a script would. */
async function registered() {
  const { client } = await visitor();
  const email = freshEmail();
  const { code_on_page } = await client.account.getVCode.mutate({ email, purpose: "register" });
  const { token } = await client.account.perfectRegister.mutate({ email, password: PASSWORD, code: code_on_page ?? "", agreement: true });
  return { email, token };
}

describe("cookies (spec §3 Storage keys)", () => {
  it("the device id lasts ten years, and no user cookie id is given before consent; the token is out of reach of scripts; user_type is not", async () => {
    const kept = cookiesOf(await get("/home"));
    expect(kept.get("device_id")).toMatch(/Max-Age=315360000; SameSite=Lax; HttpOnly$/);
    expect(kept.has("user_cookie_id")).toBe(false);
    expect(kept.get("token")).toMatch(/HttpOnly/);
    expect(kept.get("user_type")).toMatch(/^user_type=5; Path=\/; Max-Age=315360000; SameSite=Lax$/);
  });

  it.each(["device_id=<script>", "device_id=a; user_cookie_id=%0d%0aSet-Cookie:x=1", "token=../../x; came=%7B%22utm_source%22%3A", "came=[1]; sign_in={}; partner_url=https://evil.example", "user_type=%E0%A4%A", "=; ;;; =x; token"])(
    "that are forged (%s) are replaced or ignored, and never said back",
    async (cookie) => {
      const answer = await get("/home", { cookie });
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain("<script>alert");
      for (const [, said] of cookiesOf(answer)) expect(said).not.toMatch(/<script>|evil|\r|\n/);
    },
  );

  it("spec §3: attribution values are kept, cleaned, and sent at the guest's login", async () => {
    const answer = await get("/home?utm_source=news%0d%0aSet-Cookie:evil=1&gclid=g1&inviteCode=i1&nothing=x");
    const came = decodeURIComponent(/came=([^;]*)/.exec(cookiesOf(answer).get("came") ?? "")?.[1] ?? "");
    expect(JSON.parse(came)).toEqual({ utm_source: "newsSet-Cookie:evil=1", gclid: "g1", invite_code: "i1" });
    expect(cookiesOf(answer).has("evil")).toBe(false);
  });
});

describe("a token in the address (spec §4: att)", () => {
  it("that the upstream knows is kept, and leaves the address", async () => {
    const { token } = await registered();
    const answer = await get(`/projects?att=${token}&before=9`);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("referrer-policy")]).toEqual([302, "/projects?before=9", "no-referrer"]);
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
    for (const headers of [{ "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" }, { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" }] as Headers_[]) {
      expect(cookiesOf(await get(`/home?att=${theirs.token}`, headers)).get("token") ?? "").not.toContain(theirs.token);
    }
    expect(cookiesOf(await post(`/language?att=${theirs.token}`, { lang: "en" })).get("token") ?? "").not.toContain(theirs.token);
  });

  it("leads to no other site", async () => {
    const answer = await get(`//evil.example/?att=${"a".repeat(40)}`);
    expect(new URL(answer.headers.get("location") ?? "/", ORIGIN).origin).toBe(new URL(ORIGIN).origin);
  });
});

describe("open redirects", () => {
  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", "https://partner.example@evil.example/", "https://partner.example.evil.example/"])(
    "openPartner=%s is refused with a clear page, and nothing of it is kept or shown",
    async (partner) => {
      const answer = await get(`/login?openPartner=${encodeURIComponent(partner)}`);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain("We do not send you there");
      expect(page).not.toContain("evil.example");
      expect([...cookiesOf(answer).keys()]).not.toContain("partner_url");
      expect(cookiesOf(answer).has("came")).toBe(false);
    },
  );

  it("the refusal is Chinese for a Chinese visitor", async () => {
    expect(await (await get("/home?openPartner=evil.example", { cookie: "lang=zh" })).text()).toContain("没有带您过去");
  });

  it("spec §2: a logged-in non-guest who visits Login goes to / or, with openPartner, to the partner", async () => {
    const { token } = await registered();
    expect((await get("/login", { cookie: `token=${token}` })).headers.get("location")).toBe("/");
    const partner = await get("/login?openPartner=https%3A%2F%2Fpartner.example%2Fstart", { cookie: `token=${token}` });
    const kept = /partner_url=([^;]*)/.exec(cookiesOf(partner).get("partner_url") ?? "")?.[1] ?? "";
    const sent = await get("/register", { cookie: `token=${token}; partner_url=${kept}` });
    expect([sent.status, sent.headers.get("location")]).toEqual([302, "https://partner.example/start"]);
    const forged = await get("/login", { cookie: `token=${token}; partner_url=${encodeURIComponent("https://evil.example/")}` });
    expect(forged.headers.get("location")).toBe("/");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/..//evil.example", "javascript:alert(1)"])("back=%s leads to the start", async (back) => {
    const { email } = await registered();
    const answer = await post("/login", { intent: "login", email, password: PASSWORD, back });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/home"]);
  });
});

describe("a shop in the address (spec §4: single sign-on)", () => {
  it.each(["evil.example", "a.myshopify.com.evil.example", "a.myshopify.com/x", "<script>alert(1)</script>"])("%s is no shop", async (shop) => {
    const answer = await get(`/home?shop=${encodeURIComponent(shop)}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain("<script>");
  });

  it("of an installation without the keys says which", async () => {
    const answer = await get("/home?shop=a.myshopify.com");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("SHOPIFY_API_KEY, SHOPIFY_API_SECRET");
  });
});

describe("an answer that a sign-in provider did not give this browser", () => {
  it.each(["google", "facebook", "shopify"])("of %s is refused", async (provider) => {
    for (const cookie of ["", `sign_in=${encodeURIComponent(JSON.stringify({ state: "y".repeat(48), nonce: "n".repeat(48), back: "/home", team: "" }))}`]) {
      const answer = await get(`/login/with/${provider}/callback?code=abc&state=${"x".repeat(48)}`, { cookie });
      expect(answer.headers.get("location")).toBe(`/login?problem=-20108&with=${provider}`);
    }
  });

  it("of a provider that there is not leads to Login", async () => {
    expect((await get("/login/with/constructor/callback?code=a&state=b")).headers.get("location")).toBe("/login");
  });
});

describe("bad input", () => {
  it("a query string of 10 kB is refused with a clear page", async () => {
    const answer = await get(`/home?x=${"a".repeat(10_240)}`);
    expect(answer.status).toBe(414);
    expect(await answer.text()).toContain("This address is too long");
  });

  it("what a query says is never markup", async () => {
    const page = await (await get("/login?back=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&teamInviteCode=%22%3E%3Cscript%3Ealert(2)%3C%2Fscript%3E&problem=%3Cscript%3E&with=%3Cscript%3E")).text();
    expect(page).not.toMatch(/<script>alert/);
  });

  it("control characters in a header do not reach a page, nor end the server", async () => {
    const { hostname, port } = new URL(ORIGIN);
    const status = await new Promise<number>((resolve) => {
      const sent = httpRequest({ hostname, port, path: "/home", insecureHTTPParser: true, setHost: true }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      Object.defineProperty(sent, "_header", { value: `GET /home HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: lang=en\u0001; token=\u0007\u001b\r\nUser-Agent: \u0002\r\nConnection: close\r\n\r\n`, writable: true });
      sent.on("error", () => resolve(400));
      sent.end();
    });
    expect([200, 400]).toContain(status);
    expect((await get("/home")).status).toBe(200);
  });

  it("a login from another site is refused", async () => {
    const { email } = await registered();
    const answer = await post("/login", { intent: "login", email, password: PASSWORD }, { "sec-fetch-site": "cross-site", origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(cookiesOf(answer).has("token")).toBe(false);
  });

  it("a link cannot log anyone out", async () => {
    const { token } = await registered();
    const answer = await get("/logout", { cookie: `token=${token}` });
    expect(answer.headers.get("location")).toBe("/profile");
    expect(cookiesOf(answer).has("token")).toBe(false);
    expect((await get("/profile", { cookie: `token=${token}` })).status).toBe(200);
  });
});

describe("landing", () => {
  it("spec §2: /welcome receives the ad-click query parameters", async () => {
    const email = freshEmail();
    const cookie = `came=${encodeURIComponent(JSON.stringify({ gclid: "g1", fbclid: "f1", pbtid: "p" }))}`;
    const asked = await post("/register", { intent: "code", purpose: "register", email }, { cookie });
    const code = /class="shown-code">(\d{6})</.exec(await asked.text())?.[1] ?? "";
    const answer = await post("/register", { intent: "register", purpose: "register", email, code, password: PASSWORD, agreement: "on" }, { cookie });
    expect(answer.headers.get("location")).toBe("/welcome?gclid=g1&fbclid=f1");
  });
});
