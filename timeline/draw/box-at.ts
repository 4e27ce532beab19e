import type { VisibleElement } from "../document/element.ts";
import { evaluate } from "./evaluate.ts";

/** Where an element's box is at a moment, in canvas pixels; turned by `rotation` degrees around its anchor `x`, `y`. */
export interface PictureBox {
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
  rotation: number;
}

export function boxAt(element: VisibleElement, time: number): PictureBox {
  const { x, y, scale, scaleX, scaleY, rotation } = evaluate(element, time - element.startTime + element.offset);
  const { anchorX, anchorY } = element.transform;
  const [width, height] = [element.transform.width * scale * scaleX, element.transform.height * scale * scaleY];
  return { x, y, left: x - width * anchorX, top: y - height * anchorY, width, height, rotation };
}
