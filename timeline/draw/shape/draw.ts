import type { ElementOf } from "../../document/element.ts";
import { seconds } from "../../time.ts";
import type { Brush } from "../element.ts";
import { drawSweep } from "../image/sweep.ts";
import { drawFrameShadow } from "../image/ground.ts";
import { paintFill } from "./fill.ts";
import { trace } from "./trace.ts";

type Shape = ElementOf<"shape">;
const OPEN = new Set(["ring", "line", "polyline", "scribble"]);

function outline(brush: Brush, element: Shape) {
  const { context, width, height, values } = brush;
  context.beginPath();
  trace(context, element.geometry, { width, height, progress: values.progress, seconds: seconds(brush.local) });
}

function strokeShape(brush: Brush, element: Shape) {
  const { context } = brush;
  if (!element.stroke || brush.values.progress <= 0) return;
  context.strokeStyle = element.stroke.color;
  context.lineWidth = element.stroke.width;
  context.lineCap = element.stroke.cap;
  context.lineJoin = "round";
  context.setLineDash(element.stroke.dash);
  if (element.geometry.kind !== "path") return context.stroke();
  const { d, width, height } = element.geometry;
  context.save();
  context.scale(brush.width / width, brush.height / height);
  context.lineWidth = element.stroke.width / (brush.width / width);
  context.stroke(new Path2D(d));
  context.restore();
}

function fillPath(brush: Brush, element: Shape) {
  const { context } = brush;
  if (element.geometry.kind !== "path" || !element.fill) return;
  const { d, width, height } = element.geometry;
  context.save();
  context.scale(brush.width / width, brush.height / height);
  context.clip(new Path2D(d), "evenodd");
  context.scale(width / brush.width, height / brush.height);
  paintFill(brush, element.fill);
  context.restore();
}

export function drawShape(brush: Brush, element: Shape) {
  const { context } = brush;
  if (element.effects.some((e) => e.type === "shadow" || e.type === "radius")) drawFrameShadow(brush, element);
  if (element.geometry.kind === "path") fillPath(brush, element);
  else if (element.fill && element.geometry.kind === "rect" && element.geometry.radius === 0) paintFill(brush, element.fill);
  else if (element.fill && !OPEN.has(element.geometry.kind)) {
    outline(brush, element);
    if (element.fill.type === "solid") {
      context.fillStyle = element.fill.color;
      context.fill("evenodd");
    } else {
      context.save();
      context.clip("evenodd");
      paintFill(brush, element.fill);
      context.restore();
    }
    if (element.effects.some((e) => e.type === "sweep")) {
      context.save();
      context.clip("evenodd");
      drawSweep(brush, element, null);
      context.restore();
    }
  }
  if (element.stroke) {
    if (element.geometry.kind !== "path") outline(brush, element);
    strokeShape(brush, element);
  }
}
