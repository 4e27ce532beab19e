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

export const contains = (outer: PageNode, inner: PageNode): boolean =>
  inner.index >= outer.index && inner.index < outer.end;

/** What names a node for style or script: class, id and the usual test and data hooks, in lower case. */
export function hooks(node: PageNode): string {
  const { attributes: a } = node;
  return [a.class, a.id, a.itemprop, a["data-test"], a["data-testid"], a["data-qa"], a["data-role"],
    a["data-component"], a["data-name"], a["data-automation-id"], a["data-price-type"], a.name]
    .filter(Boolean).join(" ").slice(0, 400)
    .replace(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
