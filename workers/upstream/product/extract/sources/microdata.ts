import { attribute, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { JsonObject } from "./values.ts";

interface Dialect {
  scope: string;
  type: string;
  property: string;
}
const MICRODATA: Dialect = { scope: "itemscope", type: "itemtype", property: "itemprop" };
const RDFA: Dialect = { scope: "typeof", type: "typeof", property: "property" };

/** What a property's element says: the machine value where it has one, else its text. */
function propertyValue(nodes: readonly PageNode[], node: PageNode): string {
  const { content, href, src, datetime, value } = node.attributes;
  if (content !== undefined && content.trim() !== "") return content;
  if (node.tag === "img" || node.tag === "source") return src ?? attribute(node, "data-src");
  if (node.tag === "link" || (node.tag === "a" && /url|image|availability/.test(attribute(node, "itemprop")))) return href ?? "";
  if (node.tag === "data" || node.tag === "meter" || node.tag === "input") return value ?? "";
  if (node.tag === "time") return datetime ?? textOf(nodes, node, 100);
  return textOf(nodes, node, 3000);
}

function put(target: JsonObject, names: string, value: unknown): void {
  for (const name of names.trim().split(/\s+/)) {
    const key = name.replace(/^(schema|og|product):/, "");
    const known = target[key];
    if (known === undefined) target[key] = value;
    else if (Array.isArray(known)) known.push(value);
    else target[key] = [known, value];
  }
}

/** An item under construction, with the node that opened it. */
export interface MarkedItem {
  node: PageNode;
  value: JsonObject;
}

function readDialect(nodes: readonly PageNode[], { scope, type, property }: Dialect): MarkedItem[] {
  const items: MarkedItem[] = [];
  const open: MarkedItem[] = [];
  for (const node of nodes) {
    if (node.tag === "") continue;
    while (open.length > 0 && node.index >= (open.at(-1)?.node.end ?? 0)) open.pop();
    const scoped = node.attributes[scope] !== undefined;
    const names = node.attributes[property];
    if (!scoped && names === undefined) continue;
    const holder = open.at(-1);
    const item = scoped
      ? {
          node,
          value: {
            "@type": attribute(node, type)
              .split(/\s+/)
              .map((name) => name.replace(/^.*[/#:]/, "")),
          },
        }
      : null;
    if (names !== undefined && holder) put(holder.value, names, item?.value ?? propertyValue(nodes, node));
    if (!item) continue;
    open.push(item);
    items.push(item);
  }
  return items;
}

/** Microdata and RDFa items as JSON-LD-like objects (`@type`, properties, nested items), in document order. */
export const readMarkedItems = (nodes: readonly PageNode[]): MarkedItem[] => [
  ...readDialect(nodes, MICRODATA),
  ...readDialect(nodes, RDFA),
];
