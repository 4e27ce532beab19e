import { gzipSync } from "node:zlib";
import { readSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

const BUDGET = 3 * 1024;

for (const path of ["/home", "/projects", "/link-to-video"]) {
  test(`${path} ships at most 3 kB of script, gzip`, async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => response.request().resourceType() === "script" && response.status() === 200 && bodies.push(response.body()));
    await page.goto(path, { waitUntil: "networkidle" });
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  });
}

test("react is loaded on a page with an island, and on no other of the flow", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => response.request().resourceType() === "script" && response.status() === 200 && scripts.push(response.text()));
  await readSample(page);
  await expect(page.locator("x-island[data-hydrated]")).toHaveCount(1);
  expect((await Promise.all(scripts)).some((text) => text.includes("hydrateRoot"))).toBe(true);
  scripts.length = 0;
  await page.locator(".actionbar .btn-primary").click();
  await expect(page).toHaveURL(/video-settings/);
  await page.waitForLoadState("networkidle");
  expect((await Promise.all(scripts)).some((text) => text.includes("hydrateRoot"))).toBe(false);
});
