import { messages as words } from "../../locales/en/messages.ts";
import { STALL_SECONDS } from "../setup/stall.ts";
import { readSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

// What takes long is made while the page waits for it, and no script has a part in that.

test("each picture's cut-out stands beside it with what is to be said of it, and what was typed stays", async ({ page }) => {
  // Four pictures are cut out while the page waits.
  test.slow();
  await readSample(page);
  await page.getByLabel("Brand", { exact: true }).fill("Kept");
  const ask = page.getByRole("button", { name: words.details.showCutouts });
  // They are made while the page is read: they may be there already.
  if (await ask.isVisible()) await ask.click({ timeout: 0 });
  await expect(page.getByText(words.details.cutouts.clean).first()).toBeVisible();
  await expect(page.locator("figure.cutout img").first()).toHaveJSProperty("complete", true);
  await expect(ask).toHaveCount(0);
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("Kept");
});

test("each template is shown with the visitor's own product, and what was chosen before stays", async ({ page, openSample }) => {
  // No limit: the cut-outs and the frames are made meanwhile.
  test.setTimeout(0);
  await openSample("video-settings");
  await page.getByRole("radio", { name: /^Street/ }).check();
  await page.getByLabel(words.settings.call, { exact: true }).fill("Get yours");
  await page.getByRole("button", { name: words.settings.templateShow }).click({ timeout: 0 });
  const frames = page.locator("[data-template] img");
  const count = await page.locator("[data-template]").count();
  await expect(frames).toHaveCount(count, { timeout: STALL_SECONDS * 1000 });
  const shown = await frames.evaluateAll((all) =>
    Promise.all(
      all.map(async (one) => {
        const picture = one as HTMLImageElement;
        await picture.decode();
        return { own: new URL(picture.src).pathname.startsWith("/files/"), tall: picture.naturalHeight > picture.naturalWidth };
      }),
    ),
  );
  expect(shown).toEqual(Array.from({ length: count }, () => ({ own: true, tall: true })));
  await expect(page.getByRole("radio", { name: /^Street/ })).toBeChecked();
  await expect(page.getByLabel(words.settings.call, { exact: true })).toHaveValue("Get yours");
});
