/** An element of an XML file; text is kept where it stands. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlNode | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Elements within each other, at most: a file of nothing but openings is none. */
const DEEPEST = 200;

const plain = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : 0;
    if (name) return ENTITIES[name] ?? whole;
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
  });

/** Text as it stands in an attribute or between tags; what XML has no sign for is left out. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "&#10;");

// What has no end is taken to the end of the file: no letter is looked at more often than a few times, whatever the file.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE[^[>]*(?:\[[^\]]*(?:\]|$)[^[>]*)?(?:>|$)|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single]) => [name, plain(double ?? single ?? "")]));

/** The outermost element of a file; null: it is no XML. Entities of its own and addresses are not followed. */
export function readXml(text: string): XmlNode | null {
  const root: XmlNode = { name: "", attributes: {}, children: [] };
  const open = [root];
  let passed = 0;
  for (const match of text.replace(/^\ufeff/, "").matchAll(TOKEN)) {
    if (match.index > passed && text.slice(passed, match.index).includes("<")) return null;
    passed = match.index + match[0].length;
    const [, data, closing, name, attributes = "", single, words] = match;
    const top = open.at(-1);
    if (!top) return null;
    if (data !== undefined) top.children.push(data);
    else if (words !== undefined) top.children.push(plain(words));
    else if (name !== undefined && closing) {
      if (open.length === 1 || open.pop()?.name !== name) return null;
    } else if (name !== undefined) {
      const node: XmlNode = { name, attributes: attributesOf(attributes), children: [] };
      top.children.push(node);
      if (!single && open.push(node) > DEEPEST) return null;
    }
  }
  const found = nodesOf(root);
  return open.length === 1 && found.length === 1 ? (found[0] ?? null) : null;
}

export const nodesOf = ({ children }: XmlNode, ...names: readonly string[]): XmlNode[] =>
  children.filter((one): one is XmlNode => typeof one !== "string" && (names.length === 0 || names.includes(one.name)));

export const nodeOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => (node ? nodesOf(node, name)[0] : undefined);

/** All text within a node. */
export const wordsIn = (node: XmlNode): string => node.children.map((one) => (typeof one === "string" ? one : wordsIn(one))).join("");

/** The first of that name, at any depth. */
export function findNode(node: XmlNode, name: string): XmlNode | undefined {
  for (const one of nodesOf(node)) {
    const found = one.name === name ? one : findNode(one, name);
    if (found) return found;
  }
  return undefined;
}
