import { hooks, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";
import type { Source } from "../types.ts";
import { plainText } from "./plain-text.ts";

/** A description and the source it was read from. */
export interface Described {
  text: string;
  source: Source;
}

const NAMED = /descri|beschreib|opis|popis|detail-?text|product-?(details|info|text|story|overview)|about/;

/** The longest text of an element named for the description, behind the name and outside the surroundings. */
function shownDescription({ page: { nodes }, aside, anchor }: Reading): string {
  let best = "";
  let until = 0;
  for (const node of nodes) {
    if (node.tag === "" || node.index < until || (aside[node.index] ?? 0) > 0 || (anchor && node.index < anchor.index)) continue;
    if (!NAMED.test(hooks(node)) || node.end - node.index > 500) continue;
    until = node.end;
    const text = blockText(nodes, node);
    if (text.length > best.length && text.length < 4000) best = text;
  }
  return best;
}

/** A line under the name, where the page describes its product nowhere else. */
function underName({ page: { nodes }, anchor }: Reading): string {
  const next = anchor ? nodes.slice(anchor.end, anchor.end + 6).find((node) => node.tag !== "" && !node.hidden) : undefined;
  if (!anchor || next?.tag !== "p" || next.parent !== anchor.parent) return "";
  const text = textOf(nodes, next, 200);
  return text.length >= 8 && text.length <= 160 && !/\p{Sc}|^[^\p{L}]+$/u.test(text) ? text : "";
}

/** Paragraph by paragraph, so that sentences do not run into one another. */
function blockText(nodes: readonly PageNode[], root: PageNode): string {
  const lines: string[] = [];
  for (let at = root.index + 1; at < root.end; at++) {
    const node = nodes[at];
    if (!node || !/^(p|li|h[2-6]|dd)$/.test(node.tag)) continue;
    lines.push(textOf(nodes, node, 1200));
    at = node.end - 1;
  }
  return lines.filter(Boolean).join("\n") || textOf(nodes, root, 4000);
}

/** The fullest description: markup, then the page's own text, then state and metas. */
export function describe(reading: Reading): Described {
  const { jsonLd, microdata, meta, state } = reading;
  const options: Described[] = [
    { text: plainText(jsonLd?.description ?? ""), source: "json-ld" },
    { text: plainText(microdata?.description ?? ""), source: "microdata" },
    { text: shownDescription(reading), source: "page" },
    { text: plainText(state.find((one) => one.description.length > 60)?.description ?? ""), source: "state" },
    { text: plainText(meta.description), source: "open-graph" },
  ];
  if (options.every(({ text }) => text === "")) return { text: underName(reading), source: "page" };
  return (
    options.find(({ text, source }) => text.length >= (source === "json-ld" || source === "microdata" ? 50 : 120)) ??
    options.toSorted((a, b) => b.text.length - a.text.length)[0] ?? { text: "", source: "page" }
  );
}
