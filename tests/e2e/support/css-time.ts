import type { Locator, Page } from "@playwright/test";

/** The clock of a page's CSS animations: it stands still from now on, on every page that comes, until `run`. */
export async function stopped(page: Page): Promise<{ run: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  const at = async (playbackRate: number) => void (await devtools.send("Animation.setPlaybackRate", { playbackRate }));
  await at(0);
  return { run: () => at(1) };
}

/** Puts an element's animations `ms` after they began. */
export const putAt = (element: Locator, ms: number): Promise<void> =>
  element.evaluate((one, time) => one.getAnimations().forEach((animation) => (animation.currentTime = time)), ms);

/** Whether time passes for an element: what its animations are doing, each state once. */
export const playStates = (element: Locator): Promise<string[]> =>
  element.evaluate((one) => [...new Set(one.getAnimations().map(({ playState }) => playState))]);
