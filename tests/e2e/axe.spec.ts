import { violations } from "./support/axe.ts";
import { writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

for (const lang of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing on any page, ${lang}, ${theme}`, async ({ page, context, baseURL }) => {
      await writeSample(page);
      const draft = new URL(page.url()).searchParams.get("draft");
      await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }, { name: "theme", value: theme, url: baseURL ?? "" }]);
      const flow = ["product-details", "video-settings", "script-settings", "editor"].map((step) => `/link-to-video/${step}?draft=${draft}`);
      for (const path of ["/home", "/projects", "/link-to-video", "/ai-video-ads", "/nothing-here", ...flow]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await violations(page), path).toEqual([]);
      }
    });
  }
}

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
