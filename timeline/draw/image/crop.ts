import type { ElementOf } from "../../document/element.ts";
import type { Values } from "../evaluate.ts";
import type { Picture } from "../resources.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Crop = ElementOf<"image">["crop"];

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** The part of the source (its pixels) that shows: the cropped rectangle, then, to cover `into`, the window around the focus. */
export function sourceRect(
  picture: Pick<Picture, "width" | "height">,
  crop: Crop,
  into: { width: number; height: number; values: Values } | null,
): Rect {
  const r = crop.rect ?? { x: 0, y: 0, width: 1, height: 1 };
  const full: Rect = { x: r.x * picture.width, y: r.y * picture.height, width: r.width * picture.width, height: r.height * picture.height };
  if (!into) return full;
  const { zoom, focusX, focusY } = into.values;
  const scale = Math.max(into.width / full.width, into.height / full.height) * Math.max(1, zoom);
  const [width, height] = [into.width / scale, into.height / scale];
  return {
    x: within(full.x + full.width * focusX - width / 2, full.x, full.x + full.width - width),
    y: within(full.y + full.height * focusY - height / 2, full.y, full.y + full.height - height),
    width,
    height,
  };
}
