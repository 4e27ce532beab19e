import { errors } from "../../locales/en/errors.ts";
import { fill } from "../../locales/fill.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { goOn } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

test("what each length costs stands beside it, and the words of the button are kept", async ({ page, openSample }) => {
  await openSample("video-settings");
  const here = page.url();
  await expect(page.getByRole("radio", { name: /60 s/ }).locator("..")).toContainText(fill(words.settings.lengthCost_other, { count: 20 }));
  await page.getByLabel(words.settings.call).fill("a".repeat(25));
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(fill(words.details.tooLong, { max: 24 }));
  await page.getByLabel(words.settings.call).fill("Get yours today");
  await goOn(page);
  await expect(page).toHaveURL(/script-settings/);
  await page.goto(here);
  await expect(page.getByLabel(words.settings.call)).toHaveValue("Get yours today");
});

test("a piece of each music is played", async ({ page, scripts, request, openSample }) => {
  await openSample("video-settings");
  const pieces = page.locator("audio[src*='/samples/music/']");
  await expect(pieces).toHaveCount(5);
  for (const piece of await pieces.all()) {
    const answer = await request.get((await piece.getAttribute("src")) ?? "");
    expect(answer.headers()["content-type"]).toBe("audio/mpeg");
  }
  if (!scripts) return;
  await page.getByRole("button", { name: fill(words.settings.hear, { name: words.settings.musics.lofi }) }).click();
  await expect.poll(() => pieces.nth(1).evaluate((one) => (one as HTMLAudioElement).currentTime)).toBeGreaterThan(0);
});

test("what another window chose meanwhile is not overwritten, and what was chosen here stays", async ({ page, context, openSample }) => {
  await openSample("video-settings");
  const here = page.url();
  const other = await context.newPage();
  await other.goto(here);
  await other.getByLabel(words.settings.call).fill("Theirs");
  await goOn(other);
  await expect(other).toHaveURL(/script-settings/);
  await page.getByLabel(words.settings.call).fill("Mine");
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(errors["draft.changedElsewhere"]);
  await expect(page.getByLabel(words.settings.call)).toHaveValue("Mine");
  await other.goto(here);
  await expect(other.getByLabel(words.settings.call)).toHaveValue("Theirs");
  await goOn(page);
  await expect(page).toHaveURL(/script-settings/);
});
