import { expect, test } from "./support/test.ts";
import { fill } from "../../locales/fill.ts";
import { errors } from "../../locales/en/errors.ts";
import { messages as words } from "../../locales/en/messages.ts";

test("a clip of fewer than 20 characters is refused, and stays as typed", async ({ page, openSample }) => {
  await openSample("script-settings");
  await page.getByLabel(words.script.text).nth(1).fill("Too short.");
  await page.getByRole("button", { name: words.script.next }).click();
  await expect(page.getByRole("alert")).toContainText("Clip 2 is too short to sound natural. It needs at least 20 characters and has 10.");
  await expect(page.getByLabel(words.script.text).nth(1)).toHaveValue("Too short.");
});

test("a claim that the page does not support is warned of once it is saved", async ({ page, openSample }) => {
  await openSample("script-settings");
  await page.getByLabel(words.script.text).nth(1).fill("It keeps your coffee hot for 96 hours in the snow.");
  await page.getByRole("button", { name: words.script.save }).click();
  await expect(page.getByRole("status")).toContainText(words.script.saved);
  await expect(page.getByText(words.script.unsupported).first()).toBeVisible();
});

test("another script can be chosen, and new ones written", async ({ page, openSample }) => {
  await openSample("script-settings");
  const versions = page.getByRole("navigation", { name: "Scripts" }).getByRole("button");
  await expect(versions).toHaveCount(3);
  const before = await page.getByLabel(words.script.text).first().inputValue();
  await versions.nth(1).click();
  await expect(page.getByLabel(words.script.text).first()).not.toHaveValue(before);
  const old = await versions.allTextContents();
  await page.getByRole("button", { name: words.script.again }).click();
  await expect(page).not.toHaveURL(/script=/);
  await expect(versions).toHaveCount(3);
  expect(await versions.allTextContents()).not.toEqual(old);
});

test("what was changed in one script is there still after another was looked at", async ({ page, openSample }) => {
  await openSample("script-settings");
  const versions = page.getByRole("navigation", { name: "Scripts" }).getByRole("button");
  const text = page.getByLabel(words.script.text).first();
  await text.fill("My own words about this bottle, for a start.");
  await versions.nth(1).click();
  await expect(versions.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(text).not.toHaveValue("My own words about this bottle, for a start.");
  await versions.nth(0).click();
  await expect(versions.nth(0)).toHaveAttribute("aria-current", "true");
  await expect(text).toHaveValue("My own words about this bottle, for a start.");
});

test("what another window saved meanwhile is not overwritten, and what was typed stays, to be saved after it was seen", async ({
  page,
  context,
  openSample,
}) => {
  await openSample("script-settings");
  const other = await context.newPage();
  await other.goto(page.url());
  const [here, there] = [page, other].map((one) => one.getByLabel(words.script.text).first());
  await there?.fill("What the other window says of the bottle.");
  await other.getByRole("button", { name: words.script.save }).click();
  await expect(other.getByRole("status")).toContainText(words.script.saved);
  await here?.fill("What this window says of the bottle.");
  await page.getByRole("button", { name: words.script.next }).click();
  await expect(page.getByRole("alert")).toContainText(errors["draft.changedElsewhere"]);
  await expect(page.getByLabel(words.script.text).first()).toHaveValue("What this window says of the bottle.");
  await other.reload();
  await expect(other.getByLabel(words.script.text).first()).toHaveValue("What the other window says of the bottle.");
  await page.getByRole("button", { name: words.script.save }).click();
  await expect(page.getByRole("status")).toContainText(words.script.saved);
  await expect(page.getByLabel(words.script.text).first()).toHaveValue("What this window says of the bottle.");
});

test("new scripts that another window has written leave what was typed here, to be saved after it was seen", async ({
  page,
  context,
  openSample,
}) => {
  await openSample("script-settings");
  const other = await context.newPage();
  await other.goto(page.url());
  const first = page.getByLabel(words.script.text).first();
  await first.fill("What this window says of the bottle.");
  await other.getByRole("button", { name: words.script.again }).click();
  await expect(other.locator("input[name=revision]").first()).not.toHaveValue(
    await page.locator("input[name=revision]").first().inputValue(),
  );
  await page.getByRole("button", { name: words.script.save }).click();
  await expect(page.getByRole("alert")).toContainText(errors["draft.changedElsewhere"]);
  await expect(first).toHaveValue("What this window says of the bottle.");
  await page.getByRole("button", { name: words.script.save }).click();
  await expect(page.getByRole("status")).toContainText(words.script.saved);
  await expect(first).toHaveValue("What this window says of the bottle.");
});

test("new scripts do not replace what another window saved meanwhile", async ({ page, context, openSample }) => {
  await openSample("script-settings");
  const other = await context.newPage();
  await other.goto(page.url());
  const text = (one: typeof page) => one.getByLabel(words.script.text).first();
  await text(other).fill("What the other window says of the bottle.");
  await other.getByRole("button", { name: words.script.save }).click();
  await expect(other.getByRole("status")).toContainText(words.script.saved);
  await page.getByRole("button", { name: words.script.again }).click();
  await expect(page.getByRole("alert")).toContainText(errors["draft.changedElsewhere"]);
  await expect(text(page)).toHaveValue("What the other window says of the bottle.");
  await page.getByRole("button", { name: words.script.again }).click();
  await expect(text(page)).not.toHaveValue("What the other window says of the bottle.");
});

test("clips are split, added, moved and removed, and what was typed meanwhile is kept", async ({ page, openSample }) => {
  await openSample("script-settings");
  const texts = page.getByLabel(words.script.text);
  const act = (name: keyof typeof words.script.acts, clip: number) =>
    page.getByRole("button", { name: fill(words.script.acts[name], { clip }), exact: true }).click();
  const count = await texts.count();
  await texts.first().fill("It keeps your coffee hot all day. The lid locks with one turn.");
  await act("split", 1);
  await expect(texts).toHaveCount(count + 1);
  await expect(texts.nth(0)).toHaveValue("It keeps your coffee hot all day.");
  await expect(texts.nth(1)).toHaveValue("The lid locks with one turn.");
  await act("up", 2);
  await expect(texts.nth(0)).toHaveValue("The lid locks with one turn.");
  await act("add", 1);
  await expect(texts).toHaveCount(count + 2);
  await expect(texts.nth(1)).toHaveValue("");
  await texts.nth(1).fill("Made of steel, with two walls.");
  await page.getByLabel(fill(words.script.role, { clip: 2 }), { exact: true }).selectOption("proof");
  await act("remove", 3);
  await expect(texts).toHaveCount(count + 1);
  await expect(texts.nth(1)).toHaveValue("Made of steel, with two walls.");
  await expect(page.getByLabel(fill(words.script.role, { clip: 2 }), { exact: true })).toHaveValue("proof");
});

test("how long the ad will last stands over the clips, and is told of once they say more than was chosen", async ({ page, openSample }) => {
  await openSample("script-settings");
  await expect(page.getByText(/^The ad lasts about \d+ seconds; \d+ were chosen\.$/)).toBeVisible();
  const text = page.getByLabel(words.script.text).nth(1);
  await text.fill("This bottle keeps what is in it as it was when you left home in the morning. ".repeat(6).trim());
  await page.getByRole("button", { name: words.script.save }).click();
  await expect(page.getByText(/^The ad lasts about \d+ seconds, longer than the \d+ chosen\./)).toBeVisible();
});
