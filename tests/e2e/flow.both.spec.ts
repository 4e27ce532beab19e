import { violationsInBothThemes } from "./support/axe.ts";
import { goOn, readSample, untilFilm } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

test("a product link becomes a finished ad: preview, price, render, download", async ({ page, request, scripts }) => {
  test.setTimeout(8 * 60_000);
  await readSample(page);
  await expect(page.getByLabel("Price now")).toHaveValue("29.90");
  await expect(page.getByRole("img", { name: /^Picture \d/ })).toHaveCount(4);
  await goOn(page);

  await page.getByRole("radio", { name: /^Kinetic/ }).check();
  await page.getByRole("radio", { name: "15 s" }).check();
  await goOn(page);

  await expect(page.getByText("Rests on").first()).toBeVisible();
  await goOn(page);

  await expect(page.getByText("20 credits").first()).toBeVisible();
  await page.getByRole("button", { name: "Make the preview" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  if (!scripts) await expect(page.getByText("loads again every 2 seconds")).toBeVisible();
  await untilFilm(page, "Here is the preview", 180);
  await expect(page.getByText("Free: nothing was charged.")).toBeVisible();

  await page.getByRole("button", { name: "Render for 5 credits" }).click();
  await untilFilm(page, "Your ad is ready", 300);
  await expect(page.getByText("5 credits charged")).toBeVisible();
  await expect(page.locator("header").getByText("15 credits")).toBeVisible();
  await expect(page.getByText(/^Built-in engine/).first()).toBeVisible();
  if (scripts) expect(await violationsInBothThemes(page), "axe on the finished ad").toEqual([]);

  const href = await page.getByRole("link", { name: "Download MP4" }).getAttribute("href");
  const file = await request.get(href ?? "");
  expect(file.headers()["content-type"]).toBe("video/mp4");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  expect((await file.body()).length).toBeGreaterThan(100_000);

  await page.goto("/projects");
  await expect(page.getByText("Finished")).toBeVisible();
  await page.locator("summary").filter({ hasText: "Delete" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("Your first ad takes about a minute.")).toBeVisible();
});
