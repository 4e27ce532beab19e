import type { Page } from "./dom/page.ts";
import { hooks, lineage, type PageNode } from "./dom/node.ts";
import { textOf } from "./dom/text.ts";
import { isRepeated } from "./sources/regions.ts";
import { headingText } from "./offer-text.ts";
import { coverage, likeness } from "./names.ts";

/** The element that shows the product's name: the heading, else the text, most like what title and markup call it. */
export function findAnchor(page: Page, calledBy: readonly string[]): PageNode | null {
  return (
    mostAlike(
      page,
      calledBy,
      page.nodes.filter((node) => !node.hidden && node.tag !== "" && node.end - node.index <= 60),
      headingWeight,
      0.4,
    ) ??
    page.h1s.find((node) => headingText(page, node) !== "") ??
    mostAlike(
      page,
      calledBy,
      page.stream.pieces.map(({ node }) => node),
      () => 0.1,
      0.6,
    )
  );
}

function mostAlike(
  page: Page,
  calledBy: readonly string[],
  nodes: readonly PageNode[],
  weigh: (node: PageNode) => number,
  least: number,
): PageNode | null {
  let best: PageNode | null = null,
    top = 0;
  for (const node of nodes) {
    const weight = weigh(node);
    const text = weight === 0 ? "" : textOf(page.nodes, node, 400);
    if (text.length < 2 || text.length >= 300) continue;
    const alike = Math.max(0, ...calledBy.map((name, at) => (likeness(name, text) * 3 + coverage(text, name) * 2) * (at === 0 ? 1 : 0.9)));
    if (coverage(text, calledBy[0] ?? "") < 0.2 && weight < 2) continue;
    const listed =
      node.tag !== "h1" && alike + weight > top && lineage(node, 6).some((at) => at.tag !== "" && isRepeated(page.nodes, at)) ? 1.5 : 0;
    if (alike >= least * 3 && alike + weight - listed > top + 0.01) [best, top] = [node, alike + weight - listed];
  }
  return best;
}

function headingWeight(node: PageNode): number {
  if (node.tag === "h1") return 2;
  const name = hooks(node);
  if (/(product|prod|item|pdp|goods|detail)\S{0,12}(name|title|heading|headline)|itemprop-name|\bname\b/.test(name))
    return node.tag === "a" ? 0.2 : 1;
  return /^h[2-4]$/.test(node.tag) ? 0.6 : 0;
}
