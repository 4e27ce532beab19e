import type { ElementOf } from "../document/element.ts";
import { LIPS_REACH, mouthAt } from "../mouth.ts";
import { seconds, ticks } from "../time.ts";
import type { Brush } from "./element.ts";
import { clipFrame } from "./image/clip.ts";
import { duotone, halftone } from "./image/tone.ts";
import { random } from "./random.ts";
import { cached, context2d, type Picture } from "./resources.ts";

type Sprite = ElementOf<"sprite">;
const BLINK = 0.13;
/** How far open a mouth is counts more than how wide it is drawn. */
const WIDE_COUNTS = 0.05;
/** Pixels of a sheet at the top of a frame that are left out: made smaller, they take on the feet of the frame above. */
const TOUCHED = 2;

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

/** The frame nearest to the mouth's shape; blinking frames only while the eyes shut. */
function frameAt(element: Sprite, local: number): number {
  const shape = mouthAt(element.cues, local, ticks(LIPS_REACH));
  const blink = blinking(element.seed, seconds(local));
  const fits = element.frames.filter((f) => f.blink === blink);
  const pool = fits.length > 0 ? fits : element.frames;
  const far = (f: Sprite["frames"][number]) => (f.open - shape.open) ** 2 + WIDE_COUNTS * (f.wide - shape.wide) ** 2;
  return pool.reduce((best, f) => (far(f) < far(best) ? f : best)).index;
}

/** The sheet printed in its template's inks, once. */
function inked(brush: Brush, element: Sprite, sheet: Picture): Picture {
  const tone = element.effects.find((e) => e.type === "duotone" || e.type === "halftone");
  if (!tone) return sheet;
  return cached(brush.resources, `sprite:${element.assetId}:${JSON.stringify(tone)}`, () => {
    const size = [sheet.width, sheet.height] as const;
    const surface = brush.resources.surface(...size);
    const context = context2d(surface);
    context.drawImage(sheet.source, 0, 0);
    // A screen as fine on the sheet as it is wanted on the canvas.
    const unit = (sheet.width / element.columns) * (element.view.width / brush.width);
    if (tone.type === "duotone") duotone(context, size, tone);
    else halftone(context, size, { ...tone, cell: tone.cell * unit });
    return { source: surface, width: sheet.width, height: sheet.height };
  });
}

export function drawSprite(brush: Brush, element: Sprite) {
  const whole = brush.resources.picture(element.assetId, 0);
  if (!whole) return;
  const sheet = inked(brush, element, whole);
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
  const cut = view.y === 0 && index >= element.columns ? TOUCHED : 0;
  const top = (framed ? 0 : brush.height - dh) + cut * fit;
  brush.context.drawImage(sheet.source, sx, sy + cut, sw, sh - cut, (brush.width - dw) / 2, top, dw, dh - cut * fit);
}
