import { expect, type Page } from "@playwright/test";
import { freshEmail } from "../../setup/fresh-email.ts";
import { PASSWORD } from "../../setup/password.ts";
import { messages as words } from "../../../locales/en/messages.ts";

/** Asks for a code as a person does, and reads it where this installation shows it. */
export async function askForCode(page: Page, email: string): Promise<string> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: words.account.sendCode }).click();
  return (await page.locator(".shown-code").innerText()).trim();
}

/** Registers a new address on the page that stands at /register, up to the welcome. */
export async function registerHere(page: Page, email = freshEmail()): Promise<string> {
  const code = await askForCode(page, email);
  await page.getByLabel("Verification code").fill(code);
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByLabel("I have read and accept the user agreement.").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/welcome/);
  return email;
}

export async function logInHere(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.locator("summary[aria-label^=Account]").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/register/);
}
