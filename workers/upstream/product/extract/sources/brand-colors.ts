import type { Page } from "../dom/page.ts";
import { attribute } from "../dom/node.ts";

/** Style sheets in the page beyond this are not looked at. */
const MAX_STYLE = 400_000;
const MOST = 3;

const HEX = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i;
/** `rgb(31, 95, 208)`, and the bare `31, 95, 208` or `31 95 208` that a style's variable may hold. */
const CHANNELS = /^(?:rgba?\()?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+[\d.%]+)?\s*\)?$/i;

/** A written colour as `#rrggbb`, or `""`. */
function hexOf(written: string): string {
  const text = written.trim();
  const hex = HEX.exec(text)?.[1]?.toLowerCase();
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`;
  const channels = CHANNELS.exec(text)?.slice(1, 4).map(Number) ?? [];
  if (channels.length !== 3 || channels.some((value) => value > 255)) return "";
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Black, white and grey are everyone's: channels nearer to each other than this are no brand's colour. */
const LEAST_CHROMA = 46;
function isColor(hex: string): boolean {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) >= LEAST_CHROMA;
}

/** Variables of a style that name what a brand calls its own. */
const VARIABLE =
  /--(?:[a-z]{1,10}-){0,2}(?:primary|brand|accent|theme|button)(?:-(?:color|colour|bg|background|main|base|default|500|600|rgb)){0,2}\s{0,3}:\s{0,3}([^;}]{3,40})[;}]/gi;

function styledColors({ nodes }: Page): string[] {
  let left = MAX_STYLE;
  return nodes.flatMap((node) => {
    const text = node.tag === "style" ? (nodes[node.index + 1]?.text ?? "") : "";
    if (text === "" || text.length > left) return [];
    left -= text.length;
    return [...text.matchAll(VARIABLE)].map(([, value = ""]) => value);
  });
}

/** What generators of icons write for tiles and pinned tabs where nobody chose a color. */
const GENERATED = new Set(
  "5bbad5 da532c 2b5797 00aba9 00a300 2d89ef 603cba 9f00a7 b91d47 e3a21a ee1111 ffc40d 1e7145 7e3878 99b433"
    .split(" ")
    .map((digits) => `#${digits}`),
);

/** Written colours that may be a brand's, as `#rrggbb`, each once, at most three. */
export const brandColors = (written: readonly string[]): string[] =>
  [...new Set(written.map(hexOf))].filter((hex) => hex !== "" && isColor(hex)).slice(0, MOST);

/** The colours that a page calls its brand's, as `#rrggbb`: what it asks a browser to wear, then what its styles name so. */
export function readBrandColors(page: Page): string[] {
  const links = page.nodes.filter((node) => node.tag === "link" && attribute(node, "rel") === "mask-icon");
  const icons = [...(page.metas.get("msapplication-tilecolor") ?? []), ...links.map((node) => attribute(node, "color"))];
  return brandColors([
    ...(page.metas.get("theme-color") ?? []),
    ...icons.filter((written) => !GENERATED.has(hexOf(written))),
    ...styledColors(page),
  ]);
}
