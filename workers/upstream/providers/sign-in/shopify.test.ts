import { createHmac } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { accountEnv } from "../account-env.ts";
import { localServer } from "../../../../tests/setup/local-server.ts";
import { shopifySignIn } from "./shopify.ts";

const STATE = "the state of this browser";
const SHOP = "my-shop.myshopify.com";
const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

async function shopify() {
  const server = await localServer(({ path, headers }) => {
    if (path.endsWith("/oauth/access_token")) return { body: { access_token: "shpat_1", scope: "" } };
    return headers["x-shopify-access-token"] === "shpat_1"
      ? { body: { shop: { id: 5, name: "My Shop", email: "owner@example.com" } } }
      : { status: 401, body: {} };
  });
  closers.push(server.close);
  const way = shopifySignIn(accountEnv.parse({ SHOPIFY_API_KEY: "key", SHOPIFY_API_SECRET: "s3cret", SHOPIFY_URL: server.origin }));
  if (!way) throw new Error("no way to sign in");
  return { way, server };
}

/** What a shop's page sends back, signed as Shopify documents it: the sorted query, HMAC-SHA-256, hexadecimal. */
function callback(change: Record<string, string> = {}) {
  const query: Record<string, string> = {
    code: "c0de",
    shop: SHOP,
    state: STATE,
    timestamp: String(Math.floor(Date.now() / 1000)),
    host: "YWRtaW4",
    ...change,
  };
  const message = Object.keys(query)
    .toSorted()
    .map((name) => `${name}=${query[name]}`)
    .join("&");
  return { ...query, hmac: createHmac("sha256", "s3cret").update(message).digest("hex") };
}

it("a signed callback names the shop, and the code is exchanged there", async () => {
  const { way, server } = await shopify();
  expect(await way.byCallback(callback(), STATE)).toEqual({
    provider: "shopify",
    subject: SHOP,
    email: "owner@example.com",
    emailProven: false,
    name: "My Shop",
  });
  expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual({ client_id: "key", client_secret: "s3cret", code: "c0de" });
});

it.each([
  ["changed after it was signed", { ...callback(), shop: "other.myshopify.com" }],
  ["of a host that is no shop's", callback({ shop: "evil.example" })],
  ["of another browser", callback({ state: "another" })],
  ["of yesterday", callback({ timestamp: String(Math.floor(Date.now() / 1000) - 86_400) })],
  ["without a signature", { ...callback(), hmac: "" }],
])("a callback %s is refused, and nobody is asked", async (_what, query) => {
  const { way, server } = await shopify();
  await expect(way.byCallback(query, STATE)).rejects.toMatchObject({ provider: "Shopify" });
  expect(server.seen).toEqual([]);
});

it("asks at the shop's own address", () => {
  const way = shopifySignIn(accountEnv.parse({ SHOPIFY_API_KEY: "key", SHOPIFY_API_SECRET: "s" }));
  const url = new URL(way?.beginUrl({ shop: SHOP, redirect_uri: "https://ads.example/back", state: STATE }) ?? "");
  expect(url.origin + url.pathname).toBe(`https://${SHOP}/admin/oauth/authorize`);
  expect(url.searchParams.get("state")).toBe(STATE);
});
