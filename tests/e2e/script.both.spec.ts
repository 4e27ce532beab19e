import { writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test("a clip of fewer than 20 characters is refused, and stays as typed", async ({ page }) => {
  await writeSample(page);
  await page.getByLabel(words.script.text).nth(1).fill("Too short.");
  await page.getByRole("button", { name: words.script.next }).click();
  await expect(page.getByRole("alert")).toContainText("Clip 2 has 10 characters. It needs at least 20");
  await expect(page.getByLabel(words.script.text).nth(1)).toHaveValue("Too short.");
});

test("a claim that the page does not support is warned of once it is saved", async ({ page }) => {
  await writeSample(page);
  await page.getByLabel(words.script.text).nth(1).fill("It keeps your coffee hot for 96 hours in the snow.");
  await page.getByRole("button", { name: words.script.save }).click();
  await expect(page.getByRole("status")).toContainText(words.script.saved);
  await expect(page.getByText(words.script.unsupported).first()).toBeVisible();
});

test("another script can be chosen, and new ones written", async ({ page }) => {
  await writeSample(page);
  const versions = page.getByRole("navigation", { name: "Scripts" }).getByRole("link");
  await expect(versions).toHaveCount(3);
  const before = await page.getByLabel(words.script.text).first().inputValue();
  await versions.nth(1).click();
  await expect(page.getByLabel(words.script.text).first()).not.toHaveValue(before);
  const old = await versions.allTextContents();
  await page.getByRole("button", { name: words.script.again }).click();
  await expect(page).not.toHaveURL(/script=/);
  await expect(versions).toHaveCount(3);
  expect(await versions.allTextContents()).not.toEqual(old);
});
