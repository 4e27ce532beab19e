import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { violationsInBothThemes } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

for (const lang of ["en", "zh"] as const) {
  test(`axe finds nothing on the pages of an account, in either theme, ${lang}`, async ({ page, context, baseURL }) => {
    const url = baseURL ?? "";
    await context.addCookies([{ name: "lang", value: lang, url }]);
    // An animation of the page that a form has just left may never end.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const check = async (what: string) => expect(await violationsInBothThemes(page), what).toEqual([]);
    for (const path of ["/login?ended=1", "/login?step=reset", "/login?problem=-20108&with=google", "/register?teamInviteCode=a"]) {
      await page.goto(path);
      await check(path);
    }
    await page.locator("button[value=code]").click();
    await expect(page.locator("#email-wrong")).toBeVisible();
    await check("a problem");
    await page.locator("#email").fill(freshEmail());
    await page.locator("button[value=code]").click();
    await expect(page.locator(".shown-code")).toBeVisible();
    await check("the code");
    await page.locator("#code").fill(await page.locator(".shown-code").innerText());
    await page.locator("#password").fill(PASSWORD);
    await page.locator("#agreement").check();
    await page.locator("button[value=register]").click();
    await expect(page).toHaveURL(/\/welcome/);
    await check("/welcome");
    await page.goto("/profile");
    await page.locator("main details summary").click();
    await page.locator(".bar details:has(.initials) summary").click();
    await check("/profile");
    await context.addCookies([{ name: "partner_url", value: encodeURIComponent("https://partner.example/start"), url }]);
    await page.goto("/login/go-on");
    await expect(page.locator("h1")).toBeVisible();
    await check("on the way to a partner");
  });
}
