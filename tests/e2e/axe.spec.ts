import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const axe: { run(): Promise<{ violations: Found[] }> };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds on the page, in words short enough to mend it by. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => null)));
  });
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => (await axe.run()).violations);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}

for (const lang of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing on any page, ${lang}, ${theme}`, async ({ page, context, baseURL }) => {
      await writeSample(page);
      const draft = new URL(page.url()).searchParams.get("draft");
      await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }, { name: "theme", value: theme, url: baseURL ?? "" }]);
      const flow = ["product-details", "video-settings", "script-settings", "editor"].map((step) => `/link-to-video/${step}?draft=${draft}`);
      for (const path of ["/home", "/projects", "/vip-price?period=yearly", "/link-to-video", "/ai-video-ads", "/nothing-here", ...flow]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await violations(page), path).toEqual([]);
      }
    });
  }
}

test.describe("while the question of statistics waits", () => {
  test.use({ consent: "" });
  test("axe finds nothing on home and on the page about privacy, wide and on a phone", async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["/home", "/privacy"]) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(1);
        expect(await violations(page), path).toEqual([]);
      }
    }
  });
});

test("axe finds nothing on a page with problems, nor in the menu of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/link-to-video");
  await page.getByRole("button", { name: "Read the page" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Projects" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
