import type { Asset, TimelineDocument } from "../document.ts";
import type { Element } from "../document/element.ts";
import { boxAt } from "../draw/box-at.ts";
import { evaluate } from "../draw/evaluate.ts";
import type { InkOf } from "./ink.ts";
import type { SafeZone } from "./platforms.ts";
import { roleOf, type TextRole } from "./role.ts";
import { facesAt, type Span } from "./subject.ts";

export const SIDES = ["top", "right", "bottom", "left"] as const;
export type Side = (typeof SIDES)[number];
/** What matters to whoever sees the ad. */
export type Mattering = TextRole | "face";

/** Something that an application covers: of what, at which side, and by how many canvas pixels. */
export interface Covered {
  role: Mattering;
  side: Side;
  by: number;
}

/** Moments of its life at which an element is looked at: it has entered, and not left. */
const LOOKS = [0.3, 0.5, 0.7];
/** A text may reach over the line by this part of the canvas; of a face nothing may. */
const NEAR = 0.004;
/** As faint as this is not seen. */
const FAINT = 0.08;

type Canvas = TimelineDocument["canvas"];

/** Where a part of the canvas reaches furthest over the zone; null where it does not, or is not on the canvas. */
function over({ left, top, right, bottom }: Span, zone: SafeZone, { width, height }: Canvas): { side: Side; by: number } | null {
  if (right <= 0 || bottom <= 0 || left >= width || top >= height) return null;
  const reach: Record<Side, number> = {
    top: zone.top * height - top,
    right: right - (1 - zone.right) * width,
    bottom: bottom - (1 - zone.bottom) * height,
    left: zone.left * width - left,
  };
  const side = SIDES.toSorted((a, b) => reach[b] - reach[a])[0] ?? "top";
  const by = reach[side];
  return by > NEAR * Math.max(width, height) ? { side, by: Math.round(by) } : null;
}

interface Looked {
  zone: SafeZone;
  canvas: Canvas;
  inkOf: InkOf;
  asset: Asset | undefined;
}

function at(element: Element, time: number, { zone, canvas, inkOf, asset }: Looked): Covered | null {
  if (element.type === "image" || element.type === "video") {
    const found = facesAt(element, asset, time).flatMap((face) => over(face, zone, canvas) ?? []);
    const [worst] = found.toSorted((a, b) => b.by - a.by);
    return worst ? { role: "face", ...worst } : null;
  }
  if (element.type !== "text") return null;
  const role = roleOf(element);
  if (role === null) return null;
  const [box, ink] = [boxAt(element, time), inkOf(element)];
  const span = {
    left: box.left + box.width * ink.left,
    right: box.left + box.width * ink.right,
    top: box.top + box.height * ink.top,
    bottom: box.top + box.height * ink.bottom,
  };
  const found = over(span, zone, canvas);
  return found && { role, ...found };
}

/** What of an element an application covers at a moment. */
export function coveredAt(element: Element, time: number, looked: Looked): Covered | null {
  if (element.type === "audio" || evaluate(element, time - element.startTime + element.offset).opacity < FAINT) return null;
  return at(element, time, looked);
}

/** The same over its whole life: the worst of a few moments. */
export function coveredOf(element: Element, looked: Looked): Covered | null {
  const found = LOOKS.flatMap((share) => coveredAt(element, element.startTime + Math.round(element.duration * share), looked) ?? []);
  return found.toSorted((a, b) => b.by - a.by)[0] ?? null;
}
