import { expect, test } from "./support/test.ts";

test("a language kept in local storage is the page's, though no cookie tells the server", async ({ page, context }) => {
  await page.goto("/home");
  await page.evaluate(() => localStorage.setItem("lang", "zh"));
  await context.clearCookies({ name: "lang" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
});

test("a language chosen by form is mirrored in local storage", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "中文" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lang"))).toBe("zh");
});

test("an unknown language in local storage falls back to English", async ({ page }) => {
  await page.goto("/home");
  await page.evaluate(() => localStorage.setItem("lang", "tlh"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
