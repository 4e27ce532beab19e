import type { Token } from "./segment.ts";

/** Words that should not be left hanging at a line's end. */
const WEAK = new Set(["a", "an", "the", "of", "to", "in", "on", "for", "and", "or", "with", "your", "its", "it's", "is", "no", "by"]);

/** A figure waits for what it counts. */
const FIGURE = /^[\p{Sc}]?[\d.,]*\d$/u;
/** A unit, which stands at its figure: "1 | TB of | storage" is nothing. */
const UNIT =
  /^(?:GB|TB|MB|mm|cm|km|m|kg|g|mg|ml|l|oz|W|V|Hz|mAh|litres?|liters?|watts?|volts?|inch(?:es)?|dollars?|euros?|pounds?|yuan|hours?|minutes?|years?|boxes|rolls|pieces|percent|bar)[.,;:!?]?$/u;
/** What it costs to tear them. */
const TORN = 3;
/** A single character leads on to the word after it (今天带|回家), unless it is a particle that closes. */
const LEADS_ON = /^[\u4e00-\u9fff]$/u;
const CLOSING = /^[的了吗呢吧啊呀着过地得上下里中后前]$/u;
/** Whether a single character at the end of a line leads on to the next one: "动作再 | 大". */
export const leadsOnLine = (end: string): boolean => LEADS_ON.test(end) && !CLOSING.test(end);
/** A pause in the sentence is a good end of a line. */
export const PAUSE = /[,;:，；：、。.!?！？…]$/u;

export interface Measured {
  readonly token: Token;
  readonly width: number;
}

function widthOf(items: readonly Measured[], space: number): number {
  return items.reduce((sum, item, i) => sum + item.width + (i > 0 && item.token.space ? space : 0), 0);
}

/** How many lines a plain filling needs. */
function fill(items: readonly Measured[], space: number, measure: number): number {
  let [lines, width] = [1, 0];
  items.forEach((item, i) => {
    const add = item.width + (width > 0 && item.token.space ? space : 0);
    if (i > 0 && (item.token.newline || width + add > measure)) [lines, width] = [lines + 1, item.width];
    else width += add;
  });
  return lines;
}

function cost(line: readonly Measured[], width: number, ideal: number, next: Measured | undefined): number {
  const end = line.at(-1)?.token.text.toLowerCase() ?? "";
  const leads = WEAK.has(end) || FIGURE.test(end) || leadsOnLine(end) ? 0.35 : PAUSE.test(end) ? -0.12 : 0;
  const torn = next && FIGURE.test(end) && UNIT.test(next.token.text) ? TORN : 0;
  return ((width - ideal) / ideal) ** 2 + torn + (next ? leads : 0) + (line.length === 1 && end.length < 3 ? 0.2 : 0);
}

/**
 * Balanced lines: as few as the measure allows, as even as they can be, without weak line ends.
 * A token wider than the measure gets a line of its own (the caller shrinks the type).
 */
export function breakLines(items: readonly Measured[], space: number, measure: number): Measured[][] {
  if (items.length === 0) return [];
  const count = fill(items, space, measure);
  const ideal = Math.max(1, widthOf(items, space) / count);
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  const at = (line: number, end: number) => best[line]?.[end] ?? { cost: Infinity, from: 0 };
  for (let line = 1; line <= count; line++) {
    const row: { cost: number; from: number }[] = (best[line] = []);
    for (let end = line; end <= items.length; end++) {
      let found = { cost: Infinity, from: 0 };
      for (let from = end - 1; from >= line - 1; from--) {
        const part = items.slice(from, end);
        if (part.slice(1).some((item) => item.token.newline)) break;
        const width = widthOf(part, space);
        if (width > measure && part.length > 1) break;
        const total = at(line - 1, from).cost + cost(part, width, ideal, items[end]);
        if (total < found.cost) found = { cost: total, from };
      }
      row[end] = found;
    }
  }
  const lines: Measured[][] = [];
  for (let [line, end] = [count, items.length]; line > 0; line--) {
    const { from } = at(line, end);
    lines.unshift(items.slice(from, end));
    end = from;
  }
  return lines;
}
