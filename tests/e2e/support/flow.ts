import { expect, type Page } from "@playwright/test";

/** Presses the one next action of a page of the flow. */
export const goOn = (page: Page) => page.locator(".actionbar .btn-primary").click();

export async function pasteLink(page: Page, link: string): Promise<void> {
  await page.goto("/link-to-video");
  await page.getByLabel("Product link").fill(link);
  await page.getByRole("button", { name: "Read the page" }).click();
}

/** From the sample product to its details, read. */
export async function readSample(page: Page): Promise<void> {
  await page.goto("/link-to-video");
  await page.getByRole("button", { name: "Try it with the sample product" }).click();
  await expect(page).toHaveURL(/\/link-to-video\/product-details\?draft=/);
  await expect(page.getByLabel("Product name")).toHaveValue("Nordhavn Vacuum Bottle 750 ml");
}

/** On to the scripts of the sample. */
export async function writeSample(page: Page): Promise<void> {
  await readSample(page);
  await goOn(page);
  await expect(page).toHaveURL(/video-settings/);
  await goOn(page);
  await expect(page).toHaveURL(/script-settings/);
  await expect(page.getByRole("button", { name: "Go to the video" })).toBeVisible();
}

/** Waits for a task of the editor page, with its events or with its refreshes. */
export const untilFilm = (page: Page, title: string, seconds: number) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: seconds * 1000 });
