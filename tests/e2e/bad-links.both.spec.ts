import { pasteLink } from "./support/flow.ts";
import { expect, SHOP, test } from "./support/test.ts";
import { words as linkPage } from "../../locales/en/tools/link-to-video.ts";
import { errors } from "../../locales/en/errors.ts";
import { messages as texts } from "../../locales/en/messages.ts";

const INCOMPLETE = "That's not a complete link.";
const FAILED = "We couldn't open the page.";
const NO_PRODUCT = "We found no product on that page.";

for (const link of ["", "not a link", "ftp://files.example/bottle", "javascript:alert(1)", "🎧"]) {
  test(`“${link}” is refused on the spot and stays in the field`, async ({ page }) => {
    await pasteLink(page, link);
    await expect(page.getByRole("alert")).toContainText(INCOMPLETE);
    await expect(page.getByLabel("Product link")).toHaveValue(link);
  });
}

test("a link with a user name is refused for that, and stays in the field", async ({ page }) => {
  const link = "https://user:pass@shop.example/";
  await pasteLink(page, link);
  await expect(page.getByRole("alert")).toContainText(errors["link.hasCredentials"]);
  await expect(page.getByLabel("Product link")).toHaveValue(link);
});

test("a page that could not be read is not said to have given anything, and its link does not pile up", async ({ page }) => {
  await pasteLink(page, "http://10.0.0.1/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.details.failedTitle);
  await expect(page.getByText(texts.details.lead)).toHaveCount(0);
  await page.getByRole("link", { name: texts.details.byHand }).click();
  await expect(page.getByText(texts.details.leadByHand)).toBeVisible();
  await page.goto("/link-to-video");
  await expect(page.getByText(linkPage.recent)).toHaveCount(0);
});

for (const [path, words] of [
  ["/nothing-here", FAILED],
  ["/not-a-product", NO_PRODUCT],
  ["/to-metadata", FAILED],
  ["/loop", FAILED],
] as const) {
  test(`${path} of a shop says why, and offers the ways on`, async ({ page }) => {
    await pasteLink(page, `${SHOP}${path}`);
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("alert")).toContainText(path);
    await expect(page.getByRole("link", { name: texts.details.otherLink })).toBeVisible();
    await page.getByRole("link", { name: texts.details.byHand }).click();
    await expect(page.getByLabel("Product name")).toHaveValue("");
  });
}

test("a name that is markup is shown as text", async ({ page }) => {
  await pasteLink(page, `${SHOP}/script`);
  await expect(page.getByLabel("Product name")).toHaveValue('<img src=x onerror="alert(1)">');
});

test("right-to-left text and emoji come through", async ({ page }) => {
  await pasteLink(page, `${SHOP}/rtl`);
  await expect(page.getByLabel("Product name")).toHaveValue("بطاقة قهوة 🫖 ☕️");
});

test("an ad that does not exist is a page that says so", async ({ page }) => {
  const answer = await page.goto("/link-to-video/editor?draft=0123456789abcdef");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`${texts.failures.s404.title} · Reelwright`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.failures.s404.title);
});
