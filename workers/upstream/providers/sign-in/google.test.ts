import { afterEach, describe, expect, it } from "vitest";
import { accountEnv } from "../account-env.ts";
import { googleClaims, tokenSigner } from "../fixtures/id-tokens.ts";
import { type Asked, localServer } from "../../../../tests/setup/local-server.ts";
import { googleSignIn } from "./google.ts";

const CLIENT = "client.apps.googleusercontent.com";
const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function google({ token = async (_asked: Asked): Promise<object> => ({}) } = {}) {
  const signer = await tokenSigner("key-1");
  const published = [signer.jwk];
  const server = await localServer(async (asked) => ({ body: asked.path === "/certs" ? { keys: published } : await token(asked) }));
  closers.push(server.close);
  const env = accountEnv.parse({
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_CLIENT_SECRET: "s3cret",
    GOOGLE_JWKS_URL: `${server.origin}/certs`,
    GOOGLE_TOKEN_URL: `${server.origin}/token`,
  });
  const way = googleSignIn(env);
  if (!way) throw new Error("no way to sign in");
  return { way, signer, server, published };
}

describe("an ID token of Google's", () => {
  it("names a person once its signature, issuer, audience, time and nonce are checked", async () => {
    const { way, signer } = await google();
    const token = await signer.sign(googleClaims(CLIENT, { nonce: "n".repeat(20) }));
    expect(await way.byCredential(token, "n".repeat(20))).toEqual({
      provider: "google",
      subject: "1087",
      email: "ada@gmail.com",
      emailProven: true,
      name: "Ada",
    });
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each([
    ["another audience", { aud: "other" }],
    ["another issuer", { iss: "https://accounts.google.com.evil.example" }],
    ["a time that is over", { exp: past, iat: past - 60 }],
    ["a time to come", { iat: past + 7200 + 300 }],
    ["another nonce", { nonce: "x".repeat(20) }],
    ["no nonce where one was asked for", { nonce: undefined }],
    ["no subject", { sub: "" }],
  ])("with %s is refused", async (_what, change) => {
    const { way, signer } = await google();
    await expect(
      way.byCredential(await signer.sign(googleClaims(CLIENT, { nonce: "n".repeat(20), ...change })), "n".repeat(20)),
    ).rejects.toThrow();
  });

  it("signed by another, unsigned, changed, or by HMAC with the public key is refused", async () => {
    const { way, signer } = await google();
    const good = await signer.sign(googleClaims(CLIENT));
    const [head = "", , proof = ""] = good.split(".");
    const changed = btoa(JSON.stringify(googleClaims(CLIENT, { sub: "someone else" }))).replace(/=+$/, "");
    const other = await (await tokenSigner("key-1")).sign(googleClaims(CLIENT));
    const none = await signer.sign(googleClaims(CLIENT), { alg: "none", kid: "key-1" });
    const hmac = await signer.sign(googleClaims(CLIENT), { alg: "HS256", kid: "key-1" });
    for (const token of [other, none, hmac, `${head}.${changed}.${proof}`, `${head}.${changed}.`, "x", "a.b.c", ""])
      await expect(way.byCredential(token)).rejects.toThrow();
    expect((await way.byCredential(good)).subject).toBe("1087");
  });

  it("is checked with kept keys: they are fetched once", async () => {
    const { way, signer, server } = await google();
    for (let at = 0; at < 3; at += 1) await way.byCredential(await signer.sign(googleClaims(CLIENT)));
    expect(server.seen.filter(({ path }) => path === "/certs")).toHaveLength(1);
  });

  it("proves an address only where Google runs its mail", async () => {
    const { way, signer } = await google();
    const proven = async (change: object) => (await way.byCredential(await signer.sign(googleClaims(CLIENT, change)))).emailProven;
    expect(await proven({})).toBe(true);
    expect(await proven({ email: "ada@firm.example", hd: "firm.example" })).toBe(true);
    expect(await proven({ email: "ada@firm.example" })).toBe(false);
    expect(await proven({ email_verified: false })).toBe(false);
  });
});

describe("an authorization code of Google's", () => {
  it("is exchanged at the token endpoint, with the client's secret", async () => {
    const { way, server } = await google({ token: async () => ({ id_token: await signed }) });
    const held = await google();
    const signed = held.signer.sign(googleClaims(CLIENT));
    await expect(way.byCode({ code: "the code", redirect_uri: "https://ads.example/back" })).rejects.toThrow("a wrong signature");
    const body = new URLSearchParams(server.seen.find(({ path }) => path === "/token")?.body);
    expect(Object.fromEntries(body)).toEqual({
      code: "the code",
      client_id: CLIENT,
      client_secret: "s3cret",
      redirect_uri: "https://ads.example/back",
      grant_type: "authorization_code",
    });
  });

  it("names the person of its ID token", async () => {
    const late: { sign?: (claims: object) => Promise<string> } = {};
    const { way, signer } = await google({ token: async () => ({ id_token: await late.sign?.(googleClaims(CLIENT)) }) });
    late.sign = signer.sign;
    expect((await way.byCode({ code: "the code" })).email).toBe("ada@gmail.com");
  });

  it("without an ID token in the answer is refused", async () => {
    const { way } = await google({ token: async () => ({ error: "invalid_grant" }) });
    await expect(way.byCode({ code: "spent" })).rejects.toMatchObject({ provider: "Google" });
  });
});

it("asks with state and nonce", async () => {
  const { way } = await google();
  const url = new URL(way.beginUrl({ redirect_uri: "https://ads.example/back", state: "s", nonce: "n" }));
  expect(url.origin).toBe("https://accounts.google.com");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    state: "s",
    nonce: "n",
    response_type: "code",
    client_id: CLIENT,
    redirect_uri: "https://ads.example/back",
  });
});

it("without a client id there is no way", () => expect(googleSignIn(accountEnv.parse({}))).toBeNull());
