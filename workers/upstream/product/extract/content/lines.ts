import type { PageNode } from "../dom/node.ts";
import { INLINE, squeeze } from "../dom/text.ts";

/** A line of a page's text, as its blocks and breaks part it. */
export interface Line {
  text: string;
  /** It stands in a heading, or is nothing but bold. */
  isHeading: boolean;
}

const HEADING = /^(?:h[1-6]|dt|summary|legend|caption)$/;
const BOLD = /^(?:b|strong)$/;
/** A bold beginning that ends like this leads into the words behind it: `Weight: 380 g`. */
const LEADS_ON = /[\p{Ll}\p{N}]$/u;

/** Where the text of a node begins a line of its own though no block does: behind a bold beginning that is one, `<b>Any angle</b> The lamp turns`. */
const isBehindTitle = (line: string, from: PageNode | null, text: string): boolean =>
  from !== null && BOLD.test(from.tag) && line.length > 3 && LEADS_ON.test(line) && /^\s*\p{Lu}\p{Ll}*\s+\p{Ll}/u.test(text);

/** Cells of a row stand in one line, the first before a colon: `Weight: 380 g`. */
const CELL = /^(?:td|th)$/;
const nextCell = (line: string): string => {
  const text = squeeze(line);
  return text === "" ? "" : /[:：]/u.test(text) ? `${text} ` : `${text}: `;
};

/** The shown lines of a subtree, those of blocks, breaks and bold titles each by itself. */
export function linesOf(nodes: readonly PageNode[], root: PageNode): Line[] {
  const lines: Line[] = [];
  let line = "",
    isHeading = false,
    bold: PageNode | null = null,
    isBold = false;
  const end = (): void => {
    const text = squeeze(line);
    if (text !== "") lines.push({ text, isHeading: isHeading || isBold });
    [line, isHeading, bold, isBold] = ["", false, null, false];
  };
  let until: number[] = [];
  for (const node of nodes.slice(root.index + 1, root.end)) {
    if (until.some((at) => at <= node.index)) {
      end();
      until = until.filter((at) => at > node.index);
    }
    if (node.hidden && !root.hidden) continue;
    if (node.tag === "") {
      if (node.text.trim() === "") line += " ";
      else {
        const within = node.parent && node.parent.index > root.index && BOLD.test(node.parent.tag) ? node.parent : null;
        if (isBehindTitle(squeeze(line), bold, node.text) && within !== bold) end();
        isBold = squeeze(line) === "" ? within !== null : isBold && within !== null;
        bold = squeeze(line) === "" || bold === within ? within : null;
        line += node.text;
      }
    } else if (node.tag === "br") end();
    else if (CELL.test(node.tag)) line = nextCell(line);
    else if (!INLINE.has(node.tag)) {
      end();
      isHeading = HEADING.test(node.tag);
      if (node.end > node.index + 1) until.push(node.end);
    }
  }
  end();
  return lines;
}
