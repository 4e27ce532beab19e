import { messages as words } from "../../locales/en/messages.ts";
import { addPicture, type Librarian, librarian } from "./support/library.ts";
import { expect, test } from "./support/test.ts";

let me: Librarian;

test.beforeEach(async ({ context, baseURL }) => {
  me = await librarian(baseURL ?? "");
  await context.addCookies([{ name: "token", value: me.token, url: baseURL ?? "" }]);
});

test("files are uploaded several at once, found by name, and looked at", async ({ page, scripts, baseURL }) => {
  const packshot = Buffer.from(await (await fetch(`${baseURL}/samples/bottle/packshot.jpg`)).arrayBuffer());
  await page.goto("/assets");
  await expect(page.getByText(words.assets.empty)).toBeVisible();
  await page.setInputFiles("#files", [
    { name: "front.jpg", mimeType: "image/jpeg", buffer: packshot },
    { name: "back.jpg", mimeType: "image/jpeg", buffer: packshot },
  ]);
  if (!scripts) await page.getByRole("button", { name: words.assets.uploadButton, exact: true }).click();
  await expect(page.getByText("2 files added.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Select (front|back)\.jpg$/ })).toHaveCount(2);
  await page.getByRole("searchbox").fill("FRONT");
  await page.getByRole("button", { name: words.assets.find, exact: true }).click();
  await expect(page.getByRole("checkbox", { name: /^Select/ })).toHaveCount(1);
  await page.getByRole("link", { name: "front.jpg" }).click();
  await expect(page.getByRole("img", { name: "front.jpg" })).toBeVisible();
  await page.getByRole("textbox", { name: words.assets.tags }).fill("summer, bottle");
  await page.getByRole("button", { name: words.assets.save, exact: true }).click();
  await expect(page.getByRole("textbox", { name: words.assets.tags })).toHaveValue("summer, bottle");
  await page.getByRole("button", { name: words.assets.favorite }).click();
  await expect(page.getByRole("button", { name: words.assets.unfavorite })).toBeVisible();
});

test("a name that is taken is said, and the other files are there", async ({ page, scripts, baseURL }) => {
  await addPicture(me.client, baseURL ?? "", "front.jpg");
  const packshot = Buffer.from(await (await fetch(`${baseURL}/samples/bottle/packshot.jpg`)).arrayBuffer());
  await page.goto("/assets");
  await page.setInputFiles("#files", [
    { name: "front.jpg", mimeType: "image/jpeg", buffer: packshot },
    { name: "new.jpg", mimeType: "image/jpeg", buffer: packshot },
  ]);
  if (!scripts) await page.getByRole("button", { name: words.assets.uploadButton, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("A file named front.jpg is already there.");
  await expect(page.getByRole("checkbox", { name: /^Select/ })).toHaveCount(2);
});

test("folders are made, opened and filled, and files moved by their check boxes", async ({ page, baseURL }) => {
  await addPicture(me.client, baseURL ?? "", "a.jpg");
  await addPicture(me.client, baseURL ?? "", "b.jpg");
  await page.goto("/assets");
  await page.getByText(words.assets.newFolder).click();
  await page.getByLabel(words.assets.folderName).fill("Summer");
  await page.getByRole("button", { name: words.assets.create }).click();
  await page.getByRole("checkbox", { name: "Select a.jpg" }).check();
  await page.selectOption("#to", { label: "\u2003Summer" });
  await page.getByRole("button", { name: words.assets.move, exact: true }).click();
  await expect(page.getByText("1 item", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Select a.jpg" })).toHaveCount(0);
  await page.getByRole("link", { name: "Summer" }).click();
  await expect(page.getByRole("checkbox", { name: "Select a.jpg" })).toBeVisible();
  await page.getByRole("link", { name: words.assets.root }).click();
  await expect(page.getByRole("checkbox", { name: "Select b.jpg" })).toBeVisible();
});

test("what is deleted comes back by one click, from the note and from what was deleted", async ({ page, baseURL }) => {
  await addPicture(me.client, baseURL ?? "", "a.jpg");
  await addPicture(me.client, baseURL ?? "", "b.jpg");
  await page.goto("/assets");
  await page.getByRole("checkbox", { name: "Select a.jpg" }).check();
  await page.getByRole("button", { name: words.assets.remove, exact: true }).click();
  await expect(page.getByText("1 item deleted.")).toBeVisible();
  await page.getByRole("button", { name: words.assets.undo }).click();
  await expect(page.getByRole("checkbox", { name: /^Select/ })).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select b.jpg" }).check();
  await page.getByRole("button", { name: words.assets.remove, exact: true }).click();
  await page.getByRole("link", { name: words.assets.removedLink }).click();
  await page.getByRole("checkbox", { name: "Select b.jpg" }).check();
  await page.getByRole("button", { name: words.assets.restore, exact: true }).click();
  await page.goto("/assets");
  await expect(page.getByRole("checkbox", { name: /^Select/ })).toHaveCount(2);
});

test.describe("while the question of consent is open,", () => {
  test.use({ consent: "" });
  test("the bar of the chosen files holds to the lower edge, and the question goes to the page's end", async ({ page, baseURL }) => {
    for (let at = 0; at < 9; at += 1) await addPicture(me.client, baseURL ?? "", `${at}.jpg`);
    await page.goto("/assets");
    const question = page.getByRole("complementary", { name: words.consent.title });
    const remove = page.getByRole("button", { name: words.assets.remove, exact: true });
    await expect(question).toBeInViewport();
    await page.getByRole("checkbox", { name: "Select 8.jpg" }).check();
    await expect(remove).toBeInViewport({ ratio: 1 });
    await expect(question).not.toBeInViewport();
    await page.getByRole("checkbox", { name: "Select 8.jpg" }).uncheck();
    await expect(question).toBeInViewport();
  });
});

test("a form that acts on files says so where none was chosen", async ({ page, baseURL }) => {
  await addPicture(me.client, baseURL ?? "", "a.jpg");
  await page.goto("/assets");
  await page.getByRole("button", { name: words.assets.remove, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Select at least one file first.");
});

test("files are chosen for a tool on a page of check boxes, in folders too", async ({ page, baseURL }) => {
  const folder = await me.client.mediaLib.addFolder.mutate({ name: "Shots" });
  const id = await addPicture(me.client, baseURL ?? "", "shot.jpg", folder.id);
  const asked = new URLSearchParams({ to: "/background-remover", field: "pictures", purpose: "background-remover" });
  await page.goto(`/choose-media?${asked}`);
  await page.getByRole("link", { name: "Shots" }).click();
  await page.getByRole("checkbox", { name: "Select shot.jpg" }).check();
  await page.getByRole("button", { name: words.picker.use }).click();
  await expect(page).toHaveURL(/\/background-remover\?/);
  await expect(page.locator(`input[name=pictures][value="asset:${id}"]`)).toBeChecked();
});

test("a page of ours alone is led back to", async ({ page }) => {
  for (const to of ["https://evil.example/", "//evil.example", "/nowhere", ""]) {
    const response = await page.goto(`/choose-media?${new URLSearchParams({ to, field: "pictures", purpose: "background-remover" })}`);
    expect(response?.status(), to).toBe(404);
  }
});
