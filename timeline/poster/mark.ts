import type { ElementInput } from "../document/element.ts";
import { markElement } from "../shot/compose.ts";
import { widthOf } from "./parts.ts";
import { POSTER_SIZE, type PosterRatio } from "./ratios.ts";

type Text = Extract<ElementInput, { type: "text" }>;
type Timed = Parameters<typeof markElement>[2];

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly low: number;
}

/** Places at the edges that the mark may stand in, the usual one first: the corners, then between them. */
const PLACES = [
  { align: "left", top: false },
  { align: "right", top: false },
  { align: "right", top: true },
  { align: "left", top: true },
  { align: "center", top: false },
  { align: "center", top: true },
] as const;

/** How wide a letter is at most, in its size: words are set in wide faces, too. */
const WIDE = 0.68;

/** How far letters hang below their box, in their size: its floor is their baseline. */
const HANGS = 0.26;

/** Where the letters of a text may be: its box, as wide as its words need, at the side that they are set to, and what hangs below it. */
function inkOf({ text, transform, style }: Text): Area {
  const { x = 0, y = 0, width = 0, height = 0, rotation = 0 } = transform ?? {};
  if (rotation % 360 !== 0) {
    const reach = Math.hypot(width, height) / 2;
    const [w, h] = Math.abs(rotation) === 90 ? [height / 2, width / 2] : [reach, reach];
    return { left: x - w, right: x + w, top: y - h, low: y + h };
  }
  const longest = Math.max(...text.split("\n").map((line) => widthOf(line, WIDE)));
  const wide = Math.min(width, longest * (style.size ?? height));
  const { align = "left" } = style;
  const left = align === "left" ? x - width / 2 : align === "right" ? x + width / 2 - wide : x - wide / 2;
  return { left, right: left + wide, top: y - height / 2, low: y + height / 2 + HANGS * Math.min(height, style.size ?? height) };
}

/** What two areas share, in pixels. */
const shared = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.low, other.low) - Math.max(one.top, other.top));

/** How far the mark's plate reaches over its letters. */
const PLATE = 14;

/** The mark of a poster, or of a film of posters, where it covers the least of what is written. */
export function posterMark(
  mark: string,
  ratio: PosterRatio,
  { elements, time }: { elements: readonly ElementInput[]; time: Timed },
): ElementInput {
  const canvas = POSTER_SIZE[ratio];
  const usual = markElement(mark, canvas, time);
  if (usual.type !== "text") return usual;
  const texts = elements.flatMap((one) => (one.type === "text" ? [inkOf(one)] : []));
  const u = Math.min(canvas.width, canvas.height) / 1000;
  const placed = PLACES.map(({ align, top }): Text => {
    const { x = 0, y = 0 } = usual.transform ?? {};
    const across = { left: x, right: canvas.width - x, center: canvas.width / 2 }[align];
    return {
      ...usual,
      transform: { ...usual.transform, x: across, y: top ? canvas.height - y : y },
      style: { ...usual.style, align },
    };
  });
  const covered = (one: Text): number => {
    const { left, right, top, low } = inkOf(one);
    const plate = { left: left - PLATE * u, right: right + PLATE * u, top: top - PLATE * u, low: low + PLATE * u };
    return texts.reduce((sum, text) => sum + shared(plate, text), 0);
  };
  return placed.toSorted((one, other) => covered(one) - covered(other))[0] ?? usual;
}
