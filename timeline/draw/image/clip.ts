import type { VisibleElement } from "../../document/element.ts";
import type { Context } from "../resources.ts";

function trace(context: Context, shape: "ellipse" | "arch" | "hexagon", w: number, h: number) {
  if (shape === "ellipse") return context.ellipse(w / 2, h / 2, w / 2, h / 2, 0, 0, Math.PI * 2);
  if (shape === "arch") {
    const r = w / 2;
    context.moveTo(0, h);
    context.lineTo(0, r);
    context.arc(r, r, r, Math.PI, 0);
    context.lineTo(w, h);
    return context.closePath();
  }
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    context.lineTo(w / 2 + (w / 2) * Math.cos(a), h / 2 + (h / 2) * Math.sin(a));
  }
  context.closePath();
}

/** Clips to the element's frame: its box, rounded or masked. */
export function clipFrame(context: Context, element: VisibleElement, width: number, height: number) {
  const mask = element.effects.find((e) => e.type === "mask");
  const radius = element.effects.find((e) => e.type === "radius");
  if (!mask && !radius) return;
  context.beginPath();
  if (mask) trace(context, mask.shape, width, height);
  else context.roundRect(0, 0, width, height, radius?.value ?? 0);
  context.clip();
}
