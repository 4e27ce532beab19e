import { expect, test } from "./support/test.ts";

/** A GIF of one pixel. */
const GIF = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const SAID = /wave\.gif is not in a format we support\. Choose one of: jpg/i;

test("a file that is refused is told at its field, and the order does not go on without it", async ({ page, javaScriptEnabled }) => {
  await page.goto("/image-to-videos");
  const files = page.locator("input#pictures");
  await files.setInputFiles({ name: "wave.gif", mimeType: "image/gif", buffer: GIF });
  if (javaScriptEnabled) await expect(page.locator("[data-list] .wrong")).toHaveText(SAID);
  await page.locator("main [name=prompt]").fill("push in");
  await page.locator("main form:has([name=prompt]) button:not([name])").last().click();
  await expect(files).toHaveAttribute("aria-invalid", "true");
  await expect(files).toHaveAccessibleDescription(SAID);
  await expect(page).not.toHaveURL(/task=/);
});
