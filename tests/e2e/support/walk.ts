import type { Page } from "@playwright/test";

/** A stop of the focus: its words, and whether one can see that it is there. */
export interface Stop {
  words: string;
  seen: boolean;
  order: number;
}
declare global {
  interface Window {
    stops: Stop[];
  }
}

/** Everything that a keyboard should come to, as it stands now. */
const reachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, textarea, select, video[controls], [tabindex='0'], input:not([type=hidden])",
    );
    return [...controls].filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled"),
    ).length;
  });

/** Each stop from now on. A control out of sight shows its ring on its label or card. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.stops = [];
    const ring = (one: Element | null) =>
      one !== null && getComputedStyle(one).outlineStyle !== "none" && Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2;
    document.addEventListener("focusin", ({ target }) => {
      const at = target as Element;
      const words = (at.getAttribute("aria-label") ?? at.textContent ?? at.id).trim().slice(0, 40);
      window.stops.push({ words, seen: ring(at) || ring(at.closest("label")), order: [...document.querySelectorAll("*")].indexOf(at) });
    });
  });

/** The page by Tab alone, to its end: the stops in their order, and how many there should be at least. */
export async function walk(page: Page): Promise<{ stops: Stop[]; expected: number }> {
  const count = await reachable(page);
  // Of a group of radios one is stopped at, the arrows do the rest.
  const passed = await page.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    return radios.length - new Set(radios.map(({ name }) => name)).size;
  });
  // A player stops at its own controls as well.
  const players = await page.locator("audio[controls], video[controls]").count();
  await watch(page);
  for (let step = 0; step < count + 5 * (players + 1); step += 1) await page.keyboard.press("Tab");
  return { stops: await page.evaluate(() => window.stops), expected: count - passed };
}
