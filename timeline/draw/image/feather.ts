import type { EffectOf } from "../../document/effects.ts";
import type { Context } from "../resources.ts";

/** Fades the named sides of what is drawn to nothing, without a line where the fade begins. */
export function feather(context: Context, [width, height]: readonly [number, number], { width: share, sides }: EffectOf<"feather">) {
  const deep = Math.min(width, height) * share;
  const ends = {
    left: [0, 0, deep, 0],
    right: [width, 0, width - deep, 0],
    up: [0, 0, 0, deep],
    down: [0, height, 0, height - deep],
  } as const;
  context.globalCompositeOperation = "destination-in";
  for (const side of sides) {
    const [x0, y0, x1, y1] = ends[side];
    const fade = context.createLinearGradient(x0, y0, x1, y1);
    for (const [at, opacity] of [
      [0, 0],
      [0.25, 0.16],
      [0.5, 0.5],
      [0.75, 0.84],
      [1, 1],
    ] as const)
      fade.addColorStop(at, `rgba(0,0,0,${opacity})`);
    context.fillStyle = fade;
    context.fillRect(0, 0, width, height);
  }
  context.globalCompositeOperation = "source-over";
}
