import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const axe: { run(options?: { runOnly: string[] }): Promise<{ violations: Found[] }> };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Until what moves on the page has come to rest. One that is paused, or of a page just left, never ends: it is not waited for. */
const AT_REST_MS = 2000;

/** Why axe should look at less than everything: colours alone change with the theme. */
type Only = "color-contrast";

/** What axe finds on the page, in words short enough to mend it by. */
export async function violations(page: Page, ...only: Only[]): Promise<string[]> {
  await page.evaluate(async (most) => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    const rest = Promise.all(ending.map((one) => one.finished.catch(() => null)));
    await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, most))]);
  }, AT_REST_MS);
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async (runOnly) => (await axe.run(runOnly.length > 0 ? { runOnly } : undefined)).violations, only);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}

const THEMES = ["graphite", "paper"] as const;

/** The same in both themes, of which each is looked at on the page as it stands: they differ in colours, and in nothing else. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [place, theme] of THEMES.entries()) {
    await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
    found.push(...(await violations(page, ...(place === 0 ? [] : ["color-contrast" as const]))).map((one) => `${theme}: ${one}`));
  }
  return found;
}
