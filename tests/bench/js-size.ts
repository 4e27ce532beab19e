import { chromium } from "playwright-core";
import { gzipSync } from "node:zlib";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Origin } from "./figures.ts";
import { flowPages } from "./pages.ts";

/** Kilobytes (gzip) of every script that a page really loads, scrolled to its end, for a visitor who lets us count. */
export async function scriptSizes(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const { cookie, paths } = await flowPages(base);
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const figures: Record<string, number> = {};
  try {
    for (const [name, path] of Object.entries(paths)) {
      const context = await browser.newContext();
      await context.addCookies(
        [...cookie.split("; "), "consent=yes"].map((pair) => ({
          name: pair.split("=")[0] ?? "",
          value: pair.split("=")[1] ?? "",
          url: base,
        })),
      );
      const page = await context.newPage();
      const bodies: Promise<Buffer>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") bodies.push(response.body());
      });
      await page.goto(base + path, { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 20_000);
      await page.waitForTimeout(1200);
      const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
      figures[`js.gzip_kb.${name}`] = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return figures;
}
