import type { BrowserContext, Page } from "@playwright/test";
import { timelineEditor as words } from "../../locales/en/timeline-editor.ts";
import { connect } from "../../scripts/run/client.ts";
import { expect, test } from "./support/test.ts";

const HOUR_MS = 3_600_000;

/** A timeline of one's own with nothing on it, open in the editor. */
async function opened(page: Page, context: BrowserContext, origin: string) {
  const { client, token } = await connect(origin);
  const { id } = await client.timelines.create.mutate({ title: "Trouble" });
  await context.addCookies([{ name: "token", value: token, url: origin }]);
  await page.goto(`/link-to-video/editor?timeline=${id}`);
  await expect(page.locator(".te canvas[data-drawn]")).toBeVisible();
  const texts = async () =>
    (await client.timelines.detail.query({ timeline_id: id })).document.tracks.flatMap(({ elements }) => elements).length;
  return { client, id, texts };
}

/** A new text: a step that is made at once, and sent behind it. */
async function addText(page: Page, count: number): Promise<void> {
  await page.getByRole("treegrid", { name: words.grid }).focus();
  await page.keyboard.press("x");
  await expect(page.locator(".te-row .te-clip")).toHaveCount(count);
  // Its words could be typed now; Escape goes back to the lanes.
  await expect(page.locator(".te-panel textarea")).toBeFocused();
  await page.keyboard.press("Escape");
}

const saving = (page: Page) => page.locator(".te-saved");

test("an hour without the network loses nothing, asks seldom, and is sent when the network is back", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  await page.clock.install();
  const { texts } = await opened(page, context, baseURL ?? "");
  let asked = 0;
  await page.route("**/trpc/timelines.steps*", (route) => {
    asked += 1;
    return route.abort("internetdisconnected");
  });
  for (const count of [1, 2, 3]) await addText(page, count);
  await expect(saving(page)).toHaveText(words.save.offline);
  await page.clock.fastForward(HOUR_MS);
  await page.clock.runFor(HOUR_MS / 60);
  await expect(saving(page)).toHaveText(words.save.offline);
  expect(asked).toBeLessThan(20);
  expect(await texts()).toBe(0);
  await page.unroute("**/trpc/timelines.steps*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(saving(page)).toHaveText(words.save.saved);
  expect(await texts()).toBe(3);
  quiet.splice(0);
});

test("a browser that has no room says so, keeps what it had, and everything is saved when the server is back", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  const { texts } = await opened(page, context, baseURL ?? "");
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: baseURL ?? "", quotaSize: 1 });
  // The quota does not hold for local storage, which has one of its own: it is filled to the brim.
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let n = 0; n < 3; n += 1) localStorage.setItem(`full-${size}-${n}`, "x".repeat(size));
      } catch {
        // There is no room for so much.
      }
  });
  await page.route("**/trpc/timelines.steps*", (route) => route.abort("internetdisconnected"));
  for (const count of [1, 2]) await addText(page, count);
  await expect(saving(page)).toHaveText(words.save.full);
  // Whoever leaves is asked first.
  const asks = new Promise<string>((resolve) => page.once("dialog", (dialog) => (resolve(dialog.type()), void dialog.dismiss())));
  await page.close({ runBeforeUnload: true });
  expect(await asks).toBe("beforeunload");
  await page.unroute("**/trpc/timelines.steps*");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(saving(page)).toHaveText(words.save.saved);
  expect(await texts()).toBe(2);
  quiet.splice(0);
});

test("two windows that were offline at once overwrite nothing of each other's", async ({ page, context, baseURL, quiet }) => {
  const { client, id, texts } = await opened(page, context, baseURL ?? "");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator(".te canvas[data-drawn]")).toBeVisible();
  await context.route("**/trpc/timelines.steps*", (route) => route.abort("internetdisconnected"));
  await addText(page, 1);
  await other.getByRole("treegrid", { name: words.grid }).focus();
  await other.keyboard.press("m");
  for (const one of [page, other]) await expect(saving(one)).toHaveText(words.save.offline);
  // Both are closed meanwhile: the browser has the steps of each.
  await page.close();
  await other.close();
  await context.unroute("**/trpc/timelines.steps*");
  const first = await context.newPage();
  await first.goto(`/link-to-video/editor?timeline=${id}`);
  await expect.poll(texts).toBe(1);
  await expect(saving(first)).toHaveText(words.save.saved);
  await first.close();
  const second = await context.newPage();
  await second.goto(`/link-to-video/editor?timeline=${id}`);
  const asked = second.getByRole("alertdialog", { name: words.conflict.conflict });
  await asked.getByRole("button", { name: words.conflict.again }).click();
  await expect(asked).toHaveCount(0);
  const saved = () => client.timelines.detail.query({ timeline_id: id });
  await expect.poll(async () => (await saved()).revision).toBe(3);
  expect([await texts(), (await saved()).document.markers.length]).toEqual([1, 1]);
  quiet.splice(0);
});

test("a part that is opened first without the network says so, the editor stays, and the part comes when the network is back", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  await opened(page, context, baseURL ?? "");
  // Nothing is under way: what the network leaves in the middle fails for good, at its own address (`parts/part.ts`).
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // By key: the parts of keys are not there yet either.
  await page.keyboard.press("t");
  await expect(page.locator("[data-said]")).toContainText(words.refused.NOT_LOADED);
  await page.getByRole("button", { name: words.more.title }).click();
  await expect(page.locator(".te-panel[aria-busy=true]")).toHaveText(words.refused.NOT_LOADED);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: words.more.title })).toBeVisible();
  // By then all the others are there too: the network may go again.
  await page.keyboard.press("Escape");
  await addText(page, 1);
  await expect(saving(page)).toHaveText(words.save.saved);
  await context.setOffline(true);
  await page.keyboard.press("t");
  await expect(page.getByRole("region", { name: words.transcript.title })).toBeVisible();
  await context.setOffline(false);
  quiet.splice(0);
});

test("a part whose shared chunk failed on its way is offered by a reload, which keeps what was edited", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  const { texts } = await opened(page, context, baseURL ?? "");
  // The browser keeps that this one failed, whatever address the part itself is asked for by.
  await page.route("**/assets/transcript-*.js", (route) => route.abort("internetdisconnected"), { times: 1 });
  await page.keyboard.press("t");
  await expect(page.locator("[data-said]")).toContainText(words.refused.NOT_LOADED);
  await addText(page, 1);
  const offer = page.getByRole("alert").filter({ hasText: words.stuck.note });
  await offer.getByRole("button", { name: words.stuck.reload }).click();
  await expect(page.locator(".te-row .te-clip")).toHaveCount(1);
  await expect(offer).toHaveCount(0);
  await page.keyboard.press("t");
  await expect(page.getByRole("region", { name: words.transcript.title })).toBeVisible();
  await expect.poll(texts).toBe(1);
  quiet.splice(0);
});

test("links, groups, effects, and tracks are changed by keys and by mouse, and each is said", async ({ page, context, baseURL }) => {
  const { client, id } = await opened(page, context, baseURL ?? "");
  await addText(page, 1);
  await page.keyboard.press("d");
  await expect(page.locator(".te-row .te-clip")).toHaveCount(2);
  const told = page.locator("[data-said]");
  await page.keyboard.press("Control+l");
  await expect(told).toContainText(words.refused.SELECT_TWO);
  await page.keyboard.press("Control+a");
  await expect(told).toContainText("2 clips selected");
  await page.keyboard.press("Control+l");
  await expect(told).toContainText("Link. 2 clips selected");
  await page.keyboard.press("i");
  await page.getByRole("button", { name: words.relations.join.group, exact: true }).click();
  await expect(told).toContainText("Group. 2 clips selected");
  await page.locator(".te-row .te-clip").first().click();
  await page.getByRole("button", { name: words.effects.add }).click();
  await expect(page.getByRole("group", { name: words.effects.kinds.blur })).toBeVisible();
  await page.getByRole("button", { name: words.track.kinds.video }).click();
  await expect(told).toContainText("Add a track");
  await expect(saving(page)).toHaveText(words.save.saved);
  const { tracks } = (await client.timelines.detail.query({ timeline_id: id })).document;
  const all = tracks.flatMap(({ elements }) => elements);
  expect(new Set(all.map(({ link }) => link)).size).toBe(1);
  expect(all.every(({ link, group }) => link !== null && group !== null)).toBe(true);
  expect(all.flatMap((one) => ("effects" in one ? one.effects : []))).toEqual([{ type: "blur", radius: 12 }]);
});
