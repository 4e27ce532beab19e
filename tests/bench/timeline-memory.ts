import { chromium, type Page } from "@playwright/test";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import type { Extent, Origin } from "./figures.ts";
import { finishedAd } from "./finished-ad.ts";
import { editorPage } from "./timeline.ts";

const EDITS = 1000;
const FEW_EDITS = 100;
/** After so many edits as many are taken back and made again. */
const TURN = 10;
const SAVED_MS = 900_000;

/** Megabytes of JavaScript objects that are still reachable. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize / 1e6;
}

/** A clip is lifted, carried a frame there or back, and dropped, so many times, by the keys of the editor; each is saved. */
async function editing(page: Page, edits: number): Promise<void> {
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.locator(".te-clip[data-kind=text]").last().click();
  await page.getByRole("treegrid").focus();
  for (let n = 0; n < edits; n += 1) {
    await press("Enter", n % 2 ? "ArrowLeft" : "ArrowRight", "Enter");
    if (n % TURN < TURN - 1) continue;
    await press(...Array.from({ length: TURN }, () => "Control+z"), ...Array.from({ length: TURN }, () => "Control+Shift+z"));
  }
  await page.waitForSelector('.te-saved[data-state="saved"]', { timeout: SAVED_MS });
}

/** What the editor's page holds before and after a thousand edits, as many undone and made again. */
export async function memoryFigures(origin: Origin, { few }: Extent): Promise<Record<string, number>> {
  const ad = await finishedAd(await origin());
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  try {
    const page = await editorPage(browser, ad);
    // The scripts that come with the first edit are there before.
    await editing(page, TURN);
    const before = await heapOf(page);
    await editing(page, few ? FEW_EDITS : EDITS);
    return { "memory.before_1000_edits_mb": before, "memory.after_1000_edits_mb": await heapOf(page) };
  } finally {
    await browser.close();
  }
}
