import type { Fill } from "../../document/shape.ts";
import type { Brush } from "../element.ts";
import { bitmap } from "../resources.ts";
import { paintPattern } from "./pattern.ts";

function linear(brush: Brush, fill: Extract<Fill, { type: "linear" }>): CanvasGradient {
  const { context, width, height } = brush;
  const a = (fill.angle * Math.PI) / 180;
  const reach = (Math.abs(width * Math.cos(a)) + Math.abs(height * Math.sin(a))) / 2;
  const [dx, dy] = [Math.cos(a) * reach, Math.sin(a) * reach];
  return context.createLinearGradient(width / 2 - dx, height / 2 - dy, width / 2 + dx, height / 2 + dy);
}

function radial(brush: Brush, fill: Extract<Fill, { type: "radial" }>): CanvasGradient {
  const [x, y] = [fill.x * brush.width, fill.y * brush.height];
  return brush.context.createRadialGradient(x, y, 0, x, y, fill.radius * Math.max(brush.width, brush.height));
}

/** Gradients of a large area are painted once, small (they are smooth), and stretched from then on. */
const LARGE = 250_000;
const COARSE = { linear: 0.5, radial: 0.25 };

function gradient(brush: Brush, fill: Extract<Fill, { type: "linear" | "radial" }>) {
  const made = fill.type === "linear" ? linear(brush, fill) : radial(brush, fill);
  for (const stop of fill.stops) made.addColorStop(stop.at, stop.color);
  brush.context.fillStyle = made;
  brush.context.fillRect(0, 0, brush.width, brush.height);
}

/** Fills the brush's box; the caller has clipped to the shape. */
export function paintFill(brush: Brush, fill: Fill) {
  const { context, width, height } = brush;
  if (fill.type === "pattern") return paintPattern(brush, fill);
  if (fill.type === "solid") {
    context.fillStyle = fill.color;
    return context.fillRect(0, 0, width, height);
  }
  if (width * height < LARGE) return gradient(brush, fill);
  const coarse = COARSE[fill.type];
  const size = { width: Math.ceil(width * coarse), height: Math.ceil(height * coarse) };
  const drawn = bitmap(brush.resources, `fill:${JSON.stringify(fill)}`, size, (on) => gradient({ ...brush, ...size, context: on }, fill));
  context.imageSmoothingEnabled = true;
  context.drawImage(drawn.source, 0, 0, width, height);
}
