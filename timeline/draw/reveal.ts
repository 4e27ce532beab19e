import type { VisibleElement } from "../document/element.ts";
import type { EffectOf } from "../document/effects.ts";
import type { Values } from "./evaluate.ts";
import type { Context } from "./resources.ts";

type From = EffectOf<"reveal">["from"];
/** Shadows and strokes may reach outside the box by this much (canvas pixels). */
const BLEED = 80;

function trace(context: Context, from: From, r: number, width: number, height: number) {
  const [w, h] = [width + BLEED * 2, height + BLEED * 2];
  if (from === "left") context.rect(-BLEED, -BLEED, w * r, h);
  else if (from === "right") context.rect(-BLEED + w * (1 - r), -BLEED, w * r, h);
  else if (from === "up") context.rect(-BLEED, -BLEED, w, h * r);
  else if (from === "down") context.rect(-BLEED, -BLEED + h * (1 - r), w, h * r);
  else if (from === "center") context.rect(width / 2 - (w / 2) * r, -BLEED, w * r, h);
  else if (from === "iris") context.arc(width / 2, height / 2, (Math.hypot(w, h) / 2) * r, 0, Math.PI * 2);
  else {
    const reach = (w + h) * r - BLEED;
    context.moveTo(-BLEED, -BLEED);
    context.lineTo(reach, -BLEED);
    context.lineTo(-BLEED, reach);
    context.closePath();
  }
}

/** Clips to what the reveal uncovers so far; false when that is nothing. */
export function clipReveal(context: Context, element: VisibleElement, values: Values, width: number, height: number): boolean {
  const reveal = element.effects.find((e) => e.type === "reveal");
  if (!reveal || values.reveal >= 1) return true;
  if (values.reveal <= 0) return false;
  context.beginPath();
  trace(context, reveal.from, values.reveal, width, height);
  context.clip();
  return true;
}
