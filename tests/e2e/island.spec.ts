import type { Page } from "@playwright/test";
import { expect, type OpenSample, test } from "./support/test.ts";

const sources = (page: Page) =>
  page.getByRole("img", { name: /^Image \d/ }).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));

/** The sample's pictures, once the island answers to hand and keys. */
async function readPictures(page: Page, openSample: OpenSample): Promise<void> {
  await openSample("product-details");
  await expect(page.locator("x-island[name=media-order][data-hydrated]")).toHaveCount(1);
  // Its live region is made by an effect: from then on it listens.
  await expect(page.locator("[id^=DndLiveRegion]")).toHaveCount(1);
}

test("the picture island hydrates in place and says so", async ({ page, openSample }) => {
  await readPictures(page, openSample);
  await expect(page.getByRole("button", { name: /^Drag image 1/ })).toBeVisible();
});

test("pictures are put in order by the keyboard alone, and a screen reader hears it", async ({ page, openSample }) => {
  await readPictures(page, openSample);
  const [first, second] = await sources(page);
  const grip = page.getByRole("button", { name: /^Drag image 1/ });
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[id^=DndLiveRegion]")).toContainText("Image 1 picked up");
  // What is dragged listens a moment after it was picked up; a key before that is lost.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[id^=DndLiveRegion]")).toContainText("over position 2", { timeout: 3000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press("Space");
  await expect.poll(async () => (await sources(page)).slice(0, 2)).toEqual([second, first]);
});

test("a picture is dragged with the mouse", async ({ page, openSample }) => {
  await readPictures(page, openSample);
  const before = await sources(page);
  // A hover waits until the grip stands still and nothing, not even the passage between two pages, lies over it.
  await page.getByRole("button", { name: /^Drag image 1/ }).hover();
  const to = await page.getByRole("img", { name: "Image 3" }).boundingBox();
  if (!to) throw new Error("a picture has no box");
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => sources(page)).not.toEqual(before);
});

test("the button that moved a picture keeps the focus", async ({ page, openSample }) => {
  await readPictures(page, openSample);
  await expect(page.locator("x-island[data-hydrated]")).toBeAttached();
  await page.getByRole("button", { name: "Move image 1 later" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move image 2 later" })).toBeFocused();
});
