import { expect, test } from "./support/test.ts";

test("a transition that the browser gives up, as where a window changes its size, is no error of the page", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => void errors.push(message));
  for (let at = 0; at < 6; at += 1) {
    await page.goto("/home");
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/projects"]')?.click());
    await page.waitForTimeout(100 + at * 40);
    await page.setViewportSize({ width: 1000 + at * 10, height: 800 });
    await expect(page).toHaveURL(/projects/);
  }
  expect(errors).toEqual([]);
});
