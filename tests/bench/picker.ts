import { chromium } from "@playwright/test";
import { connect } from "../../scripts/run/client.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";

const FILES = 60;
const OPENED = 7;

/** A guest's library of our pictures, and the token that its pages are opened with. */
async function filled(origin: string): Promise<string> {
  const { client, token } = await connect(origin);
  const bytes = await (await fetch(`${origin}/samples/bottle/packshot.jpg`)).arrayBuffer();
  for (let at = 0; at < FILES; at += 1) {
    const asked = { file_name: `${at}.jpg`, purpose: "asset-library" as const };
    const place = await client.mediaLib.getUploadUrl.mutate({ ...asked, size: bytes.byteLength, content_type: "image/jpeg" });
    await fetch(new URL(place.upload_url, origin), { method: "PUT", body: bytes });
    await client.mediaLib.reportUpload.mutate({ ...asked, key: place.key });
  }
  return token;
}

/**
 * Milliseconds from the click that asks for the dialog to its first picture, in a page that has not loaded it yet; the
 * thumbnails have been made. With 60 files: how many more there are makes no difference to a page (`assets.list_ms.*`).
 */
export async function pickerFigures(origin: Origin): Promise<Record<string, number>> {
  const base = await origin();
  const token = await filled(base);
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const times: number[] = [];
  for (let turn = 0; turn <= OPENED; turn += 1) {
    const context = await browser.newContext();
    await context.addCookies([{ name: "token", value: token, url: base }]);
    const page = await context.newPage();
    await page.goto(`${base}/background-remover`, { waitUntil: "networkidle" });
    const start = performance.now();
    await page.locator("[data-picker] a").click();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>("[data-grid] img")?.naturalWidth);
    if (turn > 0) times.push(performance.now() - start);
    await context.close();
  }
  await browser.close();
  return { "picker.open_ms": median(times) };
}
