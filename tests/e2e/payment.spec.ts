import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** A payment went through in another tab. */
async function payElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto("/privacy");
  await other.evaluate(() => localStorage.setItem("reelwright.payment-success", String(Date.now())));
}

/** From now on the server says the one instead of the other. */
const change = (page: Page, path: string, from: string, to: string) =>
  page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(from, to) });
  });

test("spec §4: payment success in another tab refetches the user, and leaves the page as it was typed", async ({ page, context }) => {
  await page.goto("/link-to-video");
  await expect(page.getByText("20 credits")).toBeVisible();
  await page.getByLabel("Product link").fill("half a li");
  await change(page, "**/link-to-video", "20 credits", "170 credits");
  await payElsewhere(context);
  await expect(page.getByText("170 credits")).toBeVisible();
  await expect(page.getByLabel("Product link")).toHaveValue("half a li");
});

test("spec §4: payment success flags the price list to refresh: it is the new one, in place", async ({ page, context }) => {
  await page.goto("/vip-price");
  await expect(page.getByText("$29").first()).toBeVisible();
  await change(page, "**/vip-price", "$29", "$27");
  await payElsewhere(context);
  await expect(page.getByText("$27").first()).toBeVisible();
});

test("spec §4: payment success replays a pending hook or ad favourite, once", async ({ page, context }) => {
  await page.goto("/privacy");
  await page.evaluate(() => {
    sessionStorage.setItem("pending_favourite", JSON.stringify({ kind: "hook", id: 7 }));
    addEventListener("collect", (event) =>
      localStorage.setItem("told", JSON.stringify([localStorage.getItem("told"), (event as CustomEvent).detail])),
    );
  });
  await payElsewhere(context);
  const told = () => page.evaluate(() => localStorage.getItem("told"));
  await expect.poll(told).toBe(JSON.stringify([null, { path: "/hook/collect", input: { id: 7, status: 1 } }]));
  expect(await page.evaluate(() => sessionStorage.getItem("pending_favourite"))).toBeNull();
});
