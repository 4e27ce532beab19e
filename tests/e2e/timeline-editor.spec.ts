import { gzipSync } from "node:zlib";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { timelineEditor as words } from "../../locales/en/timeline-editor.ts";
import { type Client, connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { draftOf, PLAIN, sampleLink } from "../setup/drafts.ts";
import { STALL_SECONDS } from "../setup/stall.ts";
import { violationsInBothThemes } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** Bytes, gzip: React, the commands, the compositor and the editor. */
const ISLAND_BUDGET = 150_000;

let client: Client;
let token = "";
let task_id = "";

test.beforeAll(async ({ baseURL }) => {
  // No limit: what stands still is given up by `follow`.
  test.setTimeout(0);
  const origin = baseURL ?? "";
  ({ client, token } = await connect(origin));
  const { id: draft_id } = await draftOf(client, sampleLink(origin), PLAIN);
  const pushed = await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "render" });
  ({ task_id } = await follow(client, pushed, { stallSeconds: STALL_SECONDS }));
});

/** A timeline of the one finished ad, which no other test has edited, opened in the editor. */
async function opened(page: Page, context: BrowserContext, origin: string): Promise<string> {
  const { id } = await client.timelines.open.mutate({ task_id, again: true });
  await context.addCookies([{ name: "token", value: token, url: origin }]);
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  return id;
}

const saved = (page: Page) => expect(page.locator(".te-saved")).toHaveText(words.save.saved);
const clip = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}, starts at`) });
const startOf = async (one: Locator): Promise<number> => {
  const label = (await one.getByRole("gridcell").getAttribute("aria-label")) ?? "";
  const [, minutes = "0", seconds = "0"] = /starts at (\d+):([\d.]+)/.exec(label) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

async function drag(page: Page, from: Locator, { at = 0.5, by, down = 0 }: { at?: number; by: number; down?: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error("it is not there");
  const [x, y] = [box.x + box.width * at, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y + down, { steps: 3 });
  await page.mouse.move(x + by, y + down, { steps: 3 });
  await page.mouse.up();
}

test("an ad is edited by mouse and by keyboard alone, heard of, undone, and found as it was left", async ({ page, context, baseURL }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  const id = await opened(page, context, baseURL ?? "");
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(ISLAND_BUDGET);
  const last = clip(page, "and order yours");
  await last.scrollIntoViewIfNeeded();
  const before = await startOf(last);
  // 100 px to the right, as far as the lanes say that is.
  await drag(page, last, { by: 100 });
  await expect.poll(() => startOf(last)).toBeGreaterThan(before + 0.3);
  const dropped = await startOf(last);
  await expect(last).toHaveAttribute("aria-selected", "true");
  await drag(page, last, { at: 0.99, by: -30 });
  await saved(page);
  const { document } = await client.timelines.detail.query({ timeline_id: id });
  const found = document.tracks.flatMap(({ elements }) => elements).find((one) => one.type === "text" && one.text === "and order yours");
  expect((found?.startTime ?? 0) / 120_000).toBeCloseTo(dropped, 1);

  // By keyboard: one tab stop, lifted with Enter, moved frame by frame, told on the way.
  await page.getByRole("treegrid", { name: words.grid }).focus();
  await page.keyboard.press("Enter");
  const told = page.locator("[data-said]");
  await expect(told).toContainText("and order yours lifted");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(told).toContainText("and order yours dropped at");
  expect(await startOf(last)).toBeCloseTo(dropped - 2 / 30, 1);
  await page.keyboard.press("]");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(told).toContainText("is back where it was");
  await page.getByRole("treegrid", { name: words.grid }).blur();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-now]")).toHaveText("00:00:00:01");

  const steps = page.locator(".te-history li");
  await page.getByRole("button", { name: "History" }).click();
  await expect(steps).toHaveCount(4);
  await page.keyboard.press("Control+z");
  await expect.poll(() => startOf(last)).toBe(dropped);

  // The picture: the caption that stands there is taken hold of, and its text is written anew.
  await page.getByRole("button", { name: "History" }).click();
  await last.click();
  await page.getByLabel("Text", { exact: true }).fill("Order now");
  await page.getByLabel("Text", { exact: true }).blur();
  await expect(clip(page, "Order now")).toBeVisible();
  await saved(page);
  expect(await violationsInBothThemes(page), "axe on the editor").toEqual([]);
  await page.reload();
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  expect(await startOf(clip(page, "Order now"))).toBe(dropped);
  await page.getByRole("button", { name: words.actions.play, exact: true }).click();
  await expect.poll(() => page.locator("[data-now]").textContent()).not.toBe("00:00:00:00");
  await page.getByRole("button", { name: words.pause }).click();
});

test("what is made offline is kept and sent later, and another window's edits are not overwritten", async ({ page, context, baseURL }) => {
  const id = await opened(page, context, baseURL ?? "");
  const last = clip(page, "and order yours");
  await last.click();
  // What answers is not the server: a proxy's page, as where the network asks for a login first.
  await page.route("**/trpc/**", (route) => route.fulfill({ status: 422, body: "no JSON" }));
  await page.keyboard.press("Delete");
  await expect(page.locator(".te-saved")).toHaveText(words.save.offline);
  await expect(last).toHaveCount(0);
  await page.unroute("**/trpc/**");
  // Kept by the browser: the page may be closed meanwhile.
  await page.reload();
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  await expect(last).toHaveCount(0);
  await saved(page);
  const { revision, document } = await client.timelines.detail.query({ timeline_id: id });
  expect(revision).toBe(2);
  const track = document.tracks.at(-1);
  await client.timelines.edit.mutate({ timeline_id: id, commands: [{ type: "setTrack", track: track?.id ?? "", name: "Elsewhere" }] });

  await clip(page, "Tap below").click();
  await page.keyboard.press("Delete");
  const asked = page.getByRole("alertdialog", { name: words.conflict.conflict });
  await expect(asked).toBeVisible();
  expect((await client.timelines.detail.query({ timeline_id: id })).revision).toBe(3);
  await asked.getByRole("button", { name: words.conflict.again }).click();
  await expect(asked).toHaveCount(0);
  await saved(page);
  await expect.poll(async () => (await client.timelines.detail.query({ timeline_id: id })).revision).toBe(4);
  await expect(page.getByRole("rowheader", { name: "Elsewhere" })).toHaveCount(1);
  await expect(clip(page, "Tap below")).toHaveCount(0);
});
