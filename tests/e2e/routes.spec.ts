import type { APIRequestContext } from "@playwright/test";
import { MENU, PUBLIC_PAGES } from "../../app/route-table.ts";
import { expect, test } from "./support/test.ts";
import { messages as words } from "../../locales/en/messages.ts";

const landing = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
};

test("spec §2: every entry of the side bar is a page that answers", async ({ page }) => {
  await page.goto("/home");
  const shown = await page.locator(".rail nav ul a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  const listed = MENU.map(({ path }) => `/${path}`);
  expect(shown.filter((path) => listed.includes(path ?? ""))).toEqual(listed);
  for (const path of shown) expect((await page.goto(path ?? ""))?.status(), path ?? "").toBe(200);
});

test("spec §2: a page has its title with the product name, description and keywords, in the language of the page", async ({ page }) => {
  await page.goto("/ai-tools?lang=zh");
  await expect(page).toHaveTitle("AI 工具 · Reelwright");
  await expect(page.locator("meta[name=keywords]")).toHaveAttribute("content", /AI 视频工具/);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/ai-tools\?lang=zh$/);
});

test("the body names the page and its feature, for the events", async ({ page }) => {
  await page.goto("/link-to-video");
  await expect(page.locator("body")).toHaveAttribute("data-page", "UrlToVideo");
  await expect(page.locator("body")).toHaveAttribute("data-feature", "url_to_video");
});

test("an address in a language is that language once; a choice made before stays", async ({ page }) => {
  await page.goto("/home?lang=zh");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/home?lang=zh");
  await page.goto("/projects");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("an unknown language in the address is ignored", async ({ page }) => {
  await page.goto("/home?lang=tlh");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

for (const [path, to] of [
  ["/", "/home"],
  ["/?utm_source=x", "/home?utm_source=x"],
  ["/hooks", "/"],
  ["/my/templates", "/"],
  ["/faceSwap", "/"],
  ["/ads-library/x", "/"],
] as const) {
  test(`${path} leads to ${to} and makes no session`, async ({ request }) => {
    expect(await landing(request, path)).toEqual([302, to]);
    expect((await request.storageState()).cookies).toEqual([]);
  });
}

test("an old link to a tool that is not here leads to the tool box, which says so", async ({ page }) => {
  await page.goto("/AI/81/old-task");
  await expect(page).toHaveURL(/\/ai-tools$/);
  await expect(page.getByRole("status").filter({ hasText: words.toolBox.legacy })).toBeVisible();
});

for (const path of ["/404", "/AI/7/x", "/hooks?detailId=7", "/video-avatar/nothing", "/sitemap", "/home/nothing"]) {
  test(`${path} is the 404 page with status 404, at its own address`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.failures.s404.title);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
}

test("the sitemap lists what the table shows, in both languages, and robots.txt names it", async ({ request, baseURL }) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(PUBLIC_PAGES.flatMap(({ path }) => [`${baseURL}/${path}`, `${baseURL}/${path}?lang=zh`]));
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test("the tool box finds a tool by a word, and says when there is none, without markup of the visitor's", async ({ page }) => {
  await page.goto("/ai-tools");
  const tools = page.getByRole("heading", { level: 3 });
  const all = await tools.allTextContents();
  expect(all.length).toBeGreaterThan(3);
  await page.getByRole("searchbox").fill("description");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(tools).toContainText(["Description to Video"]);
  await page.goto(`/ai-tools?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(page.getByRole("status")).toContainText("No tools found for “<img src=x onerror=alert(1)>”.");
  await page.getByRole("link", { name: "Show all tools" }).click();
  await expect(tools).toHaveText(all);
});
