import type { VisibleElement } from "../../document/element.ts";
import { ease } from "../easing.ts";
import type { Brush } from "../element.ts";
import { cached, context2d, type Context } from "../resources.ts";
import type { Rect } from "./crop.ts";
import type { Body } from "./treat.ts";

interface Beam {
  readonly p: number;
  readonly opacity: number;
  readonly angle: number;
  readonly width: number;
}

function beamOf(brush: Brush, element: VisibleElement): Beam | null {
  const sweep = element.effects.find((e) => e.type === "sweep");
  if (!sweep) return null;
  const along = (brush.local - sweep.start) / sweep.duration;
  if (along <= 0 || along >= 1) return null;
  return { ...sweep, p: ease("inOut", along) };
}

function paintBeam(context: Context, beam: Beam, width: number, height: number) {
  const lean = Math.tan((beam.angle * Math.PI) / 180);
  const band = width * beam.width;
  const reach = width + band * 2 + Math.abs(lean) * height;
  const x = -band - Math.abs(lean) * height + reach * beam.p;
  context.save();
  context.transform(1, 0, -lean, 1, lean * height, 0);
  const light = context.createLinearGradient(x, 0, x + band, 0);
  light.addColorStop(0, "rgba(255,255,255,0)");
  light.addColorStop(0.5, `rgba(255,255,255,${beam.opacity})`);
  light.addColorStop(1, "rgba(255,255,255,0)");
  context.fillStyle = light;
  context.fillRect(x, 0, band, height);
  context.restore();
}

/** Crosses the opaque part once: over the box for a framed picture, over the silhouette for a cut-out. */
export function drawSweep(brush: Brush, element: VisibleElement, cut: { body: Body; place: Rect } | null) {
  const beam = beamOf(brush, element);
  if (!beam) return;
  if (!cut) return paintBeam(brush.context, beam, brush.width, brush.height);
  const { body, place } = cut;
  const [w, h] = [Math.ceil(place.width * brush.resources.scale), Math.ceil(place.height * brush.resources.scale)];
  const scratch = cached(brush.resources, `sweep:${w}x${h}`, () => brush.resources.surface(w, h));
  const on = context2d(scratch);
  on.globalCompositeOperation = "source-over";
  on.clearRect(0, 0, w, h);
  paintBeam(on, beam, w, h);
  on.globalCompositeOperation = "destination-in";
  on.drawImage(body.source, body.rect.x, body.rect.y, body.rect.width, body.rect.height, 0, 0, w, h);
  brush.context.drawImage(scratch, place.x, place.y, place.width, place.height);
}
