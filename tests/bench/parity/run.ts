import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { lastFrame, type TimelineDocument } from "../../../timeline/document.ts";
import { tickOfFrame } from "../../../timeline/rate.ts";
import { seconds, ticks } from "../../../timeline/time.ts";
import { resolveChromium } from "../../../workers/media/binaries/chromium.ts";
import { closeBrowser } from "../../../workers/media/render/browser.ts";
import { makeFiles } from "../../../workers/media/render/fixture.ts";
import { openSession } from "../../../workers/media/render/session.ts";
import type { Extent, Origin } from "../figures.ts";
import { type Ad, finishedAd } from "../finished-ad.ts";
import { withDocument } from "../with-document.ts";
import { type Named, parityDocuments } from "./documents.ts";

/** Keys that lead to the moments at which frames are compared. */
const MOMENTS = [["Home"], ["Shift+ArrowRight"], ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]] as const;
/** Nothing is drawn any more for so many frames of the page. */
const STILL_FRAMES = 20;

/** The frame that the editor shows: its moment in ticks, and a fingerprint of its pixels. */
const shownFrame = (page: Page): Promise<{ time: string; hash: string }> =>
  page.evaluate(async (frames) => {
    const canvas = document.querySelector<HTMLCanvasElement>(".te canvas[data-drawn]");
    const context = canvas?.getContext("2d");
    if (!canvas || !context) throw new Error("nothing is drawn");
    let [drawn, still] = ["", 0];
    while (still < frames) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = canvas.dataset.drawn === drawn ? still + 1 : 0;
      drawn = canvas.dataset.drawn ?? "";
    }
    const digest = await crypto.subtle.digest("SHA-256", context.getImageData(0, 0, canvas.width, canvas.height).data);
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return { time: document.querySelector("[data-now]")?.textContent ?? "", hash };
  }, STILL_FRAMES);

const tickOf = (timecode: string, { canvas: { rate } }: TimelineDocument): number => {
  const [hours = 0, minutes = 0, whole = 0, frames = 0] = timecode.split(":").map(Number);
  return ticks(hours * 3600 + minutes * 60 + whole) + tickOfFrame(frames, rate);
};

/** Opens the editor on a document whose pictures are fixtures, at the size of its canvas. */
async function opened(browser: Browser, ad: Ad, { document, files }: { document: TimelineDocument; files: string }): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: "token", value: ad.token, url: ad.url }]);
  const page = await context.newPage();
  const urls = Object.fromEntries(Object.entries(document.assets).map(([id, { url }]) => [id, `/parity/${url}`]));
  await page.route("**/parity/**", (route) => route.fulfill({ path: join(files, new URL(route.request().url()).pathname.slice(8)) }));
  await withDocument(page, ad.url, { document, urls });
  await page.goto(ad.url, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: `.te-picture { width: ${document.canvas.width}px !important; }` });
  await page.waitForFunction(
    (width) => window.document.querySelector<HTMLCanvasElement>(".te canvas")?.width === width,
    document.canvas.width,
  );
  return page;
}

/** The moments at which preview and export are not the same pixels. */
async function differences(
  browser: Browser,
  ad: Ad,
  { document, files }: { document: TimelineDocument; files: string },
): Promise<string[]> {
  const page = await opened(browser, ad, { document, files });
  const assets = new Map(Object.entries(document.assets).map(([id, { url }]) => [id, join(files, url)]));
  await using session = await openSession(
    document,
    { assets, folder: files, progress: () => {} },
    { scale: 1, signal: AbortSignal.timeout(120_000) },
  );
  const found: string[] = [];
  for (const keys of MOMENTS) {
    for (const key of keys) await page.keyboard.press(key);
    const { time, hash } = await shownFrame(page);
    // Its end is the beginning of a frame that the film has no more.
    const at = Math.min(tickOf(time, document), lastFrame(document));
    if (hash !== (await session.call("hash", seconds(at)))) found.push(time);
  }
  await page.context().close();
  return found;
}

/** The moments at which a document is not drawn alike by the editor's canvas and by the export, in two browsers of one build. */
export async function mismatchesOf(ad: Ad, documents: readonly Named[]): Promise<string[]> {
  const files = await mkdtemp(join(tmpdir(), "parity-"));
  const args = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"];
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args });
  const mismatches: string[] = [];
  try {
    await makeFiles(files);
    for (const { name, document } of documents) {
      const found = await differences(browser, ad, { document, files });
      mismatches.push(...found.map((at) => `${name}: ${at}`));
    }
  } finally {
    await browser.close();
    await closeBrowser();
    await rm(files, { recursive: true, force: true });
  }
  return mismatches;
}

/** Frames of the editor's canvas against those of the export, pixel by pixel. */
export async function parityFigures(origin: Origin, { few }: Extent): Promise<Record<string, number>> {
  const documents = parityDocuments(few);
  const mismatches = await mismatchesOf(await finishedAd(await origin()), documents);
  for (const one of mismatches) process.stderr.write(`${one}\n`);
  return { "parity.documents": documents.length, "parity.mismatches": mismatches.length };
}
