/**
 * A page as a flat list in document order: the subtree of a node is the slice `index + 1 … end`,
 * so that every walk is a loop and no markup, however deep, can exhaust the stack.
 */
export interface PageNode {
  readonly index: number;
  /** One past the last node of the subtree. */
  end: number;
  readonly parent: PageNode | null;
  /** Lower case; `""` for text. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Of text nodes only. */
  text: string;
  /** Not shown, by itself or by an ancestor. */
  readonly hidden: boolean;
}

export const attribute = (node: PageNode, name: string): string => node.attributes[name] ?? "";

/** The node itself and its ancestors, nearest first, at most `limit` of them. */
export function lineage(node: PageNode, limit = 64): PageNode[] {
  const line: PageNode[] = [];
  for (let at: PageNode | null = node; at && line.length < limit; at = at.parent) line.push(at);
  return line;
}

export const contains = (outer: PageNode, inner: PageNode): boolean => inner.index >= outer.index && inner.index < outer.end;

const HOOK =
  /^(?:class|id|itemprop|name|role|data-(?:qa|test|cy|auto|tid|hook|locator|selenium|e2e|role|component|name|section|element|widget|price-type)[a-z-]*)$/;
const known = new WeakMap<PageNode, string>();

/** What names a node for style, script or tests: class, id and the usual `data-` hooks, in lower case, words parted by `-`. */
export function hooks(node: PageNode): string {
  const before = known.get(node);
  if (before !== undefined) return before;
  let names = "";
  for (const name in node.attributes) if (HOOK.test(name)) names += ` ${attribute(node, name).slice(0, 300)}`;
  const text = names
    .trim()
    .slice(0, 500)
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/_+/g, "-")
    .toLowerCase();
  known.set(node, text);
  return text;
}
