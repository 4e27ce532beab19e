import { adminOf } from "./support/admin.ts";
import { ALONE, expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";

test("the credits of the header lead to the prices, and the prices say as of when they are", async ({ page, scripts }) => {
  await page.goto("/home");
  await page.getByRole("link", { name: "20 credits" }).click();
  await expect(page).toHaveURL(/\/vip-price$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.pricing.title);
  const moment = `${words.pricing.asOf} \\w+ \\d+ at \\d+:\\d\\d [AP]M`;
  await expect(page.getByText(new RegExp(scripts ? `${moment}(?! UTC)` : `${moment} UTC`))).toBeVisible();
});

test("monthly and yearly are links: no script is needed to compare", async ({ page }) => {
  await page.goto("/vip-price");
  const starter = page.getByRole("article").filter({ hasText: words.pricing.starterFor });
  await expect(starter).toContainText("$29");
  await page.getByRole("link", { name: words.pricing.periods.yearly }).click();
  await expect(page).toHaveURL(/period=yearly/);
  await expect(starter).toContainText("$24");
  await expect(starter).toContainText(fill(words.pricing.billedYearly, { year: "$288", less: "$60" }));
  await expect(page.getByRole("link", { name: words.pricing.periods.yearly })).toHaveAttribute("aria-current", "true");
});

test("seats are worked out with the first month by the day", async ({ page }) => {
  await page.goto("/vip-price");
  await page.getByRole("textbox", { name: "Seats" }).fill("3");
  await page.getByLabel(words.pricing.startLabel).fill("2026-11-20");
  await page.getByRole("button", { name: words.pricing.workOutButton }).click();
  const bill = page.locator(".bill");
  await expect(bill).toContainText("First 11 days, to the end of the month");
  await expect(bill).toContainText("$42.90");
  await expect(bill).toContainText("220 credits");
  await expect(bill).toContainText(fill(words.pricing.creditsEachMonth_other, { count: 600 }));
  await page.getByRole("link", { name: words.pricing.periods.yearly }).click();
  await expect(page.getByRole("textbox", { name: "Seats" })).toHaveValue("3");
  await expect(bill).toContainText("$34.71");
});

test("one seat is not a team, and the field says so", async ({ page }) => {
  await page.goto("/vip-price?seats=1");
  await expect(page.getByRole("textbox", { name: "Seats" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Choose between 2 and 100 seats.")).toBeVisible();
  await expect(page.locator(".bill")).toHaveCount(0);
});

test("what is typed into the address is shown as text", async ({ page }) => {
  await page.goto(`/vip-price?seats=${encodeURIComponent('"><script>alert(1)</script>')}&start=<b>&period=never`);
  await expect(page.getByRole("textbox", { name: "Seats" })).toHaveValue('"><script>alert(1)</');
  await expect(page.getByRole("link", { name: words.pricing.periods.monthly })).toHaveAttribute("aria-current", "true");
});

test("it says that nobody is charged; nothing is ticked, nothing counts down", async ({ page }) => {
  await page.goto("/vip-price");
  await expect(page.getByText(words.payment.testMode)).toBeVisible();
  await expect(page.locator("main :is([type=checkbox], [type=radio], [role=timer])")).toHaveCount(0);
});

test("a price and an offer that an admin changes are on the page at once", ALONE, async ({ page, baseURL }) => {
  const { admin } = adminOf(baseURL ?? "");
  await page.goto("/vip-price");
  await expect(page.getByText("30% off the first payment")).toBeVisible();
  const { revision, value } = await admin.plans.get.query({});
  const changed = {
    ...value,
    starter: { ...value.starter, monthly_cents: 3150 },
    offers: {
      ...value.offers,
      new_user: { on: false, percent: 30 },
      veo: { on: true, percent: 50, starts_at: 0, ends_at: 1 },
      flash: [
        { product: "business" as const, period: "monthly" as const, percent: 36, starts_at: 0, ends_at: 4_102_444_800_000 },
        { product: "starter" as const, period: "monthly" as const, percent: 50, starts_at: 0, ends_at: 1 },
      ],
    },
  };
  await admin.plans.set.mutate({ revision, value: changed });
  try {
    await page.reload();
    await expect(page.getByRole("article").first()).toContainText("$31.50");
    await expect(page.getByText("off the first payment")).toHaveCount(1);
    await expect(page.getByRole("article").nth(1)).toContainText("36% off the first payment until December 31, 2099");
    // Spec §2: the menu's entries with a discount icon.
    const entry = (name: string) => page.locator(".rail a", { hasText: name });
    await expect(entry(words.shell.menuNames.upgrade)).toContainText("36% off");
    await expect(entry(words.shell.menuNames.veo3)).not.toContainText("off");
  } finally {
    await admin.plans.set.mutate({ revision: revision + 1, value });
  }
});

test("no price is wider than a phone, in either language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of ["中文", "English"]) {
    await page.goto("/vip-price?period=yearly&seats=100");
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: lang }).click();
  }
});
