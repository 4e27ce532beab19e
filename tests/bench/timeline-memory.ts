import { chromium, type CDPSession } from "@playwright/test";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { connect } from "../../scripts/run/client.ts";
import type { Origin } from "./figures.ts";
import { finishedAd } from "./finished-ad.ts";
import { editorPage } from "./timeline.ts";

const EDITS = 1000;
const MB = 1_000_000;

/** Bytes that scripts of the page hold, once what nobody holds is gone. */
async function held(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}

/**
 * How much more memory the editor holds after 1,000 edits than before, each made by a key and saved on the server: markers
 * that come and go at two moments.
 */
export async function editingMemory(origin: Origin): Promise<Record<string, number>> {
  const at = await origin();
  const ad = await finishedAd(at);
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const page = await editorPage(browser, ad);
  const session = await page.context().newCDPSession(page);
  await page.keyboard.press("m");
  const before = await held(session);
  for (let edit = 1; edit <= EDITS; edit += 1) {
    if (edit % 2 === 1) await page.keyboard.press(edit % 4 === 1 ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press("m");
  }
  await page.waitForSelector('.te-saved[data-state="saved"]', { timeout: 600_000 });
  const after = await held(session);
  const { client } = await connect(at, { token: ad.token });
  const { revision } = await client.timelines.detail.query({ timeline_id: new URL(ad.url).searchParams.get("timeline") ?? "" });
  await browser.close();
  if (revision < EDITS) throw new Error(`only ${revision - 1} edits were saved`);
  return { "memory.after_1000_edits_mb": (after - before) / MB };
}
