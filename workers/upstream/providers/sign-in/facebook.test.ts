import { createHmac } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { accountEnv } from "../account-env.ts";
import { localServer } from "../../../../tests/setup/local-server.ts";
import { facebookSignIn } from "./facebook.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

/** The Graph API as its documentation has it: debug_token, me, oauth/access_token. */
async function facebook(debug: object = {}, me: object = {}) {
  const server = await localServer(({ path, query }) => {
    if (path === "/debug_token") return { body: { data: { is_valid: true, app_id: "77", user_id: "9", ...debug } } };
    if (path === "/me") return { body: { id: "9", name: "Ada", email: "ada@example.com", ...me } };
    return query.get("code") === "good"
      ? { body: { access_token: "EAAtoken", token_type: "bearer" } }
      : { status: 400, body: { error: { message: "bad code" } } };
  });
  closers.push(server.close);
  const way = facebookSignIn(accountEnv.parse({ FACEBOOK_APP_ID: "77", FACEBOOK_APP_SECRET: "s3cret", FACEBOOK_GRAPH_URL: server.origin }));
  if (!way) throw new Error("no way to sign in");
  return { way, server };
}

describe("a Facebook access token", () => {
  it("names a person once Facebook says that it was issued to this app", async () => {
    const { way, server } = await facebook();
    expect(await way.byAccessToken("EAA")).toEqual({
      provider: "facebook",
      subject: "9",
      email: "ada@example.com",
      emailProven: false,
      name: "Ada",
    });
    expect(server.seen[0]?.query.get("access_token")).toBe("77|s3cret");
    expect(server.seen[1]?.query.get("appsecret_proof")).toBe(createHmac("sha256", "s3cret").update("EAA").digest("hex"));
  });

  it.each([
    ["another app's", { app_id: "78" }, {}],
    ["one that is over", { is_valid: false }, {}],
    ["one of two people", {}, { id: "10" }],
  ])("%s is refused", async (_what, debug, me) => {
    const { way } = await facebook(debug, me);
    await expect(way.byAccessToken("EAA")).rejects.toMatchObject({ provider: "Facebook" });
  });

  it("of someone without an address leaves the address empty", async () => {
    const { way } = await facebook({}, { email: undefined });
    expect((await way.byAccessToken("EAA")).email).toBe("");
  });
});

it("a code is exchanged, and a wrong one refused", async () => {
  const { way, server } = await facebook();
  expect((await way.byCode("good", "https://ads.example/back")).subject).toBe("9");
  expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({
    client_id: "77",
    client_secret: "s3cret",
    redirect_uri: "https://ads.example/back",
    code: "good",
  });
  await expect(way.byCode("bad", "https://ads.example/back")).rejects.toMatchObject({ provider: "Facebook" });
});

it("without id and secret there is no way", () => expect(facebookSignIn(accountEnv.parse({ FACEBOOK_APP_ID: "77" }))).toBeNull());
