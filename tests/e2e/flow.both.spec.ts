import { violationsInBothThemes } from "./support/axe.ts";
import { goOn, readSample, untilFilm } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

test("a product link becomes a finished ad: preview, price, render, download", async ({ page, request, scripts }) => {
  // No limit: what stands still is given up by untilFilm.
  test.setTimeout(0);
  await readSample(page);
  await expect(page.getByLabel(words.details.price)).toHaveValue("29.90");
  await expect(page.getByRole("img", { name: /^Image \d/ })).toHaveCount(4);
  await goOn(page);

  await page.getByRole("radio", { name: /^Kinetic/ }).check();
  await page.getByRole("radio", { name: "15 s" }).check();
  await goOn(page);

  await expect(page.getByText(words.script.restsOn).first()).toBeVisible();
  await goOn(page);

  await expect(page.getByText("20 credits").first()).toBeVisible();
  await page.getByRole("button", { name: words.editor.makePreview }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  if (!scripts) await expect(page.getByText(words.task.refreshed)).toBeVisible();
  await untilFilm(page, words.editor.previewTitle);
  await expect(page.getByText(words.task.nothing)).toBeVisible();

  await page.getByRole("button", { name: "Render for 5 credits" }).click();
  await untilFilm(page, "Your ad is ready");
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
  await page.getByRole("button", { name: words.library.removeYes }).click();
  await expect(page.getByText("Your first ad takes about a minute.")).toBeVisible();
});
