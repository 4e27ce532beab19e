import { expect, test } from "./support/test.ts";
import { logInHere, logOut, registerHere } from "./support/account.ts";
import { PASSWORD } from "../setup/password.ts";
import { messages as words } from "../../locales/en/messages.ts";

const { passkeys } = words.security;

// The browser's own authenticator, without a finger. What may go wrong is in tests/worker/passkeys.test.ts.
test("a passkey is added, opens the account by itself and as a second step, and is removed", async ({ page, context, baseURL }) => {
  // A passkey is for a domain, and an address is none.
  const here = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await page.goto(`${here}/register`);
  const email = await registerHere(page);
  await page.goto(`${here}/security`);
  const form = page.locator("form[data-options]");
  await form.getByLabel(passkeys.name).fill("Work laptop");
  await form.getByLabel(words.account.center.erasePassword).fill("not it");
  await form.getByRole("button", { name: passkeys.add }).click();
  await expect(page.locator("x-behave[name=passkey] [role=status]")).not.toBeEmpty();
  await form.getByLabel(words.account.center.erasePassword).fill(PASSWORD);
  await form.getByRole("button", { name: passkeys.add }).click();
  await expect(page.locator(".deal li")).toHaveCount(10);
  await logOut(page);
  await page.goto(`${here}/login?back=/security`);
  await page.getByRole("button", { name: passkeys.login }).click();
  await expect(page.getByText("Work laptop", { exact: true })).toBeVisible();
  await logOut(page);
  await page.goto(`${here}/login?back=/security`);
  await logInHere(page, email);
  await expect(page).toHaveURL(/second-step/);
  await page.getByRole("button", { name: passkeys.use }).click();
  await page.getByText("Work laptop", { exact: true }).click();
  await page.locator("li").getByLabel(words.account.center.erasePassword).fill(PASSWORD);
  await page.getByRole("button", { name: passkeys.remove }).click();
  await expect(page.getByText("Work laptop", { exact: true })).toHaveCount(0);
});
