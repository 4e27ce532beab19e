import type { VisibleElement } from "../document/element.ts";
import { filmTime } from "../film-time.ts";
import { evaluate, type Values } from "./evaluate.ts";
import type { Stage } from "./frame.ts";
import { drawPicture } from "./image/draw.ts";
import { clipReveal } from "./reveal.ts";
import { drawShape } from "./shape/draw.ts";
import { drawSprite } from "./sprite.ts";
import { drawText } from "./text/draw.ts";

/** One element being drawn: the context's origin is the box's top left corner. `local` is ticks since its start. */
export interface Brush extends Stage {
  readonly local: number;
  readonly values: Values;
  readonly width: number;
  readonly height: number;
}

function place(stage: Stage, element: VisibleElement, values: Values) {
  const { context } = stage;
  const { width, height, anchorX, anchorY } = element.transform;
  context.translate(values.x, values.y);
  if (values.rotation !== 0) context.rotate((values.rotation * Math.PI) / 180);
  if (values.skew !== 0) context.transform(1, 0, Math.tan((-values.skew * Math.PI) / 180), 1, 0, 0);
  const mirror = element.effects.find((e) => e.type === "mirror");
  context.scale(
    values.scale * values.scaleX * (mirror?.axis === "x" ? -1 : 1),
    values.scale * values.scaleY * (mirror?.axis === "y" ? -1 : 1),
  );
  context.translate(-width * anchorX, -height * anchorY);
}

function paint(brush: Brush, element: VisibleElement) {
  if (element.type === "text") return drawText(brush, element);
  if (element.type === "shape") return drawShape(brush, element);
  if (element.type === "sprite") return drawSprite(brush, element);
  const own = element.type === "video" ? filmTime(element, brush.document.assets[element.assetId], brush.time) : 0;
  const picture = brush.resources.picture(element.assetId, own);
  if (picture) drawPicture(brush, element, picture);
}

export function drawElement(stage: Stage, element: VisibleElement): void {
  const local = stage.time - element.startTime + element.offset;
  const values = evaluate(element, local);
  if (values.opacity <= 0.001 || values.scale === 0 || values.scaleX === 0 || values.scaleY === 0) return;
  const { context } = stage;
  const { width, height } = element.transform;
  context.save();
  context.globalAlpha *= Math.min(1, values.opacity);
  context.globalCompositeOperation = element.blend;
  place(stage, element, values);
  if (clipReveal(context, element, values, width, height)) paint({ ...stage, local, values, width, height }, element);
  context.restore();
}
