import { isBuilt, ROUTES } from "../../app/route-table.ts";
import { violations } from "./support/axe.ts";
import { writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

/** Every built page of the route table, those of the flow with an ad to show; and one that is not there. */
const pagesOf = (draft: string | null): string[] => [
  ...ROUTES.filter((row) => isBuilt(row) && row.tdk && !row.path.includes(":")).map(({ path }) => (path.startsWith("link-to-video/") ? `/${path}?draft=${draft}` : `/${path}`)),
  "/nothing-here",
];

for (const lang of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing on any page, ${lang}, ${theme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(5 * 60_000);
      await writeSample(page);
      const draft = new URL(page.url()).searchParams.get("draft");
      await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }, { name: "theme", value: theme, url: baseURL ?? "" }]);
      for (const path of pagesOf(draft)) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await violations(page), path).toEqual([]);
      }
    });
  }
}

test("axe finds nothing on a page that says something", async ({ page, context, baseURL }) => {
  const toasts = ["primary", "success", "info", "warning", "error"].map((type) => ({ type, message: "library.removed", duration: 0 })).slice(1);
  await context.addCookies([{ name: "flash", value: encodeURIComponent(JSON.stringify(toasts)), url: baseURL ?? "" }]);
  await page.goto("/projects", { waitUntil: "networkidle" });
  await expect(page.locator(".notice")).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
});

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
