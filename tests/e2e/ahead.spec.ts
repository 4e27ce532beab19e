import { expect, test } from "./support/test.ts";

test("a page is fetched ahead when its link is pointed at, and says what it has to say only when it is visited", async ({ page, context, baseURL }) => {
  await page.goto("/home", { waitUntil: "networkidle" });
  await context.addCookies([{ name: "flash", value: encodeURIComponent(JSON.stringify([{ type: "success", message: "library.removed", duration: 0 }])), url: baseURL ?? "" }]);
  const devtools = await context.newCDPSession(page);
  const ready: string[] = [];
  devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => status === "Ready" && ready.push(prefetchUrl));
  await devtools.send("Preload.enable");
  await page.locator("#menu").getByRole("link", { name: "Projects" }).hover();
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

test("nothing on a page moves by itself while it loads", async ({ page }) => {
  for (const path of ["/home", "/ai-tools", "/projects", "/link-to-video", "/ai-video-ads"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += (entry as unknown as { value: number }).value))).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift, path).toBe(0);
  }
});
