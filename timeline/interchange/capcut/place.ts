import type { Asset, TimelineDocument } from "../../document.ts";
import type { ElementOf, VisibleElement } from "../../document/element.ts";
import type { Keyframe } from "../../document/motion.ts";
import type { Report } from "../../document/loss.ts";
import type { Stored } from "../../document/save-element.ts";
import { evaluate } from "../../draw/evaluate.ts";
import { sourceRect } from "../../draw/image/crop.ts";
import { entryId, KEYED, microseconds } from "./units.ts";

type Canvas = TimelineDocument["canvas"];
interface Size {
  width: number;
  height: number;
}

/** The middle of an element's box, in canvas pixels. */
function middle({ transform: t }: VisibleElement): { x: number; y: number } {
  const [dx, dy] = [(0.5 - t.anchorX) * t.width * t.scale * t.scaleX, (0.5 - t.anchorY) * t.height * t.scale * t.scaleY];
  const [cos, sin] = [Math.cos((t.rotation * Math.PI) / 180), Math.sin((t.rotation * Math.PI) / 180)];
  return { x: t.x + dx * cos - dy * sin, y: t.y + dx * sin + dy * cos };
}

const round = (value: number): number => Number(value.toFixed(6));

/** From the middle of the picture, in halves of it; up is positive. */
const across = (x: number, { width }: Canvas): number => round((x - width / 2) / (width / 2));
const upwards = (y: number, { height }: Canvas): number => round((height / 2 - y) / (height / 2));

/** How large an element is at `base`, where it stands and how it is turned. */
export function clipOf(element: VisibleElement, canvas: Canvas, base: number): Stored {
  const { scale, scaleX, scaleY, rotation, opacity } = element.transform;
  const at = middle(element);
  const mirrored = (axis: "x" | "y") => element.effects.some((one) => one.type === "mirror" && one.axis === axis);
  return {
    alpha: opacity,
    flip: { horizontal: mirrored("x"), vertical: mirrored("y") },
    rotation,
    scale: { x: round(base * scale * scaleX), y: round(base * scale * scaleY) },
    transform: { x: across(at.x, canvas), y: upwards(at.y, canvas) },
  };
}

/** What of a file shows (fractions of it), and how large that is beside the largest that fits the picture. */
export function framed(element: ElementOf<"image" | "video">, asset: Asset | undefined, canvas: Canvas) {
  const { width, height } = element.transform;
  const own: Size = asset && asset.width > 0 && asset.height > 0 ? asset : canvas;
  const values = evaluate({ ...element, keyframes: [] }, element.startTime);
  const seen = sourceRect(own, element.crop, element.crop.fit === "cover" && width > 0 && height > 0 ? { width, height, values } : null);
  const drawn = Math.min(width / seen.width, height / seen.height);
  const fitting = Math.min(canvas.width / seen.width, canvas.height / seen.height);
  const rect = { x: seen.x / own.width, y: seen.y / own.height, width: seen.width / own.width, height: seen.height / own.height };
  return { rect, scale: drawn / fitting };
}

/** A rectangle of fractions as a draft writes it, by its corners. */
export function cornersOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Stored {
  const [left, top, right, bottom] = [round(x), round(y), round(x + width), round(y + height)];
  return {
    upper_left_x: left,
    upper_left_y: top,
    upper_right_x: right,
    upper_right_y: top,
    lower_left_x: left,
    lower_left_y: bottom,
    lower_right_x: right,
    lower_right_y: bottom,
  };
}

const isKeyed = (property: string): property is keyof typeof KEYED => property in KEYED;

/** The animation of an element, as far as drafts have words for it: between two points it is even. */
export function keyframesOf(
  { keyframes, offset, id, duration }: { keyframes: readonly Keyframe[]; offset: number; id: string; duration: number },
  { canvas, base, path, report }: { canvas: Canvas; base: number; path: string; report: Report },
): Stored[] {
  const valueOf = ({ property, value }: Keyframe): number => {
    if (property === "x") return across(value, canvas);
    if (property === "y") return upwards(value, canvas);
    return property === "scale" ? round(value * base) : value;
  };
  const unknown = new Set(keyframes.flatMap(({ property }) => (isKeyed(property) ? [] : [property])));
  for (const property of unknown) report("NOT_SUPPORTED", path, `effect keyframes of ${property}`);
  if (keyframes.some(({ property, easing }) => isKeyed(property) && easing !== "linear")) report("NOT_SUPPORTED", path, "keyframe easing");
  return Object.entries(KEYED).flatMap(([property, property_type]) => {
    const own = keyframes.filter((one) => one.property === property && one.time >= offset && one.time <= offset + duration);
    if (own.length === 0) return [];
    const list = own.map((one, n) => ({
      curveType: "Line",
      graphID: "",
      id: entryId(`${id} ${property} ${n}`),
      left_control: { x: 0, y: 0 },
      right_control: { x: 0, y: 0 },
      time_offset: microseconds(one.time - offset),
      values: [valueOf(one)],
    }));
    return [{ id: entryId(`${id} ${property}`), keyframe_list: list, material_id: "", property_type }];
  });
}
