import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

test("a page is fetched ahead when its link is pointed at, and says what it has to say only when it is visited", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/home", { waitUntil: "networkidle" });
  await context.addCookies([
    {
      name: "flash",
      value: encodeURIComponent(JSON.stringify([{ type: "success", message: "library.removed", duration: 0 }])),
      url: baseURL ?? "",
    },
  ]);
  const devtools = await context.newCDPSession(page);
  const ready: string[] = [];
  devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => status === "Ready" && ready.push(prefetchUrl));
  await devtools.send("Preload.enable");
  await page.locator(".rail").getByRole("link", { name: "Projects" }).hover();
  await expect.poll(() => ready).toContain(`${baseURL}/projects`);
  expect((await context.cookies()).map(({ name }) => name)).toContain("flash");
});

test("pages that begin work when they are asked for are not fetched ahead", async ({ page }) => {
  await page.goto("/home");
  const rules = await page.locator("script[type=speculationrules]").textContent();
  for (const path of ["product-details", "script-settings", "/files/", "/tasks/", "/trpc/"]) expect(rules).toContain(path);
});

test("style and fonts are told ahead of the page, and are those that the page uses", async ({ request, page }) => {
  const told = [...((await request.get("/home")).headers().link ?? "").matchAll(/<([^>]+)>; rel=preload/g)].map(([, url]) => url);
  expect(told).toHaveLength(3);
  await page.goto("/home", { waitUntil: "networkidle" });
  const used = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  expect(used).toEqual(expect.arrayContaining(told));
  // Each once: a preload that is not what is used would be fetched beside it.
  for (const url of told) expect(used.filter((one) => one === url)).toHaveLength(1);
});

/** How far what one sees was moved by what came later (Core Web Vitals: layout shift). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts = (list: PerformanceObserverEntryList) =>
          list.getEntriesByType("layout-shift") as (PerformanceEntry & { value: number })[];
        const observer = new PerformanceObserver((list) => resolve(shifts(list).reduce((sum, { value }) => sum + value, 0)));
        // Every page has an entry about its navigation: they come together, also where nothing was moved.
        for (const type of ["layout-shift", "navigation"]) observer.observe({ type, buffered: true });
      }),
  );

for (const width of [1280, 390]) {
  test(`nothing on a page moves by itself while it loads, at ${width} px`, async ({ page, openSample }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSample("script-settings");
    const draft = new URL(page.url()).searchParams.get("draft");
    const flow = ["product-details", "video-settings", "script-settings", "editor"].map((step) => `/link-to-video/${step}?draft=${draft}`);
    for (const path of ["/home", "/ai-tools", "/projects", "/link-to-video", "/ai-video-ads", ...flow]) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await layoutShift(page), path).toBe(0);
    }
  });
}
