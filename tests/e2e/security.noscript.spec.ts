import { readFileSync } from "node:fs";
import { expect, test } from "./support/test.ts";
import { logInHere, logOut, registerHere } from "./support/account.ts";
import { fromBase32 } from "../setup/base32.ts";
import { codeAt, stepAt } from "../../workers/upstream/secrets/totp.ts";
import { messages as words } from "../../locales/en/messages.ts";

const { security } = words;

// What guards an account, in a browser that runs no script. What may go wrong is in tests/worker/account-safety.test.ts.
test("a second factor is turned on, asked for at the next login, and one's data is taken along", async ({ page }) => {
  await page.goto("/register");
  const email = await registerHere(page);
  await page.goto("/security");
  await page.getByRole("button", { name: security.setUp }).click();
  const key = fromBase32((await page.locator("code").innerText()).replace(/\s/g, ""));
  const step = stepAt(Date.now());
  await page.getByLabel(security.firstCode).fill("000000");
  await page.getByRole("button", { name: security.turnOn }).click();
  await expect(page.getByLabel(security.firstCode)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(security.firstCode).fill(await codeAt(key, step));
  await page.getByRole("button", { name: security.turnOn }).click();
  const recovery = await page.locator(".deal li").first().innerText();
  await logOut(page);
  await page.goto("/login?back=/security");
  await logInHere(page, email);
  await expect(page).toHaveURL(/\/login\/second-step/);
  await page.getByLabel(security.code).fill(recovery);
  await page.getByRole("button", { name: words.account.goLogin }).click();
  await expect(page.getByText(security.on)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: security.download }).click()]);
  const data = JSON.parse(readFileSync((await download.path()) ?? "", "utf8")) as { user: { email: string }[] };
  expect(data.user[0]?.email).toBe(email);
});
