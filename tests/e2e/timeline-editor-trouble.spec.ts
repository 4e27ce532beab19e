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
  await page.route("**/trpc/timelines.edit*", (route) => {
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
  await page.unroute("**/trpc/timelines.edit*");
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
  await page.route("**/trpc/timelines.edit*", (route) => route.abort("internetdisconnected"));
  for (const count of [1, 2]) await addText(page, count);
  await expect(saving(page)).toHaveText(words.save.full);
  // Whoever leaves is asked first.
  const asks = new Promise<string>((resolve) => page.once("dialog", (dialog) => (resolve(dialog.type()), void dialog.dismiss())));
  await page.close({ runBeforeUnload: true });
  expect(await asks).toBe("beforeunload");
  await page.unroute("**/trpc/timelines.edit*");
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
  await context.route("**/trpc/timelines.edit*", (route) => route.abort("internetdisconnected"));
  await addText(page, 1);
  await other.getByRole("treegrid", { name: words.grid }).focus();
  await other.keyboard.press("m");
  for (const one of [page, other]) await expect(saving(one)).toHaveText(words.save.offline);
  // Both are closed meanwhile: the browser has the steps of each.
  await page.close();
  await other.close();
  await context.unroute("**/trpc/timelines.edit*");
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
