import type { BrowserContext } from "@playwright/test";
import { playStates, putAt, stopped } from "./support/css-time.ts";
import { readSample } from "./support/flow.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

const AN_HOUR = 3_600_000;
const SAID = words.library.removed;

/** As a redirect would leave it (app/http/flash.ts). */
const leave = (context: BrowserContext, url: string, ...toasts: object[]) =>
  context.addCookies([
    {
      name: "flash",
      value: encodeURIComponent(JSON.stringify(toasts.map((toast) => ({ type: "success", message: "library.removed", ...toast })))),
      url,
    },
  ]);

test("a form says what it did on the page that it leads to, once", async ({ page }) => {
  await readSample(page);
  await page.goto("/projects");
  await page.locator("summary").filter({ hasText: "Delete" }).click();
  await page.getByRole("button", { name: words.library.removeYes }).click();
  await expect(page.getByRole("status").filter({ hasText: SAID })).toBeVisible();
  await page.reload();
  await expect(page.getByText(SAID)).toHaveCount(0);
});

test("spec §4: a toast closes after 3000 ms, and pauses on hover", async ({ page, context, baseURL }) => {
  await leave(context, baseURL ?? "", {});
  const time = await stopped(page);
  await page.goto("/home");
  const toast = page.locator(".notice");
  await putAt(toast, 2999);
  await toast.hover();
  await expect.poll(() => playStates(toast)).toEqual(["paused"]);
  await time.run();
  await expect(toast).toHaveCSS("opacity", "1");
  await page.mouse.move(5, 500);
  await expect(toast).toBeHidden();
});

test("a toast of duration 0 stays until it is closed, by keyboard too", async ({ page, context, baseURL }) => {
  await leave(context, baseURL ?? "", { duration: 0, type: "error" });
  await page.goto("/home");
  const toast = page.getByRole("alert").filter({ hasText: SAID });
  await putAt(toast, AN_HOUR);
  await expect(toast).toBeVisible();
  await toast.getByLabel("Close message").focus();
  await page.keyboard.press("Space");
  await expect(toast).toBeHidden();
});

test("spec §9: toasts keep 16 px from the top and from each other, or their own offset, over everything", async ({
  page,
  context,
  baseURL,
}) => {
  await leave(context, baseURL ?? "", { duration: 0 }, { duration: 0, offset: 40 });
  await page.goto("/home");
  const boxes = await page.locator(".notice").evaluateAll(async (all) => {
    await Promise.all(all.flatMap((one) => one.getAnimations()).map(({ finished }) => finished));
    return all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  });
  expect(boxes[0]?.top).toBe(16);
  expect((boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)).toBe(40);
  expect(await page.locator(".notices").evaluate((list) => getComputedStyle(list).zIndex)).toBe("2000");
});

test("the same message grouped is one toast with a count", async ({ page, context, baseURL }) => {
  const twice = { duration: 0, grouping: true };
  await leave(context, baseURL ?? "", twice, twice);
  await page.goto("/home");
  await expect(page.locator(".notice")).toHaveCount(1);
  await expect(page.locator(".notice .times")).toHaveText("2");
});

test("a forged cookie says nothing, and is gone after the first page", async ({ page, context, baseURL }) => {
  await leave(context, baseURL ?? "", { message: "<b>You have won</b>" });
  await page.goto("/home");
  await expect(page.locator(".notice")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("flash");
});

test("spec §4: Escape closes the newest toast", async ({ page, context, baseURL, scripts }) => {
  test.skip(!scripts, "without scripts a toast has its close button");
  await leave(context, baseURL ?? "", { duration: 0 }, { duration: 0, type: "info" });
  await page.goto("/home");
  await expect(page.locator(".notice[data-text]")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.locator(".notice")).toHaveCount(1);
  await expect(page.locator(".notice")).toHaveAttribute("data-type", "success");
});

test("with less motion a toast still stays its time", async ({ page, context, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await leave(context, baseURL ?? "", {});
  const time = await stopped(page);
  await page.goto("/home");
  const toast = page.locator(".notice");
  await putAt(toast, 2999);
  await expect(toast).toBeVisible();
  await putAt(toast, 3000);
  await time.run();
  await expect(toast).toBeHidden();
});
