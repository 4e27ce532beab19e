import { expect, test } from "./support/test.ts";

test("boxes are drawn with a pointer, moved and resized with keys, timed by the player, and found in the form", async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/subtitles-remover");
  await page.getByRole("button", { name: "Try a sample" }).click();
  await expect(page.locator(".compare")).toBeVisible({ timeout: 400_000 });
  await page.locator(".erase-stage").scrollIntoViewIfNeeded();
  const stage = page.locator("[data-stage]");
  await expect(page.locator("x-island[data-hydrated] [data-stage] video")).toHaveCount(1);
  const found = page.getByRole("button", { name: /^Box 1:/ });
  await expect(found).toBeVisible();

  // Before its film's size is known the stage has another.
  await expect.poll(() => stage.locator("video").evaluate((film: HTMLVideoElement) => film.readyState)).toBeGreaterThan(0);
  const picture = await stage.boundingBox();
  if (!picture) throw new Error("no stage");
  const at = (x: number, y: number) => [picture.x + picture.width * x, picture.y + picture.height * y] as const;
  await page.mouse.move(...at(0.1, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.3, 0.2), { steps: 4 });
  await page.mouse.up();
  const cell = (column: string) => page.getByRole("spinbutton", { name: `${column} %, box 2` });
  await expect(cell("Left")).toHaveValue(/^(9\.9|10|10\.1)$/);
  await expect(cell("Width")).toHaveValue(/^(19\.9|20|20\.1)$/);

  const drawn = page.getByRole("button", { name: /^Box 2:/ });
  await drawn.focus();
  const left = Number(await cell("Left").inputValue());
  await page.keyboard.press("ArrowRight");
  expect(Number(await cell("Left").inputValue())).toBeCloseTo(left + 1, 1);
  const height = Number(await cell("Height").inputValue());
  await page.keyboard.press("Shift+ArrowDown");
  expect(Number(await cell("Height").inputValue())).toBeCloseTo(height + 1, 1);

  await page.getByRole("slider", { name: "Position in the video" }).fill("2.5");
  await page.getByRole("button", { name: "Selected box starts here" }).click();
  await expect(page.getByRole("textbox", { name: "From, box 2" })).toHaveValue("0:02.5");
  await drawn.focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: /^Box 2:/ })).toHaveCount(0);
  const boxes = await page
    .locator("form[action='/subtitles-remover']")
    .last()
    .evaluate((form: HTMLFormElement) => new FormData(form).getAll("boxes.left"));
  expect(boxes).toHaveLength(1);
});
