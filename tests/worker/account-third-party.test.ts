import { afterEach, describe, expect, it, vi } from "vitest";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { eq } from "drizzle-orm";
import { user } from "../../db/schema/index.ts";
import type { Upstream } from "../../trpc/upstream/client.ts";
import { googleClaims, tokenSigner } from "../../workers/upstream/providers/fixtures/id-tokens.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { register, withVariables } from "./account-support.ts";
import { all, as, guest } from "./support.ts";

const CLIENT = "client";
const MAIL = { RESEND_API_KEY: "re_1", RESEND_URL: "https://mail.test", MAIL_FROM: "a@b.example" };
const described = { app_id: 103, name: "Vacuum Bottle", intro: "Keeps coffee hot for 24 hours.", language: "en" } as const;
afterEach(() => vi.unstubAllGlobals());

/** An upstream with a Google client, whose keys and mails go to stand-ins of this test. */
async function installation() {
  const signer = await tokenSigner(crypto.randomUUID());
  const mails: { to: string[]; subject: string }[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).startsWith("https://mail.test")) mails.push(JSON.parse(String(init?.body)) as (typeof mails)[number]);
    return Response.json({ keys: [signer.jwk], id: "mail" });
  });
  const jwks = `https://keys.test/${crypto.randomUUID()}`;
  const call = withVariables({
    ...MAIL,
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_CLIENT_SECRET: "s",
    GOOGLE_JWKS_URL: jwks,
    PARTNER_HOSTS: "partner.example",
    PARTNER_SECRET: "the partner's secret",
  });
  const subject = crypto.randomUUID();
  const credential = (change: object = {}) => signer.sign(googleClaims(CLIENT, { sub: subject, email: `${subject}@gmail.com`, ...change }));
  return { call, credential, mails, subject };
}

describe("POST /thirdlogin/googleLogin/oneTapLogin", () => {
  it("turns the guest into an account that goes to /welcome, and knows it again", async () => {
    const { call, credential, subject } = await installation();
    const me = await guest();
    const first = await call({ token: me.token })(account.googleOneTap, { credential: await credential() });
    expect(first.url).toBe("/welcome");
    expect(await as(first.token)(account.getUserInfo, {})).toMatchObject({
      userId: me.userId,
      user_type: 1,
      email: `${subject}@gmail.com`,
      nickname: "Ada",
      has_password: false,
    });
    const again = await call()(account.googleOneTap, { credential: await credential(), successUrl: "/projects" });
    expect(again.url).toBe("/projects");
    expect((await as(again.token)(account.getUserInfo, {})).userId).toBe(me.userId);
  });

  it("moves the guest of the session, never the one that guestUserId names", async () => {
    const { call, credential } = await installation();
    const { token } = await call()(account.googleOneTap, { credential: await credential() });
    const victim = await guest();
    const draft = await victim.call(drafts.create, described);
    await call()(account.googleOneTap, { credential: await credential(), guestUserId: victim.userId });
    await expect(as(token)(drafts.get, { draft_id: draft.id })).rejects.toMatchObject({ code: -20001 });
    expect((await victim.call(drafts.get, { draft_id: draft.id })).id).toBe(draft.id);
  });

  it("a successUrl of another site leads to the start", async () => {
    const { call, credential } = await installation();
    await call()(account.googleOneTap, { credential: await credential() });
    for (const successUrl of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
      expect((await call()(account.googleOneTap, { credential: await credential(), successUrl })).url).toBe("/");
    }
  });

  it("does not open an account whose address nobody has proved, nor one by an address that Google does not answer for", async () => {
    const { call, credential } = await installation();
    const squatted = await register();
    await expect(
      call()(account.googleOneTap, { credential: await credential({ email: squatted.email, hd: "example.com" }) }),
    ).rejects.toMatchObject({ code: -20107 });
    await all.db.update(user).set({ email_verified: true }).where(eq(user.id, squatted.info.userId));
    await expect(call()(account.googleOneTap, { credential: await credential({ email: squatted.email }) })).rejects.toMatchObject({
      code: -20107,
    });
    const { token } = await call()(account.googleOneTap, { credential: await credential({ email: squatted.email, hd: "example.com" }) });
    expect((await as(token)(account.getUserInfo, {})).userId).toBe(squatted.info.userId);
  });

  it("a forged credential is refused in words, and nothing is made", async () => {
    const { call } = await installation();
    const other = await tokenSigner("x");
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(call()(account.googleOneTap, { credential: await other.sign(googleClaims(CLIENT)) })).rejects.toMatchObject({
      code: -20108,
      message: expect.stringContaining("Google"),
    });
    expect(log.mock.calls.flat().map(String).join()).toContain("signed with a key that is not published");
  });
});

describe("without keys", () => {
  it.each<[string, (call: Upstream) => Promise<unknown>, string]>([
    ["googleOneTap", (call) => call(account.googleOneTap, { credential: "x" }), "GOOGLE_CLIENT_ID"],
    ["googleAuthCode", (call) => call(account.googleAuthCode, { code: "x" }), "GOOGLE_CLIENT_SECRET"],
    ["facebookAccessToken", (call) => call(account.facebookAccessToken, { accessToken: "x" }), "FACEBOOK_APP_SECRET"],
    ["shopifySso", (call) => call(account.shopifySso, { shop: "a.myshopify.com" }), "SHOPIFY_API_SECRET"],
  ])("%s says which key it lacks", async (_name, signIn, key) => {
    await expect(signIn(as(""))).rejects.toMatchObject({ code: -20110, message: expect.stringContaining(key) });
  });

  it("the ways to sign in say so", async () => {
    expect(await as("")(account.signInMethods, {})).toEqual({
      google_client_id: null,
      facebook_app_id: null,
      shopify: false,
      mail: false,
      code_on_page: true,
    });
  });

  it("and without leave to show codes, registering says which key mailing lacks", async () => {
    const call = withVariables({ CODES_ON_PAGE: "" })();
    await expect(call(account.getVCode, { email: freshEmail(), purpose: "register" })).rejects.toMatchObject({
      code: -20110,
      message: expect.stringContaining("RESEND_API_KEY"),
    });
  });
});

describe("with a mail provider", () => {
  const codeIn = (subject: string) => /^\d{6}/.exec(subject)?.[0] ?? "";

  it("no code is ever in the answer, and the answer does not tell whether an address is registered", async () => {
    const { call, mails } = await installation();
    const { email } = await register();
    const answers = await Promise.all(
      [email, freshEmail()].flatMap((address) =>
        (["register", "reset"] as const).map((purpose) => call()(account.getVCode, { email: address, purpose })),
      ),
    );
    for (const answer of answers) expect(answer).toEqual({ resend_seconds: 60, code_on_page: null });
    expect(mails.map(({ subject }) => subject.replace(/^\d{6}/, "N")).toSorted()).toEqual([
      "N is your Reelwright code",
      "N is your Reelwright code",
      "No Reelwright account with this address",
      "You already have a Reelwright account",
    ]);
  });

  it("a mailed code sets a new password and ends every other session", async () => {
    const { call, mails } = await installation();
    const { email, call: old } = await register();
    await call()(account.getVCode, { email, purpose: "reset" });
    const { token } = await call()(account.resetPwdByCode, { email, password: "a new password", code: codeIn(mails[0]?.subject ?? "") });
    expect((await as(token)(account.getUserInfo, {})).email).toBe(email);
    await expect(old(account.getUserInfo, {})).rejects.toMatchObject({ code: -202 });
    await expect(as("")(account.login, { email, password: PASSWORD })).rejects.toMatchObject({ code: -20100 });
    expect(await as("")(account.login, { email, password: "a new password" })).toHaveProperty("token");
  });
});

describe("POST /partner-share/login", () => {
  it("leads someone who is signed in to a host that the operator names, with a signed word of who they are", async () => {
    const { call } = await installation();
    const { session, info } = await register();
    const { url } = await call({ token: session.token })(account.partnerShare, { openPartner: "https://partner.example/start" });
    const there = new URL(url);
    expect(there.origin + there.pathname).toBe("https://partner.example/start");
    const [, claims = ""] = (there.searchParams.get("partner_token") ?? "").split(".");
    expect(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")))).toMatchObject({ sub: info.userId, aud: "partner.example" });
  });

  it("leads nowhere else, and no guest anywhere", async () => {
    const { call } = await installation();
    const { session } = await register();
    await expect(call({ token: session.token })(account.partnerShare, { openPartner: "https://evil.example/" })).rejects.toMatchObject({
      code: -20111,
    });
    await expect(
      call({ token: (await guest()).token })(account.partnerShare, { openPartner: "https://partner.example/" }),
    ).rejects.toMatchObject({ code: -202 });
  });
});
