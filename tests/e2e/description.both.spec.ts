import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { goOn } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { words as own } from "../../locales/en/tools/ai-video-ads.ts";
import { messages as words } from "../../locales/en/messages.ts";

const PICTURE = join(import.meta.dirname, "../../public/samples/bottle/packshot.jpg");
const INTRO = "A double-walled steel bottle. It keeps coffee hot for 24 hours. The lid locks with one turn.";

test("a description with a picture leads to its own settings, scripts and video page", async ({ page, scripts }) => {
  await page.goto("/ai-video-ads");
  await page.getByLabel("Product name").fill("Harbour Bottle");
  await page.getByLabel("Description").fill(INTRO);
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText("Add at least one image");
  await expect(page.getByLabel("Product name")).toHaveValue("Harbour Bottle");
  await expect(page.getByLabel("Description")).toHaveValue(INTRO);

  await page.getByLabel("Add your own").setInputFiles(PICTURE);
  // With scripts the upload begins by itself.
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Image 1" })).toBeVisible();
  await expect(page.getByLabel("Product name")).toHaveValue("Harbour Bottle");
  await goOn(page);

  await expect(page).toHaveURL(/\/ai-video-ads\/video-settings\?draft=/);
  await goOn(page);
  await expect(page).toHaveURL(/\/ai-video-ads\/script-settings\?draft=/);
  await expect(page.getByLabel(words.script.text).first()).toBeVisible();
  await goOn(page);
  await expect(page).toHaveURL(/\/ai-video-ads\/editor\?draft=/);
  await expect(page.getByRole("button", { name: words.editor.makePreview })).toBeVisible();
});

test("the description flow keeps its own limits: 100 characters of name", async ({ page }) => {
  await page.goto("/ai-video-ads");
  await page.getByLabel("Product name").fill("n".repeat(101));
  await page.getByLabel("Description").fill(INTRO);
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText("The name has 101 characters; the limit is 100.");
  await expect(page.getByLabel("Product name")).toHaveValue("n".repeat(101));
});

test("a picture may come before any word: it stays, and so does what is typed after it", async ({ page, scripts }) => {
  await page.goto("/ai-video-ads");
  await page.getByLabel("Add your own").setInputFiles(PICTURE);
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Image 1" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Product name").fill("Harbour Bottle");
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText(own.needIntro);
  await expect(page.getByRole("img", { name: "Image 1" })).toBeVisible();
  await page.getByLabel("Description").fill(INTRO);
  await goOn(page);
  await expect(page).toHaveURL(/\/ai-video-ads\/video-settings\?draft=/);
});

test("bad files of a batch are named, each with what is wrong with it, and the good one stays", async ({ page, scripts }) => {
  await page.goto("/ai-video-ads");
  const damaged = { name: "IMG_1.HEIC", mimeType: "", buffer: Buffer.from("no photo") };
  const empty = { name: "empty.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) };
  const good = { name: "packshot.jpg", mimeType: "image/jpeg", buffer: await readFile(PICTURE) };
  await page.getByLabel("Add your own").setInputFiles([damaged, empty, good]);
  if (!scripts) await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("img", { name: "Image 1" })).toBeVisible();
  for (const { name } of [damaged, empty]) await expect(page.getByRole("alert")).toContainText(`${name} cannot be read.`);
});

test("brand and selling points are told, and a line is added before anything is saved", async ({ page }) => {
  await page.goto("/ai-video-ads");
  await page.getByLabel(words.details.brand, { exact: true }).fill("Harbour");
  await page.getByLabel("Selling point 1").fill("Keeps coffee hot for 24 hours");
  await page.getByRole("button", { name: words.details.addPoint }).click();
  await page.getByLabel("Selling point 2").fill("The lid locks with one turn");
  await expect(page.getByLabel(words.details.brand, { exact: true })).toHaveValue("Harbour");
  await expect(page.getByLabel("Selling point 1")).toHaveValue("Keeps coffee hot for 24 hours");
});
