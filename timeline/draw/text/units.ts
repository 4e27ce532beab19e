import type { ElementOf } from "../../document/element.ts";
import type { Context } from "../resources.ts";
import { setFont, type Layout, type Line, type Word } from "./layout.ts";
import { graphemes } from "./segment.ts";

/** A piece that moves as one. `x`,`y` is its baseline start; `word` its index in the text. */
export interface Unit {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** As far as a mark goes: not under the punctuation that closes a word. */
  readonly marked: number;
  readonly word: number;
  /** Order of entrance. */
  readonly order: number;
  readonly line: Line;
}

function chars(context: Context, word: Word, line: Line, order: number): Unit[] {
  let before = "";
  return graphemes(word.text).map((text, i) => {
    before += text;
    const { width } = context.measureText(text);
    // Where it ends, less its own width: between it and the one before there is kerning ("7.").
    const x = word.x + context.measureText(before).width - width;
    return { text, x, y: line.y, width, marked: width, word: word.index, order: order + i, line };
  });
}

const CLOSING = /[,.;:!?，。；：！？、]+$/u;

/** Cuts a layout into the units of a motion. Right-to-left text stays whole lines, so that it joins and orders well. */
export function unitsOf(context: Context, element: ElementOf<"text">, layout: Layout): Unit[] {
  const kind = element.enter?.unit ?? "word";
  const units: Unit[] = [];
  setFont(context, element, layout.size);
  layout.lines.forEach((line, row) => {
    if (layout.rtl)
      return units.push({ text: line.text, x: line.x, y: line.y, width: line.width, marked: line.width, word: -1, order: row, line });
    for (const word of line.words) {
      if (kind === "char") units.push(...chars(context, word, line, units.length));
      else
        units.push({
          text: word.text,
          x: word.x,
          y: line.y,
          width: word.width,
          marked: CLOSING.test(word.text) ? context.measureText(word.text.replace(CLOSING, "")).width : word.width,
          word: word.index,
          order: kind === "word" ? units.length : kind === "line" ? row : 0,
          line,
        });
    }
  });
  return units;
}
