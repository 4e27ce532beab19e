import type { ElementOf } from "../document/element.ts";
import { seconds } from "../time.ts";
import type { Brush } from "./element.ts";
import { clipFrame } from "./image/clip.ts";
import { random } from "./random.ts";

type Sprite = ElementOf<"sprite">;
const BLINK = 0.13;

/** Shut for 0.13 s every two to five seconds, at moments that the seed fixes. */
function blinking(seed: number, at: number): boolean {
  const next = random(seed);
  let time = 0.8 + next() * 1.5;
  while (time < at) {
    if (at < time + BLINK) return true;
    time += 2 + next() * 3;
  }
  return false;
}

/** The mouth between two cues opens and closes gradually. */
function mouth(element: Sprite, local: number): { open: number; wide: number } {
  const cue = element.cues.find((c) => c.time <= local && local < c.time + c.duration);
  return cue ?? { open: 0, wide: 0 };
}

/** The frame nearest to the mouth's shape; blinking frames only while the eyes shut. */
function frameAt(element: Sprite, local: number): number {
  const shape = mouth(element, local);
  const blink = blinking(element.seed, seconds(local));
  const fits = element.frames.filter((f) => f.blink === blink);
  const pool = fits.length > 0 ? fits : element.frames;
  const far = (f: Sprite["frames"][number]) => (f.open - shape.open) ** 2 + 0.35 * (f.wide - shape.wide) ** 2;
  return pool.reduce((best, f) => (far(f) < far(best) ? f : best)).index;
}

export function drawSprite(brush: Brush, element: Sprite) {
  const sheet = brush.resources.picture(element.assetId, 0);
  if (!sheet) return;
  const [w, h] = [sheet.width / element.columns, sheet.height / element.rows];
  const index = frameAt(element, brush.local);
  const { view } = element;
  const sx = ((index % element.columns) + view.x) * w;
  const sy = (Math.floor(index / element.columns) + view.y) * h;
  const [sw, sh] = [w * view.width, h * view.height];
  const framed = element.effects.some((e) => e.type === "mask" || e.type === "radius");
  const fit = (framed ? Math.max : Math.min)(brush.width / sw, brush.height / sh);
  const [dw, dh] = [sw * fit, sh * fit];
  clipFrame(brush.context, element, brush.width, brush.height);
  brush.context.drawImage(sheet.source, sx, sy, sw, sh, (brush.width - dw) / 2, framed ? 0 : brush.height - dh, dw, dh);
}
