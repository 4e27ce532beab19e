import { type Browser, chromium, type Page } from "@playwright/test";
import { resolveChromium } from "../../../workers/media/binaries/chromium.ts";
import type { Origin } from "../figures.ts";
import { type Ad, finishedAd } from "../finished-ad.ts";
import { editorPage } from "../timeline.ts";
import { type Doing, DOINGS, gesture } from "./gestures.ts";
import { PEERS, servePeer } from "./serve.ts";

const SIZES = [1000, 10_000] as const;
const SCREEN = { width: 1440, height: 900 };
/** A peer that has not drawn by then is not waited for. */
const OPEN_MS = 60_000;
type Measured = Record<Doing, number>;

/** All three gestures, each on a page of its own. */
async function measured(open: () => Promise<{ page: Page; at: Parameters<typeof gesture>[2] }>): Promise<Measured> {
  const found: Partial<Measured> = {};
  for (const doing of DOINGS) {
    const { page, at } = await open();
    found[doing] = await gesture(page, doing, at);
    await page.context().close();
  }
  return found as Measured;
}

/** Our editor, near enough that 37 seconds are seen. */
async function ours(browser: Browser, ad: Ad, count: number) {
  const page = await editorPage(browser, ad, count);
  await page.evaluate(() => {
    const zoom = document.querySelector<HTMLInputElement>(".te-zoom");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(zoom, "0.5");
    zoom?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForTimeout(1000);
  const box = await page.locator(".te-lanes").boundingBox();
  return { page, at: { x: (box?.x ?? 0) + 500, y: (box?.y ?? 0) + 60 } };
}

async function theirs(browser: Browser, { origin, scrollKeys }: { origin: string; scrollKeys?: readonly string[] }, count: number) {
  const page = await browser.newPage({ viewport: SCREEN });
  await page.goto(`${origin}/?count=${count}`);
  await page.waitForSelector("html[data-ready]", { state: "attached", timeout: OPEN_MS });
  await page.waitForTimeout(1000);
  return { page, at: { x: 500, y: 110, scrollKeys } };
}

/**
 * The editor beside other timelines, in the same browser and run, with as many elements, by real input of a mouse: the 95th
 * percentile of a frame while one is dragged, all are scrolled, and zoomed. `vs` is ours over theirs, all three gestures added;
 * below 1, ours is the quicker one. No frame is shorter than 16.7 ms.
 */
export async function peerFigures(origin: Origin): Promise<Record<string, number>> {
  const ad = await finishedAd(await origin());
  const browser = await chromium.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
  const figures: Record<string, number> = {};
  const sum = (one: Measured) => DOINGS.reduce((all, doing) => all + one[doing], 0);
  const note = (name: string, one: Measured, size: number) => {
    for (const doing of DOINGS) figures[`timeline.peers.${name}.${doing}_p95_ms.${size}`] = one[doing];
  };
  try {
    for (const size of SIZES) {
      const own = await measured(() => ours(browser, ad, size));
      note("reelwright", own, size);
      for (const [peer, { scrollKeys }] of Object.entries(PEERS)) {
        await using server = await servePeer(peer);
        const other = await measured(() => theirs(browser, { ...server, scrollKeys }, size));
        note(peer, other, size);
        figures[`timeline.vs_${peer}.${size}`] = sum(own) / sum(other);
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}
