import { goOn } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { opening as chinese } from "../../locales/zh/opening.ts";
import { messagePattern } from "../setup/message-pattern.ts";

const LONG = "It keeps coffee hot for twenty-four hours and the lid locks with one turn. ".repeat(6).trim();
const SAID = messagePattern(words.opening.before, { shown: 60 });

test("an ad longer than a preview says before what the preview leaves out, in both languages; a shorter one says nothing", async ({
  page,
  context,
  baseURL,
  openSample,
}) => {
  await openSample("editor");
  await expect(page.getByRole("button", { name: words.editor.makePreview })).toBeVisible();
  await expect(page.getByText(SAID)).toHaveCount(0);
  await page.getByRole("link", { name: "Change the script" }).click();
  const spoken = page.getByLabel(words.script.text);
  await expect(spoken.first()).toBeVisible();
  for (const field of await spoken.all()) await field.fill(LONG);
  await goOn(page);
  await expect(page.getByText(SAID)).toBeVisible();
  await context.addCookies([{ name: "lang", value: "zh", url: baseURL ?? "" }]);
  await page.reload();
  await expect(page.getByText(messagePattern(chinese.before, { shown: 60 }))).toBeVisible();
});
