import { expect, test } from "./support/test.ts";

test("spec §1: the language is read from local storage, though no cookie tells the server", async ({ page, context }) => {
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

test("spec §1: an unknown language in local storage falls back to English", async ({ page }) => {
  await page.goto("/home");
  await page.evaluate(() => localStorage.setItem("lang", "tlh"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
