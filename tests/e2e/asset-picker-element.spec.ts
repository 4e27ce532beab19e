import type { Locator } from "@playwright/test";
import { elementPage } from "./support/picker-page.ts";
import { expect, test } from "./support/test.ts";

const LIMITS = 'visible max-count="4" max-size="1000" max-duration="60"';
const widthOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().width);
const scrolled = (one: Locator) => one.evaluate((element) => element.scrollLeft);

test("spec §2: visible, title, width and show-close are attributes; the grid scrolls; the dialog is a child of the body", async ({
  page,
}) => {
  const { dialog, host, set } = await elementPage(page, 'title="Pick a shot" width="640" show-close="false"');
  await expect(dialog).toHaveCount(0);
  await set("visible", "");
  await expect(dialog.getByRole("heading", { name: "Pick a shot" })).toBeVisible();
  expect(await widthOf(dialog)).toBe(640);
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await set("show-close", "true");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
  await set("title", null);
  await set("width", null);
  await expect(dialog.getByRole("heading", { name: "Select media" })).toBeVisible();
  expect(await widthOf(dialog)).toBe(800);
  expect(
    await dialog.locator("[data-grid]").evaluate((one) => [getComputedStyle(one).overflowY, one.scrollHeight > one.clientHeight]),
  ).toEqual(["auto", true]);
  expect(await dialog.evaluate((one) => (one.getRootNode() as ShadowRoot).host.parentElement === document.body)).toBe(true);
  expect(await page.evaluate(() => document.body.style.overflow)).toBe("hidden");
  await set("visible", null);
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => document.body.style.overflow)).toBe("");
  await set("lang", "zh-CN");
  await set("visible", "");
  await expect(dialog.getByRole("heading", { name: "选择素材" })).toBeVisible();
  await set("lang", "xx");
  await expect(dialog.getByRole("heading", { name: "Select media" })).toBeVisible();
  await host.evaluate((one) => one.remove());
  await expect(dialog).toHaveCount(0);
});

test("spec §2: files have a name and a check box, videos a duration badge, folders an item count; a broken thumbnail is hidden", async ({
  page,
}) => {
  const { dialog, file, folder } = await elementPage(page, LIMITS);
  await expect(file("short.mp4").locator(".badge")).toHaveText("1:00");
  await expect(file("a.jpg").locator(".badge")).toHaveCount(0);
  await expect(file("a.jpg").locator("img")).toBeVisible();
  await expect(file("broken.jpg").locator("img")).toBeHidden();
  await expect(file("broken.jpg").locator(".pickbox")).toBeVisible();
  await expect(folder("Eleven")).toContainText("11 items");
  await expect(file("a.jpg").getByText("a.jpg", { exact: true })).toBeVisible();
  await expect(folder("Eleven").getByText("Eleven", { exact: true })).toBeVisible();
  await file("short.mp4").click();
  await expect(dialog.locator("[data-strip] .badge")).toHaveText("1:00");
  await expect(dialog.locator("[data-strip] img")).toBeVisible();
  await expect(file("short.mp4").locator(".pickbox")).toBeVisible();
  // A second click lets it go (spec §4).
  await file("short.mp4").click();
  await expect(file("short.mp4")).not.toBeChecked();
  await expect(dialog.locator("[data-count]")).toHaveText("0 selected");
});

test("spec §2: the strip's items are 72 px with gaps of 8; it is paged by 200 px once it is wider than 806", async ({ page }) => {
  const { dialog, file, folder } = await elementPage(page, "visible");
  await folder("Eleven").click();
  await expect(file("e0.jpg")).toBeVisible();
  await dialog.getByLabel("Select all").check();
  const items = dialog.locator("[data-strip] li");
  await expect(items).toHaveCount(11);
  const boxes = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, width }) => [left, width]));
  expect(boxes.map(([, width]) => width)).toEqual(boxes.map(() => 72));
  expect((boxes[1]?.[0] ?? 0) - (boxes[0]?.[0] ?? 0)).toBe(72 + 8);
  const row = dialog.locator("[data-strip] ul");
  await row.evaluate((one) => (one.scrollLeft = 0));
  const room = await row.evaluate((one) => Math.min(200, one.scrollWidth - one.clientWidth));
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => scrolled(row)).toBe(room);
  await dialog.getByRole("button", { name: "Previous" }).click();
  await expect.poll(() => scrolled(row)).toBe(0);
  await row.evaluate((one) => Object.assign((one as HTMLElement).style, { maxWidth: "300px" }));
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => scrolled(row)).toBe(200);
  // Ten are 792 wide.
  await dialog.getByRole("button", { name: "Remove e0.jpg" }).click();
  await expect(items).toHaveCount(10);
  await expect(dialog.getByRole("button", { name: "Next" })).toHaveCount(0);
});

test("spec §4: removing a thumbnail deselects the asset and notifies; select-all takes what there is room for", async ({ page }) => {
  const { dialog, file, folder, told, set } = await elementPage(page, LIMITS);
  await file("a.jpg").click();
  await folder("Eleven").click();
  await expect(file("e0.jpg")).toBeVisible();
  const all = dialog.getByLabel("Select all");
  await all.click();
  await expect(dialog.locator("[data-count]")).toHaveText("4 selected");
  await expect(dialog.locator("[data-grid] [aria-checked=true]")).toHaveCount(3);
  expect(await told("max-count-exceeded")).toEqual([]);
  // At the cap with some of the directory selected nothing is told; with none of it, it is.
  await all.click();
  expect(await told("max-count-exceeded")).toEqual([]);
  await dialog.getByRole("button", { name: "Remove e1.jpg" }).click();
  await expect(file("e1.jpg")).not.toBeChecked();
  expect((await told("selection-change")).at(-1)).toMatchObject({ assets: [{ id: "a.jpg" }, { id: "e0" }, { id: "e2" }] });
  // Two of the directory are selected: a maximum of one lets go of these and keeps what is selected elsewhere.
  await set("max-count", "1");
  await expect(dialog.locator("[data-count]")).toHaveText("1 selected");
  await expect(all).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Remove a.jpg" })).toBeVisible();
  // Max count 1: a new selection replaces the old one.
  await file("e5.jpg").click();
  await expect(dialog.locator("[data-count]")).toHaveText("1 selected");
  expect((await told("selection-change")).at(-1)).toMatchObject({ assets: [{ id: "e5" }] });
});

test("spec §5: what is past maxSize or maxDuration cannot be selected, and each refusal is an event with its type and counts", async ({
  page,
}) => {
  const { dialog, file, folder, told } = await elementPage(page, LIMITS);
  for (const name of ["large.jpg", "long.mp4", "large-long.mp4"]) {
    // It says that it is disabled, and tells why where it is pressed.
    await file(name).click({ force: true });
    await expect(file(name)).not.toBeChecked();
  }
  expect(await told("validation-failed")).toMatchObject([
    { type: "FILE_SIZE_EXCEEDED", asset: { id: "large.jpg" } },
    { type: "DURATION_EXCEEDED", asset: { id: "long.mp4" } },
    { type: "FILE_SIZE_EXCEEDED", asset: { id: "large-long.mp4" } },
  ]);
  const all = dialog.getByLabel("Select all");
  await all.click();
  expect(await told("invalid-assets-found")).toMatchObject([
    {
      action: "select-all",
      counts: { total: 5, size: 2, duration: 1, other: 2 },
      assets: [{ is_folder: true }, { is_folder: true }, {}, {}, {}],
    },
  ]);
  await expect(dialog.locator("[data-count]")).toHaveText("4 selected");
  await folder("Eleven").click();
  await file("e0.jpg").click();
  await expect(file("e0.jpg")).not.toBeChecked();
  await all.click();
  expect(await told("max-count-exceeded")).toEqual([
    { current: 4, max: 4 },
    { current: 4, max: 4 },
  ]);
});

test("spec §4: reset clears selection, breadcrumb, category and count and notifies with a flag; confirm tells after hiding", async ({
  page,
}) => {
  const { dialog, file, folder, told, open, set } = await elementPage(page, LIMITS);
  await file("a.jpg").click();
  await folder("Eleven").click();
  await file("e1.jpg").click();
  await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset", "Eleven"]);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await told("dialog-confirm")).toMatchObject([{ assets: [{ id: "a.jpg" }, { id: "e1" }] }]);
  expect([await open("dialog-confirm"), await open("folder-change")]).toEqual([[false], [true]]);
  expect(await told("category-change")).toEqual([{ ids: ["all", "all"], reset: true }]);
  await set("visible", "");
  await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset"]);
  await expect(dialog.locator("[data-count]")).toHaveText("0 selected");
  await expect(dialog.locator("[data-strip]")).toHaveCount(0);
  // Changing the category resets the breadcrumb.
  await folder("Eleven").click();
  await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset", "Eleven"]);
  await dialog.getByRole("combobox").click();
  await dialog.getByRole("button", { name: "Recent" }).click();
  await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset"]);
  await expect(dialog.getByRole("combobox")).toHaveValue("Recent");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect([await open("dialog-cancel"), await told("dialog-close")]).toEqual([[false], []]);
  expect((await told("category-change")).at(-1)).toEqual({ ids: ["all", "all"], reset: true });
  await set("visible", "");
  await expect(dialog.getByRole("combobox")).toHaveValue("All/All");
});

test("spec §2: a selector without categories says so, and has its placeholder", async ({ page }) => {
  const { dialog } = await elementPage(page, "visible", "?none");
  const control = dialog.getByRole("combobox");
  await expect(control).toHaveValue("");
  await expect(control).toHaveAttribute("placeholder", "All/All");
  await control.click();
  await expect(dialog.getByText("No categories")).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test("spec §4: a folder is locked for 100 ms after another was opened, and no longer", async ({ page }) => {
  const { dialog, folder, told } = await elementPage(page, "visible");
  const [first, second] = [folder("Eleven"), folder("Hundred thousand")];
  await expect(second).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Pressed in one turn of the page, while the first folder's list is on its way.
  const other = await second.elementHandle();
  await first.click();
  await page.clock.runFor(200);
  await other?.evaluate((one) => (one as HTMLElement).click());
  await page.clock.runFor(300);
  expect(await told("folder-change")).toEqual([{ folderId: "Eleven", name: "Eleven" }]);
  await expect(dialog.locator("[data-crumbs] button")).toHaveText(["Asset", "Eleven"]);
  // After that it opens again.
  await dialog.locator("[data-crumbs]").getByRole("button", { name: "Asset" }).click();
  await second.click();
  await page.clock.runFor(200);
  expect((await told("folder-change")).at(-1)).toEqual({ folderId: "Hundred thousand", name: "Hundred thousand" });
});

test("of a hundred thousand files only those in sight are in the page, from the first to the last", async ({ page }) => {
  const { dialog, file, folder } = await elementPage(page, "visible");
  await folder("Hundred thousand").click();
  await expect(file("h0.jpg")).toBeVisible();
  const grid = dialog.locator("[data-grid]");
  expect(await dialog.locator("[data-asset]").count()).toBeLessThan(60);
  await grid.evaluate((one) => (one.scrollTop = one.scrollHeight / 2));
  await expect(file("h0.jpg")).toHaveCount(0);
  await grid.evaluate((one) => (one.scrollTop = one.scrollHeight));
  await expect(file("h99999.jpg")).toBeInViewport();
  expect(await dialog.locator("[data-asset]").count()).toBeLessThan(60);
  await file("h99999.jpg").click();
  await expect(dialog.locator("[data-count]")).toHaveText("1 selected");
});
