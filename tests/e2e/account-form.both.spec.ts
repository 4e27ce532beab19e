import { freshEmail } from "../setup/fresh-email.ts";
import { PASSWORD } from "../setup/password.ts";
import { askForCode, registerHere } from "./support/account.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test("spec §5: the problems of the form stand beside its fields", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: words.account.sendCode }).click();
  await expect(page.locator("#email-wrong")).toHaveText("Some required fields are empty. Fill them in and try again.");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: words.account.sendCode }).click();
  await expect(page.locator("#email-wrong")).toContainText("not a complete email address");
  await askForCode(page, freshEmail());
  await page.getByLabel("Verification code").fill("000000");
  await page.getByLabel("Choose a password").fill("12345");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("#password-wrong")).toHaveText("The password is too short. Use at least 6 characters.");
  await expect(page.locator("#agreement-wrong")).toContainText("accept the user agreement");
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByLabel("I have read and accept the user agreement.").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.locator("#code-wrong")).toContainText("That verification code is not right");
});

test("the words are Chinese on a Chinese page", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "zh", url: baseURL ?? "" }]);
  await page.goto("/login");
  await page.getByLabel("邮箱").fill(freshEmail());
  await page.getByLabel("密码").fill("whatever");
  await page.getByRole("button", { name: "登录", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("邮箱或密码不对");
});

test("an integration without a key says which key it lacks: no mail, no reset; no provider, no button", async ({ page }) => {
  await page.goto("/login?step=reset");
  await expect(page.getByText("RESEND_API_KEY and MAIL_FROM")).toBeVisible();
  await expect(page.getByRole("button", { name: words.account.sendCode })).toHaveCount(0);
  await page.goto("/login");
  await expect(page.getByRole("link", { name: /Continue with/ })).toHaveCount(0);
  await page.goto("/login/with/google");
  await expect(page.getByRole("alert")).toContainText("GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET");
});

test("no page of the account is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.locator("html").evaluate((html) => html.scrollWidth);
  for (const path of ["/login", "/login?step=reset", "/register"]) {
    await page.goto(path);
    expect(await width(), path).toBeLessThanOrEqual(390);
  }
  await registerHere(page);
  for (const path of ["/welcome", "/profile"]) {
    await page.goto(path);
    expect(await width(), path).toBeLessThanOrEqual(390);
  }
});
