import { PASSWORD } from "../setup/password.ts";
import { logInHere, registerHere } from "./support/account.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";

test("the personal center: nickname, receipts, invitation; a friend whose address nobody proved pays neither", async ({
  page,
  browser,
  baseURL,
  scripts,
}) => {
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
  await expect(theirs.getByText("20 credits", { exact: true })).toBeVisible();
  await friend.close();
  await page.reload();
  await expect(page.getByText(fill(words.account.center.inviteCount_other, { count: 0, credits: 0 }))).toBeVisible();
  await expect(page.getByRole("row", { name: words.account.center.kinds.inviter })).toHaveCount(0);
});

test("an account is deleted by its owner alone, and is gone", async ({ page }) => {
  await page.goto("/register");
  const email = await registerHere(page);
  await page.goto("/profile");
  await page.locator("summary", { hasText: words.account.center.erase }).click();
  const form = page.locator("form", { has: page.getByRole("button", { name: words.account.center.eraseGo }) });
  await form.getByLabel(words.account.center.eraseConfirm).fill(email);
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
  await expect(page.getByText(words.account.welcome.team.expired)).toBeVisible();
});
