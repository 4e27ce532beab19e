import { words } from "../../locales/en/tools/text-to-speech.ts";
import { expect, test } from "./support/test.ts";

test("filters that leave no voice of a language say so beside its name, and only there", async ({ page }) => {
  await page.goto("/text-to-speech");
  const none = page.getByText(words.filters.none);
  const [gender, style] = [page.locator("[name='filter.gender']"), page.locator("[name='filter.style']")];
  await expect(none.first()).toBeHidden();
  await gender.selectOption("male");
  await expect(none.filter({ visible: true })).toHaveCount(0);
  // American and Chinese men are bright, too; a British one is not.
  await style.selectOption("bright");
  await expect(none.filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("summary", { has: none.filter({ visible: true }) })).toContainText("British English");
  await style.selectOption("warm");
  await expect(none.filter({ visible: true })).toHaveCount(3);
  await gender.selectOption("");
  await expect(none.filter({ visible: true })).toHaveCount(0);
});
