import type { Page } from "@playwright/test";

/** Requests are reported in the order in which a page makes them: after this one, all that it had to send was seen. */
export const allSent = (page: Page): Promise<number> => page.evaluate(async () => (await fetch("/robots.txt")).status);

/** Scrolls to a share of the page, and lets the 100 ms pass after which it is told (app/behaviours/analytics/depth). Needs `page.clock`. */
export async function scrollToShare(page: Page, share: number): Promise<void> {
  await page.evaluate(
    (at) =>
      new Promise((resolve) => {
        addEventListener("scroll", resolve, { once: true });
        scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * at, behavior: "instant" });
      }),
    share,
  );
  await page.clock.runFor(100);
}
