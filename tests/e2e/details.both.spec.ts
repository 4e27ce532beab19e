import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filmNamed } from "../setup/films.ts";
import { goOn, pasteLink } from "./support/flow.ts";
import { expect, SHOP, test } from "./support/test.ts";
import { errors } from "../../locales/en/errors.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";

const BOTTLE = join(import.meta.dirname, "../../public/samples/bottle");

const pictures = (page: import("@playwright/test").Page) =>
  page.getByRole("img", { name: /^Image \d/ }).evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname));

test("pictures are put in order and taken out by their buttons, and the order is kept", async ({ page, scripts, openSample }) => {
  await openSample("product-details");
  // A press before the island is there posts the form: to reload that answer is to post it again.
  if (scripts) await expect(page.locator("x-island[data-hydrated]")).toHaveCount(1);
  const [first, second, third, fourth] = await pictures(page);
  await page.getByRole("button", { name: "Move image 1 later" }).click();
  await expect.poll(() => pictures(page)).toEqual([second, first, third, fourth]);
  await page.getByRole("button", { name: "Remove image 4" }).click();
  await expect.poll(() => pictures(page)).toEqual([second, first, third]);
  await goOn(page);
  await expect(page).toHaveURL(/video-settings/);
  await page.goBack();
  await page.reload();
  await expect.poll(() => pictures(page)).toEqual([second, first, third]);
});

test("what another window saved meanwhile is not overwritten, whatever was pressed here before, and what was typed stays", async ({
  page,
  context,
  openSample,
}) => {
  await openSample("product-details");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Brand", { exact: true }).fill("Nordhavn of the other window");
  await goOn(other);
  await expect(other).toHaveURL(/video-settings/);
  await page.getByLabel("Brand", { exact: true }).fill("Nordhavn of this window");
  // A press that only changes the form does not make what the form stands on newer.
  await page.getByRole("button", { name: "Move line 1 down" }).click();
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(errors["draft.changedElsewhere"]);
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("Nordhavn of this window");
  await other.goto(page.url());
  await expect(other.getByLabel("Brand", { exact: true })).toHaveValue("Nordhavn of the other window");
  await goOn(page);
  await expect(page).toHaveURL(/video-settings/);
});

test("selling points are added, moved and taken out, and what was typed stays", async ({ page, openSample }) => {
  await openSample("product-details");
  await page.getByLabel("Brand", { exact: true }).fill("Nordhavn of Bergen");
  const first = await page.getByLabel("Selling point 1").inputValue();
  await page.getByRole("button", { name: "Move line 1 down" }).click();
  await expect(page.getByLabel("Selling point 2")).toHaveValue(first);
  await page.getByRole("button", { name: "Remove line 2" }).click();
  await expect(page.getByLabel("Selling point 2")).not.toHaveValue(first);
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("Nordhavn of Bergen");
});

test("text over its limit is refused with its length, and stays", async ({ page, openSample }) => {
  await openSample("product-details");
  await page.getByLabel("Product name").fill("n".repeat(301));
  await page.getByLabel(words.details.price).fill("cheap");
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(fill(errors["product.nameTooLong"], { length: 301, max: 300 }));
  await expect(page.getByRole("alert")).toContainText(words.details.priceWrong);
  await expect(page.getByLabel("Product name")).toHaveValue("n".repeat(301));
  await expect(page.getByLabel(words.details.price)).toHaveValue("cheap");
});

test("an uploaded picture joins the others", async ({ page, scripts, openSample }) => {
  await openSample("product-details");
  await page.getByLabel("Add your own").setInputFiles(join(BOTTLE, "kitchen.jpg"));
  // With scripts the upload begins by itself.
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Image 6" })).toBeVisible();
  // The draft is newer by that picture, which no other window added.
  await goOn(page);
  await expect(page).toHaveURL(/video-settings/);
});

for (const path of ["/no-picture", "/bad-pictures"])
  test(`${path}: a page that gave no picture says so and what to do, until one is added`, async ({ page, scripts }) => {
    await pasteLink(page, `${SHOP}${path}`);
    await expect(page.getByText(words.details.noneLoaded)).toBeVisible();
    await goOn(page);
    await expect(page.getByRole("alert")).toContainText(words.details.mediaNeeded);
    await page.getByLabel("Add your own").setInputFiles(join(BOTTLE, "kitchen.jpg"));
    if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByRole("img", { name: "Image 1" })).toBeVisible();
    await expect(page.getByText(words.details.noneLoaded)).toHaveCount(0);
    await goOn(page);
    await expect(page).toHaveURL(/video-settings/);
  });

test("an uploaded film joins the pictures, with its length, and is moved and taken out", async ({ page, scripts, openSample }) => {
  await openSample("product-details");
  await page.getByLabel("Add your own").setInputFiles({ name: "lamp.mp4", mimeType: "video/mp4", buffer: await filmNamed("product.mp4") });
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Video 6, 6 seconds" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("0:06")).toBeVisible();
  await page.getByRole("button", { name: "Move video 6 earlier" }).click();
  await expect(page.getByRole("img", { name: "Video 5, 6 seconds" })).toBeVisible();
  await page.getByRole("button", { name: "Remove video 5" }).click();
  await expect(page.getByRole("img", { name: /^Video/ })).toHaveCount(1);
});

test("a film without a picture is refused with its reason, and what was typed stays", async ({ page, scripts, openSample }) => {
  await openSample("product-details");
  await page.getByLabel("Brand", { exact: true }).fill("Kept");
  await page.getByLabel("Add your own").setInputFiles({ name: "song.mp4", mimeType: "video/mp4", buffer: await filmNamed("sound.mp4") });
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText(fill(errors["file.noPicture"], { name: "song.mp4" })).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("Kept");
});

test("a file that is no picture is refused by its content, whatever its name says", async ({ page, scripts, openSample }) => {
  await openSample("product-details");
  await page.getByLabel("Brand", { exact: true }).fill("Kept");
  const fake = { name: "fake.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>this is no picture</html>") };
  await page.getByLabel("Add your own").setInputFiles(fake);
  // With scripts the upload begins by itself.
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText(fill(errors["file.corrupted"], { name: "fake.jpg" })).first()).toBeVisible();
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue("Kept");
});

test("a file that cannot be used does not keep the good ones: they join, and the page says which did not", async ({
  page,
  scripts,
  openSample,
}) => {
  await openSample("product-details");
  await page.getByLabel("Add your own").setInputFiles([
    { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") },
    { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: await readFile(join(BOTTLE, "kitchen.jpg")) },
  ]);
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Image 6" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Image 7" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toContainText("broken.jpg");
});

test("an old price that is not above the new one is refused", async ({ page, openSample }) => {
  await openSample("product-details");
  await page.getByLabel(words.details.price).fill("49.90");
  await page.getByLabel(words.details.oldPrice).fill("39.90");
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(errors["product.oldPriceLower"]);
  await page.getByLabel(words.details.oldPrice).fill("59.90");
  await goOn(page);
  await expect(page).toHaveURL(/video-settings/);
});

test("a picture that is marked as the one of before brings Before and after, and only one can be", async ({ page, openSample }) => {
  await openSample("product-details");
  const details = page.url();
  await page.getByLabel("How picture 2 is shown").selectOption({ label: words.mediaOrder.uses.before });
  await page.getByLabel("How picture 3 is shown").selectOption({ label: words.mediaOrder.uses.before });
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(words.details.oneBefore);
  await page.getByLabel("How picture 3 is shown").selectOption({ label: words.mediaOrder.uses.auto });
  await goOn(page);
  await expect(page.getByRole("radio", { name: words.settings.templates["before-after"] })).toBeVisible();
  await page.goto(details);
  await expect(page.getByLabel("How picture 2 is shown")).toHaveValue("before");
  await page.getByLabel("How picture 2 is shown").selectOption({ label: words.mediaOrder.uses.auto });
  await goOn(page);
  await expect(page.getByRole("radio", { name: words.settings.templates.studio })).toBeVisible();
  await expect(page.getByRole("radio", { name: words.settings.templates["before-after"] })).toHaveCount(0);
});
