import { logInHere, logOut, registerHere } from "./support/account.ts";
import { readSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

test("spec §4: a newly registered user goes to RegisterSuccess, and keeps the guest's credits and drafts", async ({ page }) => {
  await readSample(page);
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Create account" }).click();
  await registerHere(page);
  await expect(page.getByText("20 credits", { exact: true })).toBeVisible();
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
