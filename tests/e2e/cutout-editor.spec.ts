import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const SIDE = 64;

/** The colours of a canvas or a picture, at 64 × 64. */
const glance = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluate(async (element, side) => {
    if (element instanceof HTMLImageElement) await element.decode();
    const context = Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.imageSmoothingQuality = "high";
    context.drawImage(element as HTMLCanvasElement, 0, 0, side, side);
    return [...context.getImageData(0, 0, side, side).data];
  }, SIDE);

test("what the editor shows is what is made: background, frame, shadow and what was painted", async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/background-remover");
  await page.getByRole("button", { name: "Try a sample" }).click();
  await expect(page.getByRole("link", { name: "Download PNG" })).toBeVisible({ timeout: 400_000 });
  await page.goto((await page.getByRole("link", { name: "Edit", exact: true }).getAttribute("href")) ?? "");
  const canvas = page.locator("canvas[data-drawn]");
  await expect(canvas).toHaveCount(1);
  await page.selectOption("#background", "gradient");
  await page.selectOption("#shadow", "soft");
  await page.selectOption("#size", "square");
  const box = await page.locator("canvas").last().boundingBox();
  if (!box) throw new Error("no canvas");
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator("input[name=strokes]")).toHaveValue(/^e0\.03 /);
  // The canvas says how often it was drawn: once more for the stroke.
  const drawn = Number(await canvas.getAttribute("data-drawn"));
  await page.selectOption("#format", "webp");
  await expect.poll(async () => Number(await canvas.getAttribute("data-drawn"))).toBeGreaterThan(drawn);
  const shown = await glance(page, "canvas[data-drawn]");
  await page.getByRole("button", { name: "Create image" }).click();
  await expect(page.getByRole("link", { name: "Download WEBP" })).toBeVisible({ timeout: 200_000 });
  const made = await glance(page, "section img");
  const error = shown.reduce((sum, value, at) => sum + Math.abs(value - (made[at] ?? 0)), 0) / shown.length;
  expect(error).toBeLessThan(3);
});
