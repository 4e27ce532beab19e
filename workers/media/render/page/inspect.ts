import { contrast, parseColor } from "../../../../timeline/color.ts";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { ElementOf } from "../../../../timeline/document/element.ts";
import { evaluate } from "../../../../timeline/draw/evaluate.ts";
import { layoutText } from "../../../../timeline/draw/text/layout.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { paint, type Opened } from "../../../../timeline/export/open.ts";

type Text = ElementOf<"text">;
/** Canvas pixels: left, top, right, bottom. */
type Rect = readonly [number, number, number, number];

/** What is known of one text at one moment. */
export interface InspectedText {
  readonly id: string;
  readonly name: string;
  readonly layer: string;
  readonly text: string;
  readonly size: number;
  readonly rect: Rect;
  /** Its lines are wider, taller or more than its box takes, or leave the frame. */
  readonly overflow: boolean;
  /**
   * Of its ink against what lies behind it: the tenth percentile. Null where none of its ink is seen in its own colour
   * (it enters, leaves or is covered).
   */
  readonly contrast: number | null;
  /** Share of its rectangle in which it changes anything. */
  readonly ink: number;
}
export interface InspectedFrame {
  readonly at: number;
  readonly texts: readonly InspectedText[];
  /** Longest side of what pictures change in the frame, as a share of the frame's short side. */
  readonly seen: number;
}

const EDGE = 14;
const isText = (element: { type: string }): element is Text => element.type === "text";

/** The document with its texts drawn in no colour (their plates and outlines stay), or without its pictures. */
function without(document: TimelineDocument, kind: "ink" | "pictures"): TimelineDocument {
  const none = "rgba(0,0,0,0)";
  const blank = (e: Text): Text => ({
    ...e,
    style: { ...e.style, color: none, hollow: false, shadow: e.style.shadow?.blur ? e.style.shadow : null },
    emphasis: e.emphasis && { ...e.emphasis, color: none, mark: e.emphasis.mark === "highlight" ? "highlight" : "none" },
    spoken: e.spoken && { ...e.spoken, color: none, rest: none },
  });
  return {
    ...document,
    tracks: document.tracks.map((track) => ({
      ...track,
      elements: track.elements.flatMap((e) =>
        kind === "ink" ? [isText(e) ? blank(e) : e] : e.type === "image" || e.type === "video" ? [] : [e],
      ),
    })),
  };
}

function pixels(opened: Opened, document: TimelineDocument, time: number): Uint8ClampedArray {
  const { context } = opened.pooledCanvas;
  paint({ ...opened, document }, context, time);
  return context.getImageData(0, 0, opened.width, opened.height).data;
}

const differs = (a: Uint8ClampedArray, b: Uint8ClampedArray, i: number, by = EDGE) =>
  Math.max(...[0, 1, 2].map((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)))) > by;

/** The element's matrix at this time (timeline/draw/element). */
function matrixOf(element: Text, time: number): DOMMatrix {
  const values = evaluate(element, time - element.startTime);
  const { width, height, anchorX, anchorY } = element.transform;
  const matrix = new DOMMatrix().translate(values.x, values.y).rotate(values.rotation);
  return matrix
    .skewX(values.skew)
    .scale(values.scale * values.scaleX, values.scale * values.scaleY)
    .translate(-width * anchorX, -height * anchorY);
}

function measured(opened: Opened, element: Text, time: number): { rect: Rect; size: number; fits: boolean } {
  const { lines, size, cap } = layoutText(opened.pooledCanvas.context, element);
  const { width, height } = element.transform;
  const [left, right] = [Math.min(...lines.map((l) => l.x)), Math.max(...lines.map((l) => l.x + l.width))];
  const [top, bottom] = [(lines[0]?.y ?? 0) - cap, lines.at(-1)?.y ?? 0];
  const matrix = matrixOf(element, time);
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x, y]) => matrix.transformPoint({ x: x ?? 0, y: y ?? 0 }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  // Optical margins shift lines against each other: each has the width of the box for itself.
  const widest = Math.max(...lines.map((line) => line.width));
  const fits = widest <= width + 2 && bottom - top <= height + 2 && lines.length <= element.style.maxLines;
  return { rect: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], size, fits };
}

/** The contrasts of a text's ink, pixel by pixel, where it stands in a colour of its own. */
function inked(opened: Opened, element: Text, rect: Rect, [whole, bare]: readonly [Uint8ClampedArray, Uint8ClampedArray]) {
  const colors = [element.style.color, element.emphasis?.color, element.spoken?.color, element.spoken?.rest]
    .filter((c) => typeof c === "string")
    .map(parseColor);
  const found: number[] = [];
  let [changed, all] = [0, 0];
  const [x0, y0, x1, y1] = rect.map((v, i) => Math.round(Math.max(0, Math.min(v * opened.scale, i % 2 ? opened.height : opened.width))));
  for (let y = y0 ?? 0; y < (y1 ?? 0); y += 1)
    for (let x = x0 ?? 0; x < (x1 ?? 0); x += 1) {
      const i = (y * opened.width + x) * 4;
      all += 1;
      if (differs(whole, bare, i)) changed += 1;
      if (!colors.some((color) => color.every((c, k) => Math.abs(c - (whole[i + k] ?? 0)) <= 3))) continue;
      if (!differs(whole, bare, i, 2)) continue;
      const at = (data: Uint8ClampedArray) => `rgb(${data[i]},${data[i + 1]},${data[i + 2]})`;
      found.push(contrast(at(whole), at(bare)));
    }
  return { found: found.toSorted((a, b) => a - b), ink: all > 0 ? changed / all : 0 };
}

function seenOf(opened: Opened, whole: Uint8ClampedArray, none: Uint8ClampedArray): number {
  let [left, top, right, bottom] = [opened.width, opened.height, 0, 0];
  for (let y = 0; y < opened.height; y += 4)
    for (let x = 0; x < opened.width; x += 4)
      if (differs(whole, none, (y * opened.width + x) * 4)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  return Math.max(0, right - left, bottom - top) / Math.min(opened.width, opened.height);
}

/** All texts of the frame at `at` seconds, measured as they are drawn, and how much of the product shows. */
export function inspect(opened: Opened, at: number): InspectedFrame {
  const { document } = opened;
  const time = ticks(at);
  const whole = pixels(opened, document, time);
  const bare = pixels(opened, without(document, "ink"), time);
  const none = pixels(opened, without(document, "pictures"), time);
  const [w, h] = [document.canvas.width, document.canvas.height];
  const texts = document.tracks.flatMap((track) =>
    track.elements.flatMap((e): InspectedText[] => {
      if (!isText(e) || e.startTime > time || time >= e.startTime + e.duration) return [];
      const { rect, size, fits } = measured(opened, e, time);
      const { found, ink } = inked(opened, e, rect, [whole, bare]);
      const inside = rect[0] >= -2 && rect[1] >= -2 && rect[2] <= w + 2 && rect[3] <= h + 2;
      const low = found.length > 30 ? (found[Math.floor(found.length / 10)] ?? null) : null;
      return [{ id: e.id, name: e.name, layer: track.name, text: e.text, size, rect, overflow: !fits || !inside, contrast: low, ink }];
    }),
  );
  return { at: seconds(time), texts, seen: seenOf(opened, whole, none) };
}
