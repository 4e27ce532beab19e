import { afterAll, beforeAll, expect, it } from "vitest";
import type { Product } from "../../scripts/run/product.ts";
import { startThrowaway } from "../setup/throwaway.ts";

let product: Product;

/** Three guests an hour from one address. */
beforeAll(async () => {
  product = await startThrowaway({ withoutMedia: true, upstream: { LIMITS_SCALE: String(3 / 120) } });
});
afterAll(() => product.stop());

const visit = (path: string, headers: Record<string, string> = {}) => fetch(product.origin + path, { headers, redirect: "manual" });
/** A form that begins something, by someone without a session. */
const begin = (headers: Record<string, string> = {}) =>
  fetch(`${product.origin}/link-to-video`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams({ url: "" }),
    redirect: "manual",
  });

it("new visitors beyond the limit get a clear page in their language, whatever address they claim; Login stays open", async () => {
  const seen: number[] = [];
  for (let at = 0; at < 6; at += 1) seen.push((await begin()).status);
  expect(seen.slice(0, 4)).toEqual([422, 422, 422, 429]);
  expect(seen.at(-1)).toBe(429);
  const forged = await begin({ cookie: "lang=zh", "x-client-address": "203.0.113.9", "x-upstream-secret": "a guess" });
  expect([forged.status, await forged.text()]).toEqual([429, expect.stringContaining("短时间内请求太多")]);
  expect((await visit("/login")).status).toBe(200);
});

it("reading is not limited: two hundred pages by someone without cookies, and the price list is still there", async () => {
  const read = async (): Promise<number[]> => {
    const seen: number[] = [];
    for (let at = 0; at < 25; at += 1) seen.push((await visit(["/home", "/vip-price", "/ai-tools"][at % 3] ?? "/home")).status);
    return seen;
  };
  const seen = (await Promise.all(Array.from({ length: 8 }, read))).flat();
  expect(seen.filter((status) => status !== 200)).toEqual([]);
});
