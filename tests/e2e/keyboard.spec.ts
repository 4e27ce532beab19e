import type { Page } from "@playwright/test";
import { registered } from "../setup/registered.ts";
import { furnished, type Studio } from "./support/studio.ts";
import { expect, test } from "./support/test.ts";
import { walk } from "./support/walk.ts";
import { messages as texts } from "../../locales/en/messages.ts";

let studio: Studio;
test.beforeAll(async ({ baseURL }) => {
  studio = await furnished(baseURL ?? "");
});
test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: "token", value: studio.token, url: baseURL ?? "" }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** By Tab alone one comes to every control, sees where one is, and nothing moves by itself. */
async function walked(page: Page): Promise<string[]> {
  const { stops, expected } = await walk(page);
  expect(stops[0]?.words).toBe(texts.shell.skip);
  expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  expect(new Set(stops.map(({ order }) => order)).size).toBeGreaterThanOrEqual(expected);
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
  return stops.map(({ words }) => words);
}

const PAGES: [name: string, path: () => string][] = [
  ...[
    "/home",
    "/ai-tools",
    "/projects",
    "/link-to-video",
    "/ai-video-ads",
    "/vip-price",
    "/privacy",
    "/login",
    "/login?step=reset",
    "/register",
    "/nothing-here",
  ].map((path): [string, () => string] => [path, () => path]),
  ...["product-details", "video-settings", "script-settings", "editor"].map((step): [string, () => string] => [
    `link-to-video/${step}`,
    () => `/link-to-video/${step}?draft=${studio.written}`,
  ]),
  ...["", "/video-settings", "/script-settings", "/editor"].map((step): [string, () => string] => [
    `ai-video-ads${step} of a draft`,
    () => `/ai-video-ads${step}?draft=${studio.described}`,
  ]),
];
for (const [name, path] of PAGES) {
  test(`${name} is walked by Tab alone, one sees where one is, and nothing moves that asked for less motion`, async ({ page }) => {
    await page.goto(path(), { waitUntil: "networkidle" });
    await walked(page);
  });
}

for (const path of ["/welcome", "/profile"]) {
  test(`${path} of an account is walked by Tab alone, one sees where one is, and nothing moves that asked for less motion`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "token", value: (await registered(baseURL ?? "")).token, url: baseURL ?? "" }]);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await walked(page);
  });
}

test("a toast and its close button are come to by Tab", async ({ page, context, baseURL }) => {
  await context.addCookies([
    {
      name: "flash",
      value: encodeURIComponent(JSON.stringify([{ type: "info", message: "library.removed", duration: 0 }])),
      url: baseURL ?? "",
    },
  ]);
  await page.goto("/privacy");
  expect(await walked(page)).toContain("Close message");
});

test("radios are chosen by the arrows", async ({ page }) => {
  await page.goto(`/link-to-video/video-settings?draft=${studio.written}`);
  const chosen = () => page.locator("input[name=template]:checked").inputValue();
  const before = await chosen();
  await page.locator("input[name=template]:checked").focus();
  await page.keyboard.press("ArrowRight");
  expect(await chosen()).not.toBe(before);
});

test("the drawer of a phone opens, is walked, and closes by the keyboard; the focus comes back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#menu")).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#menu") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  await expect(menu).toBeFocused();
});

test("the menu of themes opens and is chosen from by the keyboard", async ({ page }) => {
  await page.goto("/privacy");
  await page.locator(".bar summary").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "graphite");
});

test.describe("while the question of statistics waits", () => {
  test.use({ consent: "" });
  test("its two answers are come to by Tab, and given by Enter", async ({ page, context }) => {
    await page.goto("/ai-tools");
    expect(await walked(page)).toEqual(expect.arrayContaining(["Accept", "Decline"]));
    await page.getByRole("button", { name: "Decline" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Decline" })).toHaveCount(0);
    expect((await context.cookies()).find(({ name }) => name === "consent")?.value).toBe("no");
  });
});

test("the first stop leads past the menu to the content", async ({ page }) => {
  await page.goto("/home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("with less motion no film plays by itself", async ({ page }) => {
  await page.goto("/home", { waitUntil: "networkidle" });
  const films = page.locator("video");
  // Observers are told in the order in which they began: the page's own was told before this one.
  await films.evaluateAll((all) => Promise.all(all.map((one) => new Promise((told) => new IntersectionObserver(told).observe(one)))));
  expect(await films.evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused).length)).toBe(0);
});

test("else the film that shows what comes out plays by itself, silent", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/home", { waitUntil: "networkidle" });
  const film = page.locator(".opening video");
  await expect.poll(() => film.evaluate((one) => !(one as HTMLVideoElement).paused && (one as HTMLVideoElement).muted)).toBe(true);
});

test("Enter in a field of a form with several buttons does what its main button does", async ({ page }) => {
  await page.goto("/video-avatar");
  await page.locator('input[name="speed"]').press("Enter");
  // The preview is refused, for there is no script; no scene has come.
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.locator("#scene-2")).toHaveCount(0);
});
