import { writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

test("a clip of fewer than 20 characters is refused, and stays as typed", async ({ page }) => {
  await writeSample(page);
  await page.getByLabel("Spoken").nth(1).fill("Too short.");
  await page.getByRole("button", { name: "Go to the video" }).click();
  await expect(page.getByRole("alert")).toContainText("Clip 2 has 10 characters. It needs at least 20");
  await expect(page.getByLabel("Spoken").nth(1)).toHaveValue("Too short.");
});

test("a claim that the page does not support is warned of once it is saved", async ({ page }) => {
  await writeSample(page);
  await page.getByLabel("Spoken").nth(1).fill("It keeps your coffee hot for 96 hours in the snow.");
  await page.getByRole("button", { name: "Save and check the claims" }).click();
  await expect(page.getByRole("status")).toContainText("The claims were checked again.");
  await expect(page.getByText("Nothing supports this").first()).toBeVisible();
});

test("another script can be chosen, and new ones written", async ({ page }) => {
  await writeSample(page);
  const versions = page.getByRole("navigation", { name: "Scripts" }).getByRole("link");
  await expect(versions).toHaveCount(3);
  const before = await page.getByLabel("Spoken").first().inputValue();
  await versions.nth(1).click();
  await expect(page.getByLabel("Spoken").first()).not.toHaveValue(before);
  const old = await versions.allTextContents();
  await page.getByRole("button", { name: "Write new ones" }).click();
  await expect(page).not.toHaveURL(/script=/);
  await expect(versions).toHaveCount(3);
  expect(await versions.allTextContents()).not.toEqual(old);
});
