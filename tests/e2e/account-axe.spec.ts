import type { Page } from "@playwright/test";
import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { violationsInBothThemes } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

// An animation of the page that a form has just left may never end.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const clean = async (page: Page, what: string) => expect(await violationsInBothThemes(page), what).toEqual([]);

test("axe finds nothing on the pages that lead to an account, in either theme, in Chinese", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "zh", url: baseURL ?? "" }]);
  for (const path of ["/login?ended=1", "/login?step=reset", "/login?problem=-20108&with=google", "/register?teamInviteCode=a"]) {
    await page.goto(path);
    await clean(page, path);
  }
});

test("axe finds nothing while one registers, nor on the pages of an account, in either theme", async ({ page, context, baseURL }) => {
  await page.goto("/register?teamInviteCode=a");
  await page.locator("button[value=code]").click();
  await expect(page.locator("#email-wrong")).toBeVisible();
  await clean(page, "a problem");
  await page.locator("#email").fill(freshEmail());
  await page.locator("button[value=code]").click();
  await expect(page.locator(".shown-code")).toBeVisible();
  await clean(page, "the code");
  await page.locator("#code").fill(await page.locator(".shown-code").innerText());
  await page.locator("#password").fill(PASSWORD);
  await page.locator("#agreement").check();
  await page.locator("button[value=register]").click();
  await expect(page).toHaveURL(/\/welcome/);
  await clean(page, "/welcome");
  await page.goto("/profile");
  await page.locator("main details summary").click();
  await page.locator(".bar details:has(.initials) summary").click();
  await clean(page, "/profile");
  await context.addCookies([{ name: "partner_url", value: encodeURIComponent("https://partner.example/start"), url: baseURL ?? "" }]);
  await page.goto("/login/go-on");
  await expect(page.locator("h1")).toBeVisible();
  await clean(page, "on the way to a partner");
});
