import type { ElementOf } from "../document/element.ts";
import { hasCjk } from "../draw/text/segment.ts";

/** Where the ink of a text is, as shares of its box: a box is often wider than its lines. */
export type InkOf = (element: ElementOf<"text">) => { left: number; top: number; right: number; bottom: number };

/** How broad a letter is, in ems. */
const NARROW = 0.55;

const ems = (text: string): number => [...text].reduce((sum, letter) => sum + (hasCjk(letter) ? 1 : NARROW), 0);

/** The size at which so many ems stand in a box, and the lines that they take. */
function settled({ style, transform: { width, height } }: ElementOf<"text">, long: number): { size: number; lines: number } {
  let size = style.size * style.grow;
  for (;;) {
    const lines = Math.max(1, Math.ceil((long * size) / Math.max(1, width)));
    const fits = lines <= style.maxLines && lines * size * style.leading <= height;
    if (fits || size <= style.minSize) return { size, lines };
    size = Math.max(style.minSize, size * 0.9);
  }
}

const PLACE = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;
/** A length of a whole, and what is free beside it. */
function within(length: number, whole: number, place: number): [from: number, to: number] {
  const share = Math.min(1, length / Math.max(1, whole));
  return [(1 - share) * place, (1 - share) * place + share];
}

/** Where the lines of a text lie in its box by the count of its letters: for where there is nothing to measure them with. */
export const estimatedInk: InkOf = (element) => {
  const { text, style, transform } = element;
  const lines = text.split("\n");
  const { size, lines: rows } = settled(element, Math.max(...lines.map(ems)));
  const broad = rows > 1 ? transform.width : Math.max(...lines.map(ems)) * size;
  const [left, right] = within(broad, transform.width, PLACE[style.align]);
  const [top, bottom] = within((rows + lines.length - 1) * size * style.leading, transform.height, PLACE[style.valign]);
  return { left, top, right, bottom };
};
