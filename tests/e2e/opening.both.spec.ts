import { goOn, writeSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";

const LONG = "It keeps coffee hot for twenty-four hours and the lid locks with one turn. ".repeat(6).trim();
const SAID = /will take about \d+ seconds\. The preview shows its first 60/;

test("an ad longer than a preview says before what the preview leaves out, in both languages; a shorter one says nothing", async ({
  page,
  context,
  baseURL,
}) => {
  await writeSample(page);
  await goOn(page);
  await expect(page.getByRole("button", { name: "Make the preview" })).toBeVisible();
  await expect(page.getByText(SAID)).toHaveCount(0);
  await page.getByRole("link", { name: "Change the script" }).click();
  const spoken = page.getByLabel("Spoken");
  for (const index of [0, 1, 2, 3]) await spoken.nth(index).fill(LONG);
  await goOn(page);
  await expect(page.getByText(SAID)).toBeVisible();
  await context.addCookies([{ name: "lang", value: "zh", url: baseURL ?? "" }]);
  await page.reload();
  await expect(page.getByText(/这条广告大约 \d+ 秒。预览只放前 60 秒/)).toBeVisible();
});
