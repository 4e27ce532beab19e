import { findAmounts } from "../money/amount.ts";
import { lineage, type PageNode } from "./node.ts";

/** Tags that begin no line. */
export const INLINE: ReadonlySet<string> = new Set([
  "",
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "data",
  "em",
  "font",
  "i",
  "ins",
  "kbd",
  "label",
  "mark",
  "q",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
  "s",
  "del",
  "strike",
  "wbr",
]);
const CENTS = /cent|fraction|decimal|minor|kop|superscript/;

export const squeeze = (text: string): string =>
  text.replace(/[\s\p{Cc}\u00a0\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, " ").trim();

/** True for the two small digits that a price writes without a separator: `12<sup>99</sup>`. */
function isCents(node: PageNode, before: string, text: string): boolean {
  if (!/\d\s*$/.test(before) || !/^\s*\d{2}(?!\d)/.test(text)) return false;
  if (/^\s*\d{2}\s*$/.test(text) && /(?:^|[^\d.,])(?:\d{1,4}|\d{1,3}(?:[.,]\d{3})+)\s*$/.test(before) && isAlone(node)) return true;
  return lineage(node, 3).some((at) => at.tag === "sup" || CENTS.test(at.attributes.class ?? ""));
}

/** A count of other things right behind a figure, with nothing drawn between them: `<b>$200</b><a>2 bids</a>`. */
const countsAnew = (before: string, text: string): boolean =>
  /\d$/.test(before) && /^\d{1,5}\s+\p{L}{3,}/u.test(text) && !findAmounts(text.slice(0, 24), "").some(({ marked }) => marked);

/** A label and its value, which only style parts: `<span>SKU</span><span>NR-120</span>`. */
const isLabelled = (label: PageNode, value: PageNode): boolean =>
  label.parent !== value.parent && /\p{L}{3}\s*$/u.test(label.text) && /^\s*[\p{Lu}\p{N}]/u.test(value.text);

/** The only text of an element whose sibling in front is an element too: `<span>199</span><span>00</span>`. */
const isAlone = (node: PageNode): boolean =>
  node.parent !== null &&
  node.parent.end === node.index + 1 &&
  node.parent.index === node.index - 1 &&
  /^(span|b|i|small|strong)$/.test(node.parent.tag);

/** The visible text of a subtree, blocks parted by a space; reads at most `limit` characters of at most 600 nodes. */
export function textOf(nodes: readonly PageNode[], root: PageNode, limit = 2000): string {
  if (root.tag === "") return squeeze(root.text.slice(0, limit));
  let out = "";
  const stop = Math.min(root.end, root.index + 600);
  for (let at = root.index + 1; at < stop && out.length < limit; at++) {
    const node = nodes[at];
    if (!node || (node.hidden && !root.hidden)) continue;
    if (node.tag === "") {
      if (isCents(node, out, node.text)) out += `.${node.text.trim()}`;
      else out += countsAnew(out, node.text) ? ` ${node.text}` : node.text;
    }
    if (node.tag !== "" && !INLINE.has(node.tag)) out += " ";
  }
  return squeeze(out.slice(0, limit));
}

export interface TextPiece {
  /** Where the node's text begins in the stream. */
  offset: number;
  node: PageNode;
}

/** The whole visible page as one string, with the node that each part came from. */
export interface TextStream {
  text: string;
  pieces: TextPiece[];
  /** Stream offset at which a node's text begins (or would begin). */
  offsetOf: (node: PageNode) => number;
  /** The text node that holds an offset. */
  nodeAt: (offset: number) => PageNode | null;
}

const MAX_STREAM = 400_000;

const lastAt = <T>(list: readonly T[], reached: (item: T) => boolean): number => {
  let low = 0,
    high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && reached(item)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Joins the visible text: nothing between inline parts, a newline between blocks. */
export function streamText(nodes: readonly PageNode[]): TextStream {
  const pieces: TextPiece[] = [];
  const parts: string[] = [];
  let length = 0,
    block = true,
    space = false;
  for (const node of nodes) {
    if (node.hidden || length > MAX_STREAM) continue;
    const text = node.tag === "" ? squeeze(node.text) : "";
    if (node.tag !== "") block ||= !INLINE.has(node.tag);
    else if (text === "") space = true;
    else {
      const last = pieces.at(-1);
      const isApart =
        space || /^\s/.test(node.text) || countsAnew(parts.at(-1) ?? "", text) || (last !== undefined && isLabelled(last.node, node));
      const gap = block || (last && leftBlock(last.node, node)) ? "\n" : isApart ? " " : "";
      pieces.push({ offset: length, node });
      parts.push(gap + text);
      length += gap.length + text.length;
      block = false;
      space = /\s$/.test(node.text);
    }
  }
  return {
    text: parts.join(""),
    pieces,
    offsetOf: (node) => pieces[Math.max(0, lastAt(pieces, (piece) => piece.node.index < node.index) + 1)]?.offset ?? length,
    nodeAt: (offset) => pieces[lastAt(pieces, (piece) => piece.offset <= offset)]?.node ?? null,
  };
}

/** True where the way from one text to the next leaves a block. */
function leftBlock(from: PageNode, to: PageNode): boolean {
  for (let at = from.parent; at && to.index >= at.end; at = at.parent) if (!INLINE.has(at.tag)) return true;
  return false;
}
