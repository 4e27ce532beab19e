import { layoutText } from "../../../../timeline/draw/text/layout.ts";
import type { InkOf } from "../../../../timeline/lint/ink.ts";

let context: OffscreenCanvasRenderingContext2D | null = null;

/** Where the lines of a text lie in its box, as the compositor sets them. */
export const inkOf: InkOf = (element) => {
  context ??= new OffscreenCanvas(1, 1).getContext("2d");
  const { width, height } = element.transform;
  if (!context || width === 0 || height === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  const { lines, cap } = layoutText(context, element);
  const [left, right] = [Math.min(...lines.map(({ x }) => x)), Math.max(...lines.map((line) => line.x + line.width))];
  return { left: left / width, right: right / width, top: ((lines[0]?.y ?? 0) - cap) / height, bottom: (lines.at(-1)?.y ?? 0) / height };
};
