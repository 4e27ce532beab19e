import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { registerHere } from "./support/account.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";

const { team } = words;

async function newcomer(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/register");
  return { page, email: await registerHere(page) };
}

/** Business for two, at the prices of the day. */
async function buysBusiness(page: Page): Promise<void> {
  await page.goto("/checkout?product=business&period=monthly&seats=2");
  await page.locator("main form button.btn-primary").click();
  await page.getByRole("button", { name: words.payment.test.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.payment.done.title);
  await expect(page.getByRole("link", { name: words.payment.done.team })).toBeVisible();
}

// A team from its purchase to its end, in browsers that run no script. What may go wrong is in tests/worker/team*.test.ts.
test("a team: bought, invited into, joined, credits given and taken back, and left", async ({ page, browser }) => {
  await page.goto("/register");
  await registerHere(page);
  await buysBusiness(page);
  const guest = await newcomer(browser);
  await page.goto("/team");
  await page.getByLabel(words.account.email).fill(guest.email);
  await page.getByRole("button", { name: team.invite, exact: true }).click();
  const link = await page.getByLabel(fill(team.linkFor, { email: guest.email })).inputValue();
  await expect(page.getByText(fill(team.seatsTaken, { taken: 2, seats: 2, held: 1 }))).toBeVisible();

  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: team.join }).click();
  await expect(guest.page.getByText(team.roles.member).first()).toBeVisible();
  // A member is shown no address of the others, and nobody has left.
  await expect(guest.page.getByText(team.unnamed)).toBeVisible();
  await guest.page.goto(link);
  await expect(guest.page.getByText(/^You're in the team/)).toBeVisible();

  await page.goto("/team");
  await page.getByRole("link", { name: guest.email }).click();
  await page.getByLabel(team.howMany).fill("999999");
  await page.getByRole("button", { name: team.give }).click();
  await expect(page.getByLabel(team.howMany)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(team.howMany).fill("5");
  await page.getByRole("button", { name: team.give }).click();
  await expect(page.getByText(fill(team.usedOf, { used: 0, total: 5 }))).toBeVisible();
  await page.getByRole("button", { name: team.make.administrator }).click();
  await expect(page.getByRole("button", { name: team.make.member })).toBeVisible();

  await guest.page.goto("/team/log");
  await expect(guest.page.getByText(fill(team.actions.allocate, { subject: guest.email, detail: "5" }))).toBeVisible();
  await guest.page.goto("/team");
  await guest.page.locator("summary", { hasText: team.leave }).click();
  await guest.page.locator("button[value=leave]").click();
  await expect(guest.page).toHaveURL(/\/profile/);
  await guest.page.goto(link);
  await expect(guest.page.getByText(words.account.welcome.team.expired)).toBeVisible();
});
