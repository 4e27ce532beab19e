import sharp from "sharp";
import { errors } from "../../locales/en/errors.ts";
import { files } from "../../locales/en/files.ts";
import { picker } from "../../locales/en/picker.ts";
import { addPicture, librarian } from "./support/library.ts";
import { expect, test } from "./support/test.ts";

/** A photograph of nobody: what is asked here is asked before anything is looked at. */
const photo = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer(),
});

test("consent is to one photo: another one is not agreed to until its tick is set again", async ({ page, scripts }) => {
  await page.goto("/video-avatar/create-picture-avatar");
  const tick = page.locator("input[name=agreed]");
  const upload = async (name: string, background: string) => {
    await page.locator("input#picture").setInputFiles(await photo(name, background));
    if (!scripts) await page.locator("button[value=upload]").first().click();
    await expect(page.locator("input[name=picture]:checked + span")).toHaveText(`${name}.png`);
  };
  await upload("first", "#808080");
  await expect(tick).not.toBeChecked();
  await tick.check();
  // It comes back refused (nobody is seen in it), with the consent that was given.
  await page.locator("input[name=name]").fill("Ada");
  await page.locator("main form button:not([name])").last().click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(tick).toBeChecked();

  await upload("second", "#a0a0a0");
  await expect(tick).not.toBeChecked();
  if (!scripts) await expect(tick).toHaveAccessibleDescription(errors["consent.otherFile"]);
  await tick.check();
  // The first one is still there to be chosen: the tick was for the second.
  await page.getByRole("radio", { name: "first.png" }).check();
  if (scripts) await expect(tick).not.toBeChecked();
  else {
    await page.locator("main form button:not([name])").last().click();
    await expect(tick).not.toBeChecked();
    await expect(tick).toHaveAccessibleDescription(errors["consent.otherFile"]);
  }
});

test("a photo that is picked from the library, or given by its address, is another one, too", async ({
  page,
  context,
  baseURL,
  scripts,
}) => {
  test.skip(!scripts, "without scripts every way ends in the form that is posted");
  const { client, token } = await librarian(baseURL ?? "");
  await addPicture(client, baseURL ?? "", "third.jpg");
  await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
  await page.goto("/video-avatar/create-picture-avatar", { waitUntil: "networkidle" });
  const tick = page.locator("input[name=agreed]");
  await expect(page.locator("x-island[name=asset-picker]:defined")).toBeAttached();
  await tick.check();
  await page.getByLabel(files.address).fill("photos.example/ada.jpg");
  await tick.focus();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await page.getByRole("link", { name: picker.open }).click();
  const dialog = page.getByRole("dialog", { name: picker.title });
  await dialog.getByRole("checkbox", { name: "third.jpg", exact: true }).check();
  await dialog.getByRole("button", { name: picker.confirm }).click();
  await expect(page.locator("[data-chosen] input[name=picture]")).toHaveCount(1);
  await expect(tick).not.toBeChecked();
});
