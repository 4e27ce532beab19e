import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const axe: { run(options?: { runOnly: string[] }): Promise<{ violations: Found[] }> };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Why axe should look at less than everything: colours alone change with the theme. */
type Only = "color-contrast";

/** What axe finds on the page, in words short enough to mend it by. */
export async function violations(page: Page, ...only: Only[]): Promise<string[]> {
  // What moves is put where it comes to rest, again and again: a colour that arrives starts those of what inherits it.
  await page.evaluate(() => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => effect?.getTiming().iterations !== Infinity && playState !== "finished");
    for (let found = moving(); found.length > 0; found = moving()) for (const one of found) one.finish();
  });
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
