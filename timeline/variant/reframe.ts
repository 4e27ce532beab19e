import { parseDocument, type TimelineDocument } from "../document.ts";
import type { Element, VisibleElement } from "../document/element.ts";

interface Size {
  width: number;
  height: number;
}

/** Canvas pixels of each shape. */
export const VARIANT_SIZE = {
  "9:16": { width: 1080, height: 1920 },
  "4:5": { width: 1080, height: 1350 },
  "1:1": { width: 1080, height: 1080 },
  "16:9": { width: 1920, height: 1080 },
} as const satisfies Record<string, Size>;

/** A box of this share of a side spans it. */
const SPANS = 0.6;

/** How sizes and places change from one canvas to another: across, down, and of what keeps its own shape. */
function factorsOf(from: Size, to: Size) {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return { across, down, even: Math.min(across, down) };
}
type Factors = ReturnType<typeof factorsOf>;

/** Whether a box is cut anew for another frame, or keeps its own shape. */
function keepsShape(one: VisibleElement, from: Size): boolean {
  if (one.type === "text") return false;
  if ((one.type === "image" || one.type === "video") && one.crop.fit === "cover") return false;
  if (one.type !== "shape") return true;
  return one.transform.width < from.width * SPANS && one.transform.height < from.height * SPANS;
}

function sized(one: VisibleElement, from: Size, { across, down, even }: Factors): VisibleElement["transform"] {
  const { x, y, width, height } = one.transform;
  const own = keepsShape(one, from);
  return { ...one.transform, x: x * across, y: y * down, width: width * (own ? even : across), height: height * (own ? even : down) };
}

/** An element of one canvas on another: at the same place of the frame, its type as large beside it. */
export function reframed(one: Element, from: Size, to: Size): Element {
  if (one.type === "audio" || (from.width === to.width && from.height === to.height)) return one;
  const factors = factorsOf(from, to);
  const keyframes = one.keyframes.map((key) =>
    key.property === "x"
      ? { ...key, value: key.value * factors.across }
      : key.property === "y"
        ? { ...key, value: key.value * factors.down }
        : key,
  );
  const placed = { ...one, transform: sized(one, from, factors), keyframes };
  if (placed.type !== "text") return placed;
  const { style, plate } = placed;
  const by = factors.even;
  const outline = style.outline && { ...style.outline, width: style.outline.width * by };
  const plated = plate && { ...plate, padX: plate.padX * by, padY: plate.padY * by, radius: plate.radius * by };
  return { ...placed, style: { ...style, size: style.size * by, minSize: style.minSize * by, outline }, plate: plated };
}

/** The same edit in another shape: every element by its own id, so that edits of one go to the other. */
export function reframedDocument(document: TimelineDocument, to: Size): TimelineDocument {
  const { canvas, tracks } = document;
  const elements = (list: readonly Element[]) => list.map((one) => reframed(one, canvas, to));
  const next = {
    ...document,
    canvas: { ...canvas, ...to },
    tracks: tracks.map((track) => ({ ...track, elements: elements(track.elements) })),
  };
  // What another program says of the frame does not hold in this one.
  const { carried: _carried, ...own } = next;
  return parseDocument(own);
}
