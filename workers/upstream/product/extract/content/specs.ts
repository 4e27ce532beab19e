import type { PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";

/** A row of the page's specification: `Material`, `Cotton`. */
export interface Spec {
  name: string;
  value: string;
}

/** Two short cells in a row, `dt` with `dd`, outside the surroundings; at most 80. */
export function readSpecs({ page: { nodes }, aside, anchor }: Reading): Spec[] {
  const found = new Map<string, Spec>();
  for (const node of nodes) {
    if (found.size >= 80) break;
    if (node.hidden && !isFolded(node)) continue;
    if ((aside[node.index] ?? 0) > 1 || (anchor && node.index < anchor.index)) continue;
    const pair = node.tag === "tr" ? cells(nodes, node) : node.tag === "dt" ? term(nodes, node) : [];
    const [name, value] = pair.map((cell) => textOf(nodes, cell, 300));
    if (name && value && pair.length === 2 && name.length <= 60 && value.length <= 240 && name !== value)
      found.set(name, { name: name.replace(/\s*[:：]\s*$/, ""), value });
  }
  return [...found.values()];
}

/** Tabs that are folded away still tell of the product. */
const isFolded = (node: PageNode): boolean => node.tag === "tr" || node.tag === "dt";

function cells(nodes: readonly PageNode[], row: PageNode): PageNode[] {
  return nodes
    .slice(row.index + 1, Math.min(row.end, row.index + 80))
    .filter((node) => (node.tag === "td" || node.tag === "th") && node.parent === row);
}

function term(nodes: readonly PageNode[], node: PageNode): PageNode[] {
  const next = nodes.slice(node.end, node.end + 3).find((one) => one.tag !== "");
  return next?.tag === "dd" ? [node, next] : [];
}
