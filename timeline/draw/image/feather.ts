import type { EffectOf } from "../../document/effects.ts";
import type { Context } from "../resources.ts";

/** Opacity along a fade, without a line where it begins or ends. */
const FADE = [
  [0, 0],
  [0.25, 0.16],
  [0.5, 0.5],
  [0.75, 0.84],
  [1, 1],
] as const;

/** Fades the sides of what is drawn to nothing. */
export function feather(context: Context, [width, height]: readonly [number, number], { left, right, up, down }: EffectOf<"feather">) {
  const fades = [
    [0, 0, width * left, 0],
    [width, 0, width * (1 - right), 0],
    [0, 0, 0, height * up],
    [0, height, 0, height * (1 - down)],
  ] as const;
  context.globalCompositeOperation = "destination-in";
  for (const [x0, y0, x1, y1] of fades) {
    if (x0 === x1 && y0 === y1) continue;
    const fade = context.createLinearGradient(x0, y0, x1, y1);
    for (const [at, opacity] of FADE) fade.addColorStop(at, `rgba(0,0,0,${opacity})`);
    context.fillStyle = fade;
    context.fillRect(0, 0, width, height);
  }
  context.globalCompositeOperation = "source-over";
}
