import type { PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";

/** A row of the page's specification: `Material`, `Cotton`. */
export interface Spec {
  name: string;
  value: string;
}

/** "Material: Cotton" as one item of a list. */
const LABELLED = /^([^:：\n]{1,24}?)\s*[:：]\s*(\S.{0,119})$/u;
/** So many of them make a list a specification. */
const ROWS = 3;

/** Items of a list that names its rows before a colon; a list of sentences has no such items. */
function listed(nodes: readonly PageNode[], list: PageNode): Spec[] {
  const items = nodes.slice(list.index + 1, list.end).filter((node) => node.tag === "li" && node.parent === list);
  const rows = items.flatMap((item): Spec[] => {
    const [, name = "", value = ""] = LABELLED.exec(textOf(nodes, item, 160)) ?? [];
    return name === "" ? [] : [{ name, value }];
  });
  return rows.length >= ROWS && rows.length * 2 > items.length ? rows : [];
}

/** Two short cells in a row, `dt` with `dd`, items of a list with a colon, outside the surroundings; at most 80. */
export function readSpecs({ page: { nodes }, aside, anchor }: Reading): Spec[] {
  const found = new Map<string, Spec>();
  for (const node of nodes) {
    if (found.size >= 80) break;
    if (node.hidden && !isFolded(node)) continue;
    if ((aside[node.index] ?? 0) > 1 || (anchor && node.index < anchor.index)) continue;
    if (node.tag === "ul" && !node.hidden) for (const row of listed(nodes, node)) if (!found.has(row.name)) found.set(row.name, row);
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
