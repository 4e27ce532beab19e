import { hooks, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";
import type { Source } from "../types.ts";
import { ofProduct } from "./beside.ts";
import { linesOf } from "./lines.ts";
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

/** What an element says of the product, line by line, so that sentences do not run into one another. */
const blockText = (nodes: readonly PageNode[], root: PageNode): string => ofProduct(linesOf(nodes, root)).join("\n").slice(0, 4000);

/** The same of markup's text, whose lines are all that parts it. */
const markedText = (raw: string): string =>
  ofProduct(
    plainText(raw)
      .split("\n")
      .map((text) => ({ text, isHeading: false })),
  ).join("\n");

/** The fullest description: markup, then the page's own text, then state and metas. */
export function describe(reading: Reading): Described {
  const { jsonLd, microdata, meta, state } = reading;
  const options: Described[] = [
    { text: markedText(jsonLd?.description ?? ""), source: "json-ld" },
    { text: markedText(microdata?.description ?? ""), source: "microdata" },
    { text: shownDescription(reading), source: "page" },
    { text: markedText(state.find((one) => one.description.length > 60)?.description ?? ""), source: "state" },
    { text: plainText(meta.description), source: "open-graph" },
  ];
  if (options.every(({ text }) => text === "")) return { text: underName(reading), source: "page" };
  return (
    options.find(({ text, source }) => text.length >= (source === "json-ld" || source === "microdata" ? 50 : 120)) ??
    options.toSorted((a, b) => b.text.length - a.text.length)[0] ?? { text: "", source: "page" }
  );
}
