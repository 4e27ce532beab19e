import { connect } from "../../scripts/run/client.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { untilFilm, writeSample, goOn } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

test("a film is rendered without a preview, shared by a link that strangers open, and taken back", async ({ page, browser, baseURL }) => {
  // No limit: what stands still is given up by untilFilm.
  test.setTimeout(0);
  await writeSample(page);
  await goOn(page);
  await page.getByRole("button", { name: /^Skip the preview/ }).click();
  await untilFilm(page, words.editor.finalTitle);
  await page.getByRole("button", { name: words.share.create }).click();
  const link = await page.getByLabel(words.share.label).inputValue();
  expect(link.startsWith(`${baseURL}/share/`)).toBe(true);

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.locator("video")).toHaveAttribute("src", /\/files\//);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Nordhavn Vacuum Bottle 750 ml");
  await expect(stranger.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

  await page.getByRole("button", { name: words.share.revoke }).click();
  await expect(page.getByRole("button", { name: words.share.create })).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await stranger.close();
});

test("work is cancelled where it is shown, and its page offers what it did before", async ({ page }) => {
  await writeSample(page);
  await goOn(page);
  await page.getByRole("button", { name: words.editor.makePreview }).click();
  await page.getByRole("button", { name: words.task.cancel, exact: true }).click();
  await expect(page).toHaveURL(/\/link-to-video\/editor\?draft=/);
  await expect(page.getByRole("button", { name: words.editor.makePreview })).toBeVisible();
});

test("ads are found, renamed and duplicated in the list", async ({ page, context, baseURL }) => {
  const { client, token } = await connect(baseURL ?? "");
  for (const name of ["Oak lamp", "Steel bottle"])
    await client.drafts.create.mutate({ app_id: 103, name, intro: "It is good.", language: "en" });
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.goto("/projects");
  const names = page.getByRole("heading", { level: 2 });
  await page.getByRole("searchbox").fill("lamp");
  await page.getByRole("search").getByRole("button").click();
  await expect(names).toHaveText(["Oak lamp"]);
  await page.getByText(words.library.rename, { exact: true }).click();
  await page.getByLabel(words.library.newName, { exact: true }).fill("Autumn");
  await page.getByRole("button", { name: words.library.renameYes }).click();
  await expect(names).toHaveText(["Steel bottle", "Autumn"]);
  await page.getByRole("button", { name: "Duplicate “Autumn”" }).click();
  await expect(names).toHaveText(["Autumn (2)", "Steel bottle", "Autumn"]);
});
