import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test("the start is /home", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle("Home · Reelwright");
});

test("a phone opens the menu without a script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  const entry = page.locator("#menu").getByRole("link", { name: "Link to Video" });
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.locator("#menu").getByRole("button", { name: "Close menu" }).click();
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await entry.click();
  await expect(page).toHaveURL(/\/link-to-video$/);
});

test("no page is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/home", "/projects", "/link-to-video", "/ai-video-ads", "/nothing-here"]) {
    await page.goto(path);
    expect(await page.locator("html").evaluate((html) => html.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test("an unknown address is a 404 that says so", async ({ page }) => {
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.failures.s404.title);
});

test("a session that has ended gives way to a new one, on the same page", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "token", value: "0123456789abcdefghij0123", url: baseURL ?? "" }]);
  await page.goto("/link-to-video");
  await expect(page.getByText("20 credits")).toBeVisible();
});
