import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";
import type { Product } from "../../scripts/run/product.ts";
import { type Loopback, onLoopback } from "../setup/loopback.ts";
import { startThrowaway } from "../setup/throwaway.ts";

interface Taken {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

const taken: Taken[] = [];
let gateway: Loopback;
let product: Product;

/** A second gateway of someone else's. */
const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk: Buffer) => (text += chunk.toString()));
  request.on("end", () => {
    taken.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
    response.setHeader("content-type", "application/json").end('{"code":0,"msg":"","data":{}}');
  });
});

beforeAll(async () => {
  gateway = await onLoopback(server);
  product = await startThrowaway({
    withoutMedia: true,
    web: { EVENTS_URL: gateway.origin, EVENTS_APP_KEY: "an app of ours", COUNTRY: "US" },
  });
});
afterAll(async () => {
  await Promise.all([product.stop(), gateway.close()]);
});

const page = JSON.stringify({ name: "UrlToVideo", title: "Link to Video", feature: "url_to_video", user: "u1" });
const view = { page, ref: "https://search.example/find?q=private", name: "page_view" };
const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${product.origin}/events`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", referer: `${product.origin}/link-to-video?draft=secret&invite_code=abc`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

describe("a beacon, where nobody has to be asked", () => {
  it("reaches the gateway of EVENTS_URL with its app key, as the payloads of spec §3, and says nothing private", async () => {
    const answer = await send(view, { cookie: "token=0123456789abcdefghij0123; device_id=5b2a6c1e-0000-4000-8000-000000000000" });
    expect(answer.status).toBe(204);
    const id = /user_cookie_id=([0-9a-f-]{36}); .*Max-Age=315360000/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
    await expect.poll(() => taken.map(({ path }) => path).toSorted()).toEqual(["/sync/pageEvent", "/sync/pageView"]);
    const about = {
      url: `${product.origin}/link-to-video`,
      userId: "u1",
      inviteCode: "abc",
      pageTitle: "Link to Video",
      pageName: "UrlToVideo",
      ref: "https://search.example/find",
      userCookieId: id,
    };
    expect(taken.find(({ path }) => path === "/sync/pageView")?.body).toEqual({ ...about, props: {} });
    expect(taken.find(({ path }) => path === "/sync/pageEvent")?.body).toEqual({
      ...about,
      eventName: "feature_used",
      eventData: { feature: "url_to_video" },
    });
    for (const { headers } of taken) expect(headers).toMatchObject({ "x-app-key": "an app of ours", "client-id": "reelwright-web" });
    expect(JSON.stringify(taken)).not.toMatch(/0123456789abcdefghij|5b2a6c1e|secret|private/);
  });

  it.each([
    ["sec-gpc", "1"],
    ["cookie", "consent=no"],
  ])("is dropped under %s: %s, and sets no id", async (name, value) => {
    taken.length = 0;
    const answer = await send(view, { [name]: value });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([204, null]);
    await send({ ...view, name: "after_it" });
    await expect.poll(() => taken.length).toBeGreaterThan(0);
    expect(taken.map(({ body }) => body.eventName)).toEqual(["after_it"]);
  });

  it("that is no beacon, too long, or from another site is refused", async () => {
    taken.length = 0;
    for (const body of ["", "{", "[]", { ...view, name: "<script>" }, { ...view, page: "{}" }, { ...view, percent: 101 }])
      expect((await send(body)).status).toBe(422);
    expect((await send({ ...view, ref: "x".repeat(9000) })).status).toBe(422);
    expect((await send(view, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await fetch(`${product.origin}/events`)).status).toBe(405);
    expect(taken).toEqual([]);
  });

  it("page after page: the script stands there without a question, and not under Global Privacy Control", async () => {
    const pageOf = async (headers: Record<string, string>) => (await fetch(`${product.origin}/home`, { headers })).text();
    expect(await pageOf({})).toMatch(/<x-behave name="analytics"/);
    expect(await pageOf({})).not.toContain('action="/consent"');
    expect(await pageOf({ "sec-gpc": "1" })).not.toMatch(/name="analytics"/);
  });

  it("says where events go", async () => {
    expect(await (await fetch(`${product.origin}/privacy`)).text()).toContain(
      fill(words.consent.keptElsewhere, { host: new URL(gateway.origin).host }),
    );
  });

  it("with the gateway down, changes nothing", async () => {
    await gateway.close();
    expect((await send(view)).status).toBe(204);
    expect((await fetch(`${product.origin}/home`)).status).toBe(200);
  });
});
