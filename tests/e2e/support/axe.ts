import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const axe: { run(): Promise<{ violations: Found[] }> };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds on the page, in words short enough to mend it by. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => null)));
  });
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => (await axe.run()).violations);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}
