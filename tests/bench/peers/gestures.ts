import type { Page } from "@playwright/test";

export const DOINGS = ["drag", "scroll", "zoom"] as const;
export type Doing = (typeof DOINGS)[number];

const STEPS = 120;
/** Steps until a scroll or a zoom turns back. */
const TURN = { scroll: 15, zoom: 30 };

interface At {
  x: number;
  y: number;
  /** Held while the wheel scrolls. */
  scrollKeys?: readonly string[];
}

type Counting = typeof window & { frameTimes?: number[] };

/** Counts the frames of the page while something is done to it by real input; the 95th percentile of their lengths, milliseconds. */
async function framesWhile(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counting = window as Counting;
    counting.frameTimes = [];
    let last = 0;
    const frame = (now: number) => {
      if (last > 0) counting.frameTimes?.push(now - last);
      last = now;
      if (counting.frameTimes) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await work();
  return page.evaluate(() => {
    const counting = window as Counting;
    const times = counting.frameTimes ?? [];
    counting.frameTimes = undefined;
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  });
}

/** A mouse on a timeline: what is at a point is dragged, all is scrolled, or zoomed in and out with Ctrl and the wheel. */
export async function gesture(page: Page, doing: Doing, { x, y, scrollKeys = [] }: At): Promise<number> {
  const { mouse, keyboard } = page;
  await mouse.move(x, y);
  if (doing === "drag") {
    await mouse.down();
    // It is lifted first, once.
    await mouse.move(x + 6, y, { steps: 3 });
    const taken = await framesWhile(page, async () => {
      for (let n = 0; n < STEPS; n += 1) await mouse.move(x + 6 + n * 3, y);
    });
    await mouse.up();
    return taken;
  }
  const keys = doing === "scroll" ? scrollKeys : ["Control"];
  const on = (n: number) => n % (2 * TURN[doing]) < TURN[doing];
  for (const key of keys) await keyboard.down(key);
  const taken = await framesWhile(page, async () => {
    for (let n = 0; n < STEPS; n += 1) await (doing === "scroll" ? mouse.wheel(on(n) ? 90 : -90, 0) : mouse.wheel(0, on(n) ? -24 : 24));
  });
  for (const key of keys) await keyboard.up(key);
  return taken;
}
