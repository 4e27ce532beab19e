import { expect, test } from "./support/test.ts";
import { registerHere } from "./support/account.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";

// A plan is bought end to end, as someone does whose browser runs no script. Everything else of payments is in
// tests/worker/payments*.test.ts, in milliseconds.
test("a plan: price, order, a card that is refused, one that asks, thanks, invoice, cancelled", async ({ page }) => {
  await page.goto("/register");
  const email = await registerHere(page);
  await page.goto("/vip-price");
  await expect(page.getByText(words.payment.testMode)).toBeVisible();
  await page.getByRole("link", { name: fill(words.payment.chooseTrial, { price: "$5.99" }) }).click();
  await expect(page.getByText(fill(words.payment.checkout.refund_other, { count: 7 }))).toBeVisible();
  await page.getByRole("button", { name: fill(words.payment.checkout.pay, { price: "$5.99" }) }).click();
  await expect(page).toHaveURL(/\/test-payment\/cs_test_/);
  await page.getByRole("radio", { name: words.payment.test.cards.declined.name }).check();
  await page.getByRole("button", { name: words.payment.test.pay }).click();
  await expect(page.getByText(words.payment.test.declined)).toBeVisible();
  await page.getByRole("radio", { name: words.payment.test.cards.authenticate.name }).check();
  await page.getByRole("button", { name: words.payment.test.pay }).click();
  await page.getByRole("button", { name: words.payment.test.confirm, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.payment.done.title);
  await expect(page.getByText("170 credits").first()).toBeVisible();
  await page.getByRole("link", { name: words.payment.done.order }).click();
  await page.getByLabel(words.payment.order.company).fill("");
  await page.getByRole("button", { name: words.payment.order.issue }).click();
  await expect(page.getByLabel(words.payment.order.company)).toHaveAttribute("aria-invalid", "true");
  await page.goto("/plan");
  await page.locator("summary", { hasText: words.payment.plan.cancel }).click();
  await page.getByRole("radio", { name: words.payment.plan.reasons.price }).check();
  await page.getByLabel(words.payment.plan.comment).fill("I was only looking");
  await page.getByLabel(words.payment.plan.email).fill(email);
  await page.getByRole("button", { name: words.payment.plan.cancelGo }).click();
  await expect(page.getByRole("button", { name: words.payment.plan.resume })).toBeVisible();
});
