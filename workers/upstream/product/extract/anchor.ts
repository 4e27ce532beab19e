import type { Page } from "./dom/page.ts";
import { hooks, type PageNode } from "./dom/node.ts";
import { textOf } from "./dom/text.ts";
import { likeness } from "./names.ts";

/** The element that shows the product's name: the heading most like what title and markup call it. */
export function findAnchor(page: Page, calledBy: readonly string[]): PageNode | null {
  let best: PageNode | null = null, top = 0;
  for (const node of page.nodes) {
    if (node.hidden || node.tag === "" || node.end - node.index > 60) continue;
    const weight = headingWeight(node);
    if (weight === 0) continue;
    const text = textOf(page.nodes, node, 400);
    if (text.length < 2 || text.length >= 300) continue;
    const alike = Math.max(0, ...calledBy.map((name, at) => likeness(name, text) * (at === 0 ? 1 : 0.9)));
    const score = alike * 3 + weight;
    if (alike >= 0.4 && score > top + 0.01) [best, top] = [node, score];
  }
  return best ?? page.h1s.find((node) => textOf(page.nodes, node, 50) !== "") ?? null;
}

function headingWeight(node: PageNode): number {
  if (node.tag === "h1") return 2;
  const name = hooks(node);
  if (/(product|prod|item|pdp|goods|detail)\S{0,12}(name|title|heading|headline)|itemprop-name|\bname\b/.test(name)) return node.tag === "a" ? 0.2 : 1;
  return /^h[2-4]$/.test(node.tag) ? 0.6 : 0;
}
