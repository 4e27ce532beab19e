import { freshEmail } from "../setup/fresh-email.ts";
import { askForCode, logInHere, logOut, PASSWORD, registerHere } from "./support/account.ts";
import { readSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

const GUEST_CREDITS = "20 credits";

test("spec §4: a newly registered user goes to RegisterSuccess, and keeps the guest's credits and drafts", async ({ page }) => {
  await readSample(page);
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Create account" }).click();
  await registerHere(page);
  await expect(page.getByText(GUEST_CREDITS, { exact: true })).toBeVisible();
  await page.goto("/projects");
  await expect(page.getByRole("link", { name: "Nordhavn Vacuum Bottle 750 ml" })).toBeVisible();
});

test("spec §4: logout clears token and cookies and goes to Register, keeping utm_source", async ({ page, context }) => {
  await page.goto("/register?utm_source=spring%20news&utm_campaign=x");
  await registerHere(page);
  await logOut(page);
  expect(new URL(page.url()).searchParams.get("utm_source")).toBe("spring news");
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain("token");
  expect(left).not.toContain("user_type");
});

test("one logs in again, comes back to the page one came from, and a wrong password keeps the address", async ({ page }) => {
  await page.goto("/register");
  const email = await registerHere(page);
  await logOut(page);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?back=%2Fprofile$/);
  await logInHere(page, email, "not my password");
  await expect(page.getByRole("alert")).toContainText("The email or the password is not right");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await logInHere(page, email);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator("main").getByText(email)).toBeVisible();
});

test("spec §2: Center requires a token of someone who is no guest, otherwise goes to Login", async ({ page }) => {
  await page.goto("/home");
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?back=%2Fprofile$/);
});

test("spec §2: Login and Register need no session, and make none", async ({ page, context }) => {
  await page.goto("/login");
  await page.goto("/register");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("token");
});

test("spec §2: a logged-in non-guest visiting Login or Register is redirected to /", async ({ page }) => {
  await page.goto("/register");
  await registerHere(page);
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test("spec §5: the problems of the form stand beside its fields", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.locator("#email-wrong")).toHaveText("Some required fields are empty. Fill them in and try again.");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send me a code" }).click();
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
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page.getByRole("alert")).toContainText("邮箱或密码不对");
});

test("an integration without a key says which key it lacks: no mail, no reset; no provider, no button", async ({ page }) => {
  await page.goto("/login?step=reset");
  await expect(page.getByText("RESEND_API_KEY and MAIL_FROM")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send me a code" })).toHaveCount(0);
  await page.goto("/login");
  await expect(page.getByRole("link", { name: /Continue with/ })).toHaveCount(0);
  await page.goto("/login/with/google");
  await expect(page.getByRole("alert")).toContainText("GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET");
});

test("the personal center: nickname, receipts, invitation; a friend's registration pays both", async ({ page, browser, baseURL, scripts }) => {
  await page.goto("/register");
  await registerHere(page);
  await page.goto("/profile");
  await page.getByLabel("Nickname").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#nickname-wrong")).toContainText("Enter a nickname");
  await page.getByLabel("Nickname").fill("Ada <script>alert(1)</script>");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Nickname")).toHaveValue("Ada <script>alert(1)</script>");
  await expect(page.getByRole("row", { name: /Welcome/ })).toContainText("+20");
  const link = new URL(await page.getByLabel("Your link").inputValue());
  const friend = await browser.newContext({ baseURL, javaScriptEnabled: scripts });
  const theirs = await friend.newPage();
  await theirs.goto(link.pathname + link.search);
  await registerHere(theirs);
  await expect(theirs.getByText("30 credits", { exact: true })).toBeVisible();
  await friend.close();
  await page.reload();
  await expect(page.getByText("1 friend has registered, which brought you 5 credits.")).toBeVisible();
  await expect(page.getByRole("row", { name: /A friend registered/ })).toContainText("+5");
});

test("an account is deleted by its owner alone, and is gone", async ({ page }) => {
  await page.goto("/register");
  const email = await registerHere(page);
  await page.goto("/profile");
  await page.locator("summary", { hasText: "Delete the account" }).click();
  const form = page.locator("form", { has: page.getByRole("button", { name: "Delete my account for good" }) });
  await form.getByLabel("Your email, to be sure").fill(email);
  await form.getByLabel("Your password").fill("a guess");
  await form.getByRole("button").click();
  await expect(page.locator("#email-wrong")).toContainText("Nothing was deleted");
  await form.getByLabel("Your password").fill(PASSWORD);
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/register\?deleted=1$/);
  await page.goto("/login");
  await logInHere(page, email);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("spec §2: Register stores the teamInviteCode query value; without scripts the form carries it", async ({ page, scripts }) => {
  await page.goto("/register?teamInviteCode=abc123");
  if (scripts) {
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("teamInviteCode"))).toBe("abc123");
    await page.goto("/register");
    await expect(page.locator("input[name=teamInviteCode]")).toHaveValue("abc123");
  } else await expect(page.locator("input[name=teamInviteCode]")).toHaveValue("abc123");
  await registerHere(page);
  await expect(page.getByText("The invitation to the team has expired.")).toBeVisible();
});

test("spec §8, -202: the user is reset and sent to Login; a guest simply becomes a new one", async ({ page, context, baseURL }) => {
  const dead = { name: "token", value: "0123456789abcdefghij0123", url: baseURL ?? "" };
  await context.addCookies([dead, { name: "user_type", value: "1", url: baseURL ?? "" }]);
  await page.goto("/projects?before=5");
  await expect(page).toHaveURL(/\/login\?ended=1&back=%2Fprojects%3Fbefore%3D5$/);
  await expect(page.getByText("Your session has ended. Log in again to go on.")).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === "token")).toBeUndefined();
  await context.addCookies([dead, { name: "user_type", value: "5", url: baseURL ?? "" }]);
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText(GUEST_CREDITS)).toBeVisible();
});

test("spec §4: a user_type cookie that was changed is put right by the next page", async ({ page, context, baseURL }) => {
  await page.goto("/home");
  const type = async () => (await context.cookies()).find(({ name }) => name === "user_type")?.value;
  expect(await type()).toBe("5");
  await context.addCookies([{ name: "user_type", value: "24", url: baseURL ?? "" }]);
  await page.goto("/home");
  expect(await type()).toBe("5");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("spec §4: payment success in another tab refetches the user, and leaves the page as it was typed", async ({ page, context, scripts }) => {
  test.skip(!scripts, "tabs tell each other by script; without it the next page shows it");
  await page.goto("/link-to-video");
  await expect(page.getByText(GUEST_CREDITS)).toBeVisible();
  await page.getByLabel("Product link").fill("half a li");
  const asked = page.waitForResponse((answer) => answer.request().resourceType() === "fetch" && answer.url().endsWith("/link-to-video"));
  const other = await context.newPage();
  await other.goto("/home");
  await other.evaluate(() => localStorage.setItem("reelwright.payment-success", String(Date.now())));
  expect((await asked).ok()).toBe(true);
  await expect(page.getByLabel("Product link")).toHaveValue("half a li");
  await expect(page.getByText(GUEST_CREDITS)).toBeVisible();
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
