import type { Locator, Page } from "@playwright/test";
import { asset as assetShape } from "../../trpc/contract/asset.ts";
import { messages as words } from "../../locales/en/messages.ts";
import { addPicture, librarian } from "./support/library.ts";
import { PICKER_EVENTS } from "./support/picker-events.ts";
import { expect, test as base } from "./support/test.ts";

/** One library for all: what the dialog does changes nothing in it. */
const test = base.extend<{ opened: Picker }, { token: string }>({
  token: [
    // Playwright reads here which fixtures it needs: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use, { project }) => {
      const origin = project.use.baseURL ?? "";
      const { client, token } = await librarian(origin);
      const folder = await client.mediaLib.addFolder.mutate({ name: "Shots" });
      const inner = await client.mediaLib.addFolder.mutate({ name: "Detail", parent_id: folder.id });
      for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await addPicture(client, origin, name);
      await addPicture(client, origin, "shot.jpg", folder.id);
      await addPicture(client, origin, "near.jpg", inner.id);
      await use(token);
    },
    { scope: "worker" },
  ],
  opened: async ({ page, context, baseURL, token }, use) => {
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    await listen(page);
    await page.goto("/background-remover");
    // Before its script is there the link leads to the page of check boxes.
    await expect(page.locator("x-island[name=asset-picker]:defined")).toBeAttached();
    await page.getByRole("link", { name: words.picker.open }).click();
    const dialog = page.getByRole("dialog", { name: words.picker.title });
    await expect(dialog.locator("[data-asset]")).toHaveCount(3);
    await use({ dialog, file: (name) => dialog.getByRole("checkbox", { name, exact: true }), told: (type) => toldOf(page, type) });
  },
});

interface Picker {
  dialog: Locator;
  file: (name: string) => Locator;
  /** What was dispatched of an event, in its order. */
  told: (type: string) => Promise<unknown[]>;
}

/** Writes down what the dialog dispatches, as whoever uses it would hear it. */
const listen = (page: Page) =>
  page.addInitScript((types) => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const type of types) document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
  }, PICKER_EVENTS);

const toldOf = (page: Page, wanted: string): Promise<unknown[]> =>
  page.evaluate(
    (type) => (window as unknown as { heard: [string, unknown][] }).heard.flatMap(([one, detail]) => (one === type ? [detail] : [])),
    wanted,
  );

/** From now on the page's time stands still until it is let run. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets so little time pass that what the page asked the server for comes. */
const untilRead = (page: Page, dialog: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10);
      return dialog.locator("[data-grid]").getAttribute("aria-busy");
    })
    .toBe("false");

/** What the form that the files were chosen for would send. */
const sentBy = (page: Page, name: string): Promise<string[]> =>
  page
    .locator("[data-picker] > p")
    .first()
    .evaluate((one, field) => {
      const form = one.closest("form");
      return form ? new FormData(form).getAll(field).map(String) : [];
    }, name);

const widthOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().width);

test.describe("spec §2 Media selection dialog", () => {
  test("is a modal titled 'select media', 800 pixels wide, over the page", async ({ opened: { dialog } }) => {
    await expect(dialog.getByRole("heading", { name: /^select media$/i })).toBeVisible();
    expect(await widthOf(dialog)).toBe(800);
    expect(await dialog.evaluate((one) => one.matches(":modal"))).toBe(true);
  });

  test("has a grid of four columns, a breadcrumb whose root is 'Asset', and folders with a count", async ({ opened: { dialog } }) => {
    const columns = await dialog
      .locator("[data-grid] > .grid")
      .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(" ").length);
    expect(columns).toBe(4);
    await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset"]);
    await expect(dialog.locator("[data-folder]")).toHaveText(/2 items/);
  });

  test("has a footer with the count, select-all and confirm, which is disabled while nothing is selected", async ({ opened }) => {
    const { dialog, file } = opened;
    await expect(dialog.locator("[data-count]")).toHaveText("0 selected");
    await expect(dialog.getByRole("button", { name: words.picker.confirm })).toBeDisabled();
    await file("a.jpg").click();
    await expect(dialog.locator("[data-count]")).toHaveText("1 selected");
    await expect(dialog.getByRole("button", { name: words.picker.confirm })).toBeEnabled();
  });
});

test.describe("spec §4 Category selector", () => {
  test("has the first category and its first child selected, is read-only and 200 pixels wide", async ({ opened: { dialog } }) => {
    const control = dialog.getByRole("combobox");
    await expect(control).toHaveValue("All/All");
    await expect(control).toHaveAttribute("readonly", "");
    await expect(control).toHaveAttribute("placeholder", "All/All");
    expect(await widthOf(control)).toBe(200);
  });

  test("opens on a click, 400 pixels wide and at most 300 high, and closes on one outside", async ({ opened: { dialog } }) => {
    await dialog.getByRole("combobox").click();
    const menu = dialog.locator("[data-menu]");
    expect(await widthOf(menu)).toBe(400);
    expect(await menu.evaluate((one) => getComputedStyle(one).maxHeight)).toBe("300px");
    await dialog.getByRole("heading", { level: 2 }).click();
    await expect(menu).toHaveCount(0);
  });

  test("keeps open at a parent with children, and tells a child's path of two", async ({ opened: { dialog, told } }) => {
    await dialog.getByRole("combobox").click();
    const menu = dialog.locator("[data-menu]");
    await menu.getByRole("button", { name: "Favorites" }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Videos" }).click();
    await expect(menu).toHaveCount(0);
    expect(await told("category-change")).toEqual([{ ids: ["favorite", "video"], reset: false }]);
    await expect(dialog.getByText(words.picker.empty)).toBeVisible();
  });

  test("selects a parent without children, closes, and tells a path of one", async ({ opened: { dialog, told } }) => {
    await dialog.getByRole("combobox").click();
    await dialog.locator("[data-menu]").getByRole("button", { name: "Recently uploaded" }).click();
    await expect(dialog.locator("[data-menu]")).toHaveCount(0);
    expect(await told("category-change")).toEqual([{ ids: ["recent"], reset: false }]);
    await expect(dialog.locator("[data-asset]")).toHaveCount(5);
  });
});

test.describe("spec §4 Asset grid and dialog", () => {
  test("a click toggles a file; the strip shows it at 72 pixels, and its button lets it go", async ({ opened: { dialog, file } }) => {
    await file("a.jpg").click();
    await expect(file("a.jpg")).toBeChecked();
    expect(await widthOf(dialog.locator("[data-strip] li"))).toBe(72);
    await dialog.getByRole("button", { name: "Remove a.jpg" }).click();
    await expect(file("a.jpg")).not.toBeChecked();
    await expect(dialog.locator("[data-strip]")).toHaveCount(0);
  });

  test("select-all takes every file and no folder, and lets all go again", async ({ opened: { dialog, told } }) => {
    const all = dialog.getByLabel(words.picker.selectAll);
    await all.check();
    await expect(dialog.locator("[data-count]")).toHaveText("3 selected");
    expect(await told("invalid-assets-found")).toMatchObject([
      { counts: { total: 1, size: 0, duration: 0, other: 1 }, action: "select-all", assets: [{ file_name: "Shots" }] },
    ]);
    await all.uncheck();
    await expect(dialog.locator("[data-count]")).toHaveText("0 selected");
  });

  test("what is chosen stays across folders, and is what confirm tells", async ({ page, opened: { dialog, file, told } }) => {
    await file("a.jpg").click();
    await dialog.locator("[data-folder]").click();
    await file("shot.jpg").click();
    await expect(dialog.locator("[data-count]")).toHaveText("2 selected");
    await dialog.getByRole("button", { name: words.picker.confirm }).click();
    await expect(dialog).toHaveCount(0);
    const [confirmed] = (await told("dialog-confirm")) as [{ assets: { id: string; file_name: string }[] }];
    expect(confirmed.assets.map(({ file_name }) => file_name)).toEqual(["a.jpg", "shot.jpg"]);
    for (const one of confirmed.assets) assetShape.parse(one);
    await expect(page.locator("[data-chosen] input")).toHaveCount(2);
    expect(await sentBy(page, "pictures")).toEqual(confirmed.assets.map(({ id }) => `asset:${id}`));
  });

  for (const [how, type] of [
    ["close", "dialog-close"],
    ["cancel", "dialog-cancel"],
    ["Escape", "dialog-close"],
    ["backdrop", "dialog-close"],
  ] as const) {
    test(`${how} forgets what was chosen, hides it, lets the page scroll again, and tells ${type}`, async ({ page, opened }) => {
      const { dialog, file, told } = opened;
      await file("a.jpg").click();
      expect(
        await page.evaluate(() => [document.body.style.overflow, document.querySelector("dialog[open]")?.parentElement?.tagName]),
      ).toEqual(["hidden", "BODY"]);
      if (how === "Escape") await page.keyboard.press("Escape");
      else if (how === "backdrop") await page.mouse.click(5, 5);
      else await dialog.getByRole("button", { name: how === "close" ? words.picker.close : words.picker.cancel, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
      expect(await told(type)).toHaveLength(1);
      await page.getByRole("link", { name: words.picker.open }).click();
      await expect(dialog.locator("[data-count]")).toHaveText("0 selected");
    });
  }
});

test.describe("with the page's clock in hand,", () => {
  test("a folder opens 200 ms after the last click on one, once, and tells its id and name", async ({ page, opened: { dialog, told } }) => {
    const folder = dialog.locator("[data-folder]");
    const folderId = await folder.getAttribute("data-folder");
    await stopClock(page);
    await folder.click();
    await page.clock.runFor(150);
    await folder.click();
    await page.clock.runFor(150);
    expect(await told("folder-change")).toEqual([]);
    await page.clock.runFor(60);
    expect(await told("folder-change")).toEqual([{ folderId, name: "Shots" }]);
    await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset", "Shots"]);
  });

  test("the breadcrumb goes back, tells where, and takes one click a second; its last entry takes none", async ({ page, opened }) => {
    const { dialog, told } = opened;
    const crumb = (name: string) => dialog.locator("[data-crumbs]").getByRole("button", { name, exact: true });
    await stopClock(page);
    const enter = async (name: string) => {
      await dialog.locator("[data-folder]", { hasText: name }).click();
      await page.clock.runFor(400);
      await expect(crumb(name)).toBeVisible();
      await untilRead(page, dialog);
    };
    await enter("Shots");
    await enter("Detail");
    await crumb("Detail").click({ force: true });
    expect(await told("breadcrumb-navigate")).toEqual([]);
    await crumb("Shots").click();
    await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset", "Shots"]);
    await crumb("Asset").click();
    await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset", "Shots"]);
    await page.clock.runFor(1000);
    await crumb("Asset").click();
    await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset"]);
    expect(await told("breadcrumb-navigate")).toMatchObject([
      { index: 1, name: "Shots", path: [{ name: "Asset" }, { name: "Shots" }] },
      { index: 0, folderId: null, name: "Asset", path: [{ name: "Asset" }] },
    ]);
  });
});
