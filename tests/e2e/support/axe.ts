import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const axe: { run(): Promise<{ violations: Found[] }> };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Until what moves on the page has come to rest. One that is paused, or of a page just left, never ends: it is not waited for. */
const AT_REST_MS = 2000;

/** What axe finds on the page, in words short enough to mend it by. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(async (most) => {
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    const rest = Promise.all(ending.map((one) => one.finished.catch(() => null)));
    await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, most))]);
  }, AT_REST_MS);
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => (await axe.run()).violations);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}
