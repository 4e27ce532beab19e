import type { Page } from "../dom/page.ts";
import { attribute } from "../dom/node.ts";
import { parseLoose } from "./loose-json.ts";
import { objectsIn, type JsonObject } from "./values.ts";

/** Script text beyond this is not looked at. */
const MAX_SCRIPT = 2_500_000;
const ASSIGNED = /(?:[\w$.\])]\s*=|(?:push|view_item|ViewContent|ViewItem|productDetail)["']?\s*[,(])\s*(?=[{[]["'\s{\w])/g;

/** Inline scripts that are not JSON-LD, up to the limit in all. */
export function inlineScripts(page: Page): { text: string; json: boolean }[] {
  let left = MAX_SCRIPT;
  return page.nodes.flatMap((node) => {
    const text = node.tag === "script" ? (page.nodes[node.index + 1]?.text ?? "") : "";
    const type = attribute(node, "type");
    if (text.length < 20 || text.length > left || /ld\+json/i.test(type)) return [];
    left -= text.length;
    return [{ text, json: /json|a-state/i.test(type) || /^\s*[{[]/.test(text) }];
  });
}

/** One past the bracket that closes the one at `start`, or -1; quotes are skipped. */
function closingOf(text: string, start: number): number {
  const signs = /["'`{}[\]]/g;
  signs.lastIndex = start;
  let depth = 0;
  for (let match = signs.exec(text); match; match = signs.exec(text)) {
    const [sign] = match;
    if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") {
      if (--depth === 0) return signs.lastIndex;
    } else signs.lastIndex = endOfString(text, signs.lastIndex, sign);
  }
  return -1;
}

function endOfString(text: string, from: number, quote: string): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === "\\") slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}

/** Every object that the page's scripts hold as data: JSON scripts, assigned state, data layers. */
export function stateObjects(page: Page): JsonObject[] {
  const found: JsonObject[] = [];
  for (const { text, json } of inlineScripts(page)) {
    if (found.length > 20_000) break;
    if (json) found.push(...objectsIn(parseLoose(text)).map(({ value }) => value));
    else for (const value of assignedValues(text)) found.push(...objectsIn(value).map((one) => one.value));
  }
  return found;
}

function assignedValues(text: string): unknown[] {
  const values: unknown[] = [];
  let until = 0,
    scanned = 0;
  for (const match of text.matchAll(ASSIGNED)) {
    const start = match.index + match[0].length;
    if (start < until) continue;
    if (values.length > 60 || scanned > MAX_SCRIPT * 2) break;
    const end = closingOf(text, start);
    scanned += (end < 0 ? text.length : end) - start;
    if (end < 0 || end - start < 40) continue;
    until = end;
    const piece = text.slice(start, end);
    if (/price|sku|product|item/i.test(piece)) values.push(parseLoose(piece));
  }
  return values;
}
