import { attribute, type PageNode } from "./node.ts";
import { parsePage } from "./parse.ts";
import { squeeze, streamText, type TextStream } from "./text.ts";
import { regionOf } from "../money/currency.ts";

/** A parsed page with what every reader of it needs. */
export interface Page {
  nodes: readonly PageNode[];
  stream: TextStream;
  /** The page's own address: canonical, `og:url` or what the caller gave. */
  url: string;
  /** The address that the page gives itself, or `""`. */
  canonical: string;
  base: string;
  language: string;
  region: string;
  title: string;
  /** `property`, `name` or `itemprop` of `meta`, lower case → contents. */
  metas: ReadonlyMap<string, string[]>;
  h1s: readonly PageNode[];
}

/** An absolute http(s) address, or `""`. */
export function absolute(address: string, base: string): string {
  const clean = address.trim();
  if (clean === "" || clean.length > 4000 || /^(data|javascript|blob|about|mailto):/i.test(clean)) return "";
  if (!URL.canParse(clean, base === "" ? undefined : base)) return "";
  const url = new URL(clean, base === "" ? undefined : base);
  return /^https?:$/.test(url.protocol) ? url.href : "";
}

function readMetas(nodes: readonly PageNode[]): Map<string, string[]> {
  const metas = new Map<string, string[]>();
  for (const node of nodes) {
    if (node.tag !== "meta") continue;
    const content = squeeze(attribute(node, "content"));
    const keys = new Set([attribute(node, "property"), attribute(node, "name")].map((key) => key.toLowerCase().trim()).filter(Boolean));
    for (const key of content === "" ? [] : keys) metas.set(key, [...(metas.get(key) ?? []), content]);
  }
  return metas;
}

const linkOf = (nodes: readonly PageNode[], rel: string): string =>
  attribute(nodes.find((node) => node.tag === "link" && attribute(node, "rel").toLowerCase() === rel) ?? emptyNode, "href");
const emptyNode: PageNode = { index: 0, end: 0, parent: null, tag: "", attributes: {}, text: "", hidden: true };

function languageOf(nodes: readonly PageNode[], metas: ReadonlyMap<string, string[]>): string {
  const root = nodes.find((node) => node.tag === "html") ?? emptyNode;
  const equivalent = nodes.find((node) => node.tag === "meta" && /^content-language$/i.test(attribute(node, "http-equiv"))) ?? emptyNode;
  const said = [attribute(root, "lang"), attribute(root, "xml:lang"), attribute(equivalent, "content"), metas.get("og:locale")?.[0] ?? ""];
  const tag = said.map((one) => one.trim().replace(/_/g, "-").split(",")[0] ?? "").find((one) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(one));
  return tag === undefined ? "" : canonicalTag(tag);
}

function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? "";
  } catch {
    return tag.split("-")[0]?.toLowerCase() ?? "";
  }
}

/** Parses a page; `given` is the address it was fetched from, or `""`. */
export function openPage(html: string, given: string): Page {
  const nodes = parsePage(html);
  const metas = readMetas(nodes);
  const base = absolute(attribute(nodes.find((node) => node.tag === "base") ?? emptyNode, "href"), given);
  const canonical =
    [linkOf(nodes, "canonical"), metas.get("og:url")?.[0] ?? ""].map((one) => absolute(one, given || base)).find(Boolean) ?? "";
  const url = absolute(given, "") || canonical || base;
  const language = languageOf(nodes, metas);
  const titleNode = nodes.find((node) => node.tag === "title" && node.parent?.tag !== "svg" && node.end > node.index + 1);
  return {
    nodes,
    metas,
    url,
    canonical,
    language,
    base: base || url,
    stream: streamText(nodes),
    region: regionOf(canonical || url, language),
    title: squeeze(titleNode ? (nodes[titleNode.index + 1]?.text ?? "") : ""),
    h1s: nodes.filter((node) => node.tag === "h1" && !node.hidden),
  };
}
