import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const BUDGET = 3000;

/** Addresses of the scripts a page loads, as it loads them. */
function scriptsOf(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && urls.add(request.url()));
  return urls;
}

const bodies = (request: APIRequestContext, urls: Iterable<string>): Promise<string[]> =>
  Promise.all([...urls].map(async (url) => (await request.get(url)).text()));

for (const consent of ["no", "yes"] as const) {
  test.describe(consent === "yes" ? "measured," : "unmeasured,", () => {
    test.use({ consent });
    for (const path of ["/home", "/projects", "/assets", "/link-to-video", "/create-ai-video", "/vip-price"]) {
      test(`${path} ships at most 3 kB of script, gzip`, async ({ page, request }) => {
        const urls = scriptsOf(page);
        await page.goto(path, { waitUntil: "networkidle" });
        const sizes = (await bodies(request, urls)).map((body) => gzipSync(body).length);
        expect(sizes.length).toBeGreaterThan(0);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
      });
    }

    test("the pages of a draft without an island ship at most 3 kB of script each, gzip", async ({ page, request, openSample }) => {
      await openSample("product-details");
      // That page's island is none of the next one's: it has come before that is asked for.
      await expect(page.locator("x-island[data-hydrated]")).toHaveCount(1);
      const draft = new URL(page.url()).searchParams.get("draft") ?? "";
      const urls = scriptsOf(page);
      for (const step of ["video-settings", "script-settings", "editor"]) {
        urls.clear();
        await page.goto(`/link-to-video/${step}?draft=${draft}`, { waitUntil: "networkidle" });
        const sizes = (await bodies(request, urls)).map((body) => gzipSync(body).length);
        expect(sizes.length, step).toBeGreaterThan(0);
        expect(
          sizes.reduce((sum, size) => sum + size, 0),
          step,
        ).toBeLessThanOrEqual(BUDGET);
      }
    });
  });
}

test("the page of a tool ships at most 3 kB of its own behaviours, gzip, beside what every page has and what loads its island", async ({
  page,
  request,
}) => {
  const urls = scriptsOf(page);
  await page.goto("/home", { waitUntil: "networkidle" });
  const shared = new Set(urls);
  await page.goto("/video-avatar", { waitUntil: "networkidle" });
  const own = (
    await bodies(
      request,
      [...urls].filter((url) => !shared.has(url)),
    )
  ).filter((body) => !body.includes('"x-island"'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(BUDGET);
});

test("react is loaded on a page with an island, and on no other of the flow", async ({ page, request, openSample }) => {
  const urls = scriptsOf(page);
  await openSample("product-details");
  await expect(page.locator("x-island[data-hydrated]")).toHaveCount(1);
  expect((await bodies(request, urls)).some((text) => text.includes("hydrateRoot"))).toBe(true);
  urls.clear();
  await page.locator(".actionbar .btn-primary").click();
  await expect(page).toHaveURL(/video-settings/);
  await page.waitForLoadState("networkidle");
  expect((await bodies(request, urls)).some((text) => text.includes("hydrateRoot"))).toBe(false);
});
