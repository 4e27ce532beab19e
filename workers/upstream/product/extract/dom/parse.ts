import { Tokenizer } from "htmlparser2";
import type { PageNode } from "./node.ts";

const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"]);
const UNSEEN = new Set(["script", "style", "template", "noscript", "head", "svg", "datalist"]);
/** Tags that a stray inline end tag must not close. */
const BLOCK = new Set([
  "html",
  "body",
  "div",
  "section",
  "article",
  "main",
  "table",
  "tbody",
  "tr",
  "td",
  "th",
  "ul",
  "ol",
  "li",
  "form",
  "header",
  "footer",
  "aside",
  "nav",
  "p",
  "button",
  "h1",
  "h2",
]);
/** A tag that opens ends these, where they stand on top. */
const CLOSED_BY: Record<string, ReadonlySet<string>> = {
  li: new Set(["li"]),
  dt: new Set(["dt", "dd"]),
  dd: new Set(["dt", "dd"]),
  tr: new Set(["tr", "td", "th"]),
  td: new Set(["td", "th"]),
  th: new Set(["td", "th"]),
  option: new Set(["option"]),
  ...Object.fromEntries(
    ["p", "div", "ul", "ol", "table", "section", "article", "h1", "h2", "h3", "form", "dl"].map((tag) => [tag, new Set(["p"])]),
  ),
};
/** Below this depth, nodes keep the ancestor at the limit as their parent. */
const MAX_DEPTH = 256;
const MAX_NODES = 400_000;
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

/** Class names that hide, unless another one shows again at some width (`hidden md:block`). */
const HIDING = /(?:^|\s)(?:hidden|hide|d-none|ng-hide|is-hidden|u-hidden|display-none|invisible)(?:\s|$)/i;
const SHOWING = /(?:^|[\s:-])(?:block|flex|inline|inline-block|grid|table-cell|visible)(?:\s|$)/i;

function concealed({ hidden, style = "", class: names = "" }: Readonly<Record<string, string>>): boolean {
  return hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style) || (HIDING.test(names) && !SHOWING.test(names));
}

/** Indented sources put long runs of blanks into a text: a run counts as one sign, a line's end where it holds one. */
const tighten = (text: string): string => text.replace(/\s{2,}/g, (run) => (run.includes("\n") ? "\n" : " "));

/** Builds the flat list out of tokens; any input gives a tree, none throws. */
class TreeBuilder {
  readonly nodes: PageNode[] = [];
  private readonly stack: PageNode[] = [];
  private readonly open = new Map<string, number>();

  private add(tag: string, attributes: Readonly<Record<string, string>>, text: string): PageNode {
    const parent = this.stack[Math.min(this.stack.length, MAX_DEPTH) - 1] ?? null;
    const index = this.nodes.length;
    const hidden = (parent?.hidden ?? false) || UNSEEN.has(tag) || (tag !== "" && concealed(attributes));
    const node: PageNode = { index, end: index + 1, parent, tag, attributes, text, hidden };
    this.nodes.push(node);
    return node;
  }

  addText(text: string): void {
    const last = this.nodes.at(-1);
    if (last && last.tag === "" && last.parent === (this.stack.at(-1) ?? null)) last.text += text;
    else if (this.nodes.length < MAX_NODES) this.add("", NO_ATTRIBUTES, text);
  }

  openTag(tag: string, attributes: Record<string, string>): void {
    if (this.nodes.length >= MAX_NODES) return;
    const closes = CLOSED_BY[tag];
    while (closes?.has(this.stack.at(-1)?.tag ?? "")) this.pop();
    const node = this.add(tag, attributes, "");
    if (VOID.has(tag)) return;
    this.stack.push(node);
    this.open.set(tag, (this.open.get(tag) ?? 0) + 1);
  }

  closeTag(tag: string): void {
    if (!this.open.get(tag)) return;
    if (!BLOCK.has(tag) && !this.reachable(tag)) return;
    while (this.stack.length > 0 && this.pop() !== tag);
  }

  private reachable(tag: string): boolean {
    for (let at = this.stack.length - 1; at >= 0; at--) {
      const { tag: name = "" } = this.stack[at] ?? {};
      if (name === tag) return true;
      if (BLOCK.has(name)) return false;
    }
    return false;
  }

  private pop(): string {
    const node = this.stack.pop();
    if (!node) return "";
    node.end = this.nodes.length;
    this.open.set(node.tag, (this.open.get(node.tag) ?? 1) - 1);
    return node.tag;
  }

  finish(): PageNode[] {
    while (this.stack.length > 0) this.pop();
    for (const node of this.nodes) if (node.tag === "" && !/^(script|style)$/.test(node.parent?.tag ?? "")) node.text = tighten(node.text);
    return this.nodes;
  }
}

/** Reads HTML, however broken, into a flat list of nodes in document order. */
export function parsePage(html: string): PageNode[] {
  const tree = new TreeBuilder();
  let tag = "",
    name = "",
    value = "";
  let attributes: Record<string, string> = {};
  const opened = (): void => tree.openTag(tag, attributes);
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => tree.addText(html.slice(start, end)),
      ontextentity: (codepoint) => tree.addText(String.fromCodePoint(codepoint)),
      onopentagname: (start, end) => {
        tag = html.slice(start, end).toLowerCase();
        attributes = Object.create(null) as Record<string, string>;
      },
      onattribname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (codepoint) => {
        value += String.fromCodePoint(codepoint);
      },
      onattribend: () => {
        attributes[name] ??= value;
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => tree.closeTag(html.slice(start, end).toLowerCase()),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tree.finish();
}
