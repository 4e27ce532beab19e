import type { Page } from "@playwright/test";
import { putAt } from "./support/css-time.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

/** Another version from now on, as the cached call would tell it. */
const deploy = (page: Page, version: string) =>
  page.route("**/trpc/public.getVersion*", (route) => route.fulfill({ json: { result: { data: { version } } } }));

/** Come back to by the back button, from the browser's own memory: no request is made for the page. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

/** Comes back, and has the version told to the page. */
async function asked(page: Page): Promise<number> {
  const told = page.waitForResponse(/public\.getVersion/);
  await comeBack(page);
  const answer = await told;
  await answer.finished();
  return answer.status();
}

/** The page asks and is answered, and stays: what it made of the first answer came before it asked again. */
async function staysAsAnswered(page: Page, status = 200): Promise<void> {
  let loads = 0;
  const count = () => (loads += 1);
  page.on("load", count);
  for (let time = 0; time < 3; time += 1) expect(await asked(page)).toBe(status);
  page.off("load", count);
  expect(loads).toBe(0);
}

/** A page that knows the version that it was made with: the first page of a server may not yet. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-version", /\d/, { timeout: 500 });
  }).toPass();
  await page.waitForLoadState("networkidle");
}

test("spec §2: a changed server version reloads the page, once and never again for the same one", async ({ page }) => {
  await open(page, "/home");
  await deploy(page, "99.0.0");
  const reloaded = page.waitForEvent("load");
  await comeBack(page);
  await reloaded;
  await page.waitForLoadState("networkidle");
  await staysAsAnswered(page);
  await deploy(page, "99.0.1");
  const again = page.waitForEvent("load");
  await comeBack(page);
  await again;
});

test("the same version reloads nothing", async ({ page }) => {
  await open(page, "/home");
  await staysAsAnswered(page);
});

test("a half-filled form is not reloaded: a toast offers it, and what was typed comes back", async ({ page }) => {
  await open(page, "/ai-video-ads");
  await page.getByLabel("Product name").fill("Kettle, half written");
  await page.getByLabel("Description").first().fill("Boils");
  await deploy(page, "99.0.0");
  await comeBack(page);
  const toast = page.getByRole("status").filter({ hasText: words.shell.renewed });
  await expect(toast).toBeVisible();
  await putAt(toast, 3_600_000);
  await expect(toast).toBeVisible();
  await expect(page.getByLabel("Product name")).toHaveValue("Kettle, half written");
  await comeBack(page);
  await expect(toast.locator(".times")).toHaveText("2");
  const reloaded = page.waitForEvent("load");
  await toast.getByRole("button", { name: words.shell.renew }).click();
  await reloaded;
  await expect(page.getByLabel("Product name")).toHaveValue("Kettle, half written");
  await expect(page.getByLabel("Description").first()).toHaveValue("Boils");
  await page.reload();
  await expect(page.getByLabel("Product name")).toHaveValue("");
});

test("a page that answers a form is not loaded anew: that would post it again", async ({ page }) => {
  await page.goto("/link-to-video");
  await page.getByLabel("Product link").fill("no link");
  await page.getByRole("button", { name: "Read the page" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-version");
});

test("an answer that is no version, or none, leaves the page alone", async ({ page, quiet }) => {
  await open(page, "/home");
  await page.route("**/trpc/public.getVersion*", (route) => route.fulfill({ status: 503, body: "not json" }));
  await staysAsAnswered(page, 503);
  expect(quiet.splice(0).every((text) => text.includes("503"))).toBe(true);
});

test("spec §2: a history of the last 5 unique visited paths is kept in local storage, newest first", async ({ page }) => {
  for (const path of ["/home", "/projects", "/link-to-video", "/ai-video-ads", "/ai-tools", "/projects", "/ai-tools?q=link"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("visited_paths") ?? ""))).toEqual([
    "/ai-tools",
    "/projects",
    "/ai-video-ads",
    "/link-to-video",
    "/home",
  ]);
});

test("spec §2: scroll resets to top on navigation", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/home");
  const turnedWheel = async () => {
    await page.mouse.wheel(0, 2000);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(turnedWheel).toBeGreaterThan(100);
  await page.locator(".way").first().click();
  await expect(page).toHaveURL(/link-to-video$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
