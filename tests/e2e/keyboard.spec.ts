import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const PAGES = ["/home", "/ai-tools", "/projects", "/link-to-video", "/ai-video-ads", "/nothing-here"];

/** What has the focus: its words, and whether one can see that it has it. A control out of sight shows it on its label or card. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const ring = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== "none" && Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2;
    return { words: (at.getAttribute("aria-label") ?? at.textContent ?? at.id).trim().slice(0, 40), seen: ring(at) || ring(at.closest("label")), order: [...document.querySelectorAll("*")].indexOf(at) };
  });

for (const path of PAGES) {
  test(`${path} is walked by Tab alone, and one sees where one is`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const reachable = await page.evaluate(
      () => [...document.querySelectorAll<HTMLElement>("a[href], button, summary, textarea, select, input:not([type=hidden])")].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled")).length,
    );
    const walked = [];
    for (let step = 0; step < reachable + 5; step += 1) {
      await page.keyboard.press("Tab");
      const at = await focused(page);
      if (!at) break;
      walked.push(at);
    }
    expect(walked[0]?.words).toBe("Skip to the content");
    expect(walked.filter(({ seen }) => !seen)).toEqual([]);
    // Of a group of radios one is stopped at, the arrows do the rest.
    const radios = await page.locator("input[type=radio]").count();
    expect(new Set(walked.map(({ order }) => order)).size).toBeGreaterThanOrEqual(reachable - radios);
  });
}

test("the first stop leads past the menu to the content", async ({ page }) => {
  await page.goto("/home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("with less motion no film plays by itself, and nothing moves for longer than a moment", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/home", { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
  expect(await page.locator("video").evaluateAll((all) => all.filter((one) => !(one as HTMLVideoElement).paused).length)).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
});

test("the film that shows what comes out plays by itself, silent", async ({ page }) => {
  await page.goto("/home", { waitUntil: "networkidle" });
  const film = page.locator(".opening video");
  await expect.poll(() => film.evaluate((one) => !(one as HTMLVideoElement).paused && (one as HTMLVideoElement).muted)).toBe(true);
});
