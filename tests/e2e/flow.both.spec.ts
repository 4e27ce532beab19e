import type { Browser, Page } from "@playwright/test";
import { violationsInBothThemes } from "./support/axe.ts";
import { goOn, readSample, shortenHere, untilFilm, untilShown } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

/** Shared by a link that strangers open, and taken back. */
async function shareAndTakeBack(page: Page, browser: Browser, origin: string): Promise<void> {
  await page.getByRole("button", { name: words.share.create }).click();
  const link = await page.getByLabel(words.share.label).inputValue();
  expect(link.startsWith(`${origin}/share/`)).toBe(true);
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.locator("video")).toHaveAttribute("src", /\/files\//);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Nordhavn Vacuum Bottle 750 ml");
  await expect(stranger.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("button", { name: words.share.revoke }).click();
  await expect(page.getByRole("button", { name: words.share.create })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.close();
}

/** Work under way is followed in the list of ads, to its end; then its page is opened again. */
async function followInTheList(page: Page, scripts: boolean): Promise<void> {
  const editor = page.url();
  await page.goto("/projects");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(/refreshes every 5 seconds/)).toHaveCount(scripts ? 0 : 1);
  await untilShown(page, page.getByText("Preview ready"));
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.goto(editor);
}

/** Words and times of the finished ad changed on its timeline, refused, taken back and taken away as a file. */
async function editOnTimeline(page: Page, scripts: boolean): Promise<void> {
  const { timeline, timelineEditor } = words;
  const film = page.url();
  await page.getByRole("button", { name: timeline.open }).click();
  // With scripts the editor lies over the page of forms, and leads to it.
  if (scripts) await page.getByRole("link", { name: timelineEditor.forms }).click();
  await page.getByRole("table", { name: timeline.parts }).getByRole("link").first().click();
  const still = page.getByRole("img", { name: /^The ad at 0:/ });
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 0 }).toBeGreaterThan(100);
  const text = page.getByLabel(timeline.fields.text, { exact: true });
  const before = await text.inputValue();
  await text.fill("Edited here");
  await page.getByRole("button", { name: timeline.save }).click();
  await expect(page.getByRole("heading", { name: "Edited here" })).toBeVisible();
  await page.getByLabel(timeline.fields.start).fill("soon");
  await page.getByRole("button", { name: timeline.save }).click();
  await expect(page.getByRole("alert")).toContainText(timeline.invalid);
  if (scripts) expect(await violationsInBothThemes(page), "axe on the editor").toEqual([]);
  await page.getByRole("button", { name: timeline.undo }).click();
  await expect(text).toHaveValue(before);
  await page.locator("summary").filter({ hasText: timeline.takeAway }).click();
  const href = await page.getByRole("link", { name: timeline.formats.otio }).getAttribute("href");
  expect(await (await page.request.get(href ?? "")).json()).toMatchObject({ OTIO_SCHEMA: "Timeline.1" });
  await page.goto(film);
}

test("a product link becomes a finished ad: preview, followed in the list, price, render, download, and a link for others", async ({
  page,
  browser,
  baseURL,
  request,
  scripts,
}) => {
  // No limit: what stands still is given up by untilFilm.
  test.setTimeout(0);
  await readSample(page);
  await expect(page.getByLabel(words.details.price)).toHaveValue("29.90");
  await expect(page.getByRole("img", { name: /^Image \d/ })).toHaveCount(4);
  await goOn(page);

  await page.getByRole("radio", { name: /^Kinetic/ }).check();
  await page.getByRole("radio", { name: "15 s" }).check();
  // A film of the whole size is made and measured by tests/product/flow.
  await page.getByRole("radio", { name: /^Square/ }).check();
  await page.getByRole("radio", { name: words.settings.avatars.none }).check();
  await goOn(page);

  await expect(page.getByText(words.script.restsOn).first()).toBeVisible();
  await shortenHere(page);
  await goOn(page);

  await expect(page.getByText("20 credits").first()).toBeVisible();
  await page.getByRole("button", { name: words.editor.makePreview }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  if (!scripts) await expect(page.getByText(words.task.refreshed)).toBeVisible();
  await followInTheList(page, scripts);
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

  await editOnTimeline(page, scripts);
  await shareAndTakeBack(page, browser, baseURL ?? "");
  await page.goto("/projects");
  await expect(page.getByText("Finished")).toBeVisible();
  await page.locator("summary").filter({ hasText: "Delete" }).click();
  await page.getByRole("button", { name: words.library.removeYes }).click();
  await expect(page.getByText("Your first ad takes about a minute.")).toBeVisible();
});
