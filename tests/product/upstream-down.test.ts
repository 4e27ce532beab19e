import { messages as words } from "../../locales/en/messages.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/run/ports.ts";
import type { Product } from "../../scripts/run/product.ts";
import { startThrowaway } from "../setup/throwaway.ts";

let product: Product;

beforeAll(async () => {
  product = await startThrowaway({ withoutMedia: true, upstreamPort: await freePort() });
});
afterAll(() => product.stop());

const page = async (path: string, cookie = ""): Promise<{ status: number; text: string }> => {
  const answer = await fetch(product.origin + path, { headers: { cookie } });
  // React writes <!-- --> between two texts.
  return { status: answer.status, text: (await answer.text()).replaceAll("<!-- -->", "") };
};

it("with the upstream stopped, prices and the shell still render, marked as of when, for a known visitor and a new one", async () => {
  const before = await page("/vip-price");
  expect(before.status, before.text).toBe(200);
  const asOf = /<time dateTime="([^"]+)">/.exec(before.text)?.[1];
  await product.stopUpstream();
  for (const cookie of ["", "token=0123456789abcdefghij0123"]) {
    const prices = await page("/vip-price?period=yearly&seats=3", cookie);
    expect(prices.status).toBe(200);
    expect(prices.text).toContain("$24");
    expect(prices.text).toContain(words.notice.unreachable);
    expect(prices.text).toMatch(/Prices as of .*<time dateTime="[^"]+">\w+ \d+ at \d+:\d\d [AP]M UTC<\/time>/);
    expect(/<time dateTime="([^"]+)">/.exec(prices.text)?.[1]).toBe(asOf);
  }
  const chinese = await page("/vip-price", "lang=zh");
  expect(chinese.text).toMatch(/价格截至.*<time dateTime="[^"]+">\d+月\d+日 \d+:\d\d UTC<\/time>/);
  for (const path of ["/home", "/projects", "/link-to-video"]) {
    const shell = await page(path);
    expect(shell.status, path).toBe(200);
    expect(shell.text, path).toContain('<a href="/projects"');
  }
});
