import type { ElementInput } from "../document/element.ts";
import { keysOf, type ShotBrief, type Timed } from "./brief.ts";

/** How far a backdrop is out of focus, of the frame's shorter side; it is a little darker than what is before it, and as large as this. */
const [SOFT, DIM] = [0.036, 0.86] as const;
const SCALE: readonly [number, number] = [1.12, 1.16];

/** The place of a picture over the whole frame, far out of focus: what lies behind what is shown of it. */
export function backdrop({ canvas: { width, height }, focus }: ShotBrief, time: Timed): ElementInput {
  return {
    type: "image",
    id: "backdrop",
    ...time,
    assetId: "plate",
    transform: { x: width / 2, y: height / 2, width, height },
    crop: { fit: "cover", focusX: focus.x, focusY: focus.y },
    effects: [
      { type: "blur", radius: Math.min(width, height) * SOFT },
      { type: "grade", brightness: DIM },
    ],
    keyframes: keysOf("scale", SCALE, time.duration),
  };
}
