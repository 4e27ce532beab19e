import type { ElementOf } from "../../document/element.ts";
import type { Effect } from "../../document/effects.ts";
import type { Brush } from "../element.ts";
import { cached, context2d, type Context, type Picture, type Surface } from "../resources.ts";
import type { Rect } from "./crop.ts";
import { chroma } from "./chroma.ts";
import { feather } from "./feather.ts";
import { duotone, halftone } from "./tone.ts";

type Pictured = ElementOf<"image"> | ElementOf<"video">;
export interface Body {
  readonly source: CanvasImageSource;
  readonly rect: Rect;
}
interface Raw {
  readonly picture: Picture;
  readonly source: Rect;
  readonly pad: number;
}

const BAKED = new Set<Effect["type"]>(["stroke", "shadow", "chroma", "duotone", "halftone", "grade", "blur", "feather"]);

function silhouette(brush: Brush, from: Surface, color: string): Surface {
  const to = brush.resources.surface(from.width, from.height);
  const context = context2d(to);
  context.drawImage(from, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = color;
  context.fillRect(0, 0, from.width, from.height);
  return to;
}

/** A sticker is cut along the thing: a soft shadow that the picture brought along is not part of it. */
function diecut(surface: Surface) {
  const context = context2d(surface);
  const image = context.getImageData(0, 0, surface.width, surface.height);
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = ((image.data[at] ?? 0) - 140) * 3;
  context.putImageData(image, 0, 0);
}

function outlined(context: Context, shape: Surface, width: number) {
  const steps = 36;
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 2;
    context.drawImage(shape, Math.cos(a) * width, Math.sin(a) * width);
  }
}

function filterOf(effects: readonly Effect[], unit: number): string {
  return (
    effects
      .map((e) => {
        if (e.type === "grade") return `brightness(${e.brightness}) contrast(${e.contrast}) saturate(${e.saturation})`;
        return e.type === "blur" ? `blur(${e.radius * unit}px)` : "";
      })
      .join(" ")
      .trim() || "none"
  );
}

/** The picture with its colours treated, on a surface `pad` larger on every side. `unit` = source pixels for a canvas pixel. */
function bake(brush: Brush, effects: readonly Effect[], raw: Raw, unit: number): Surface {
  const { picture, source, pad } = raw;
  const size = [Math.ceil(source.width + pad * 2), Math.ceil(source.height + pad * 2)] as const;
  const toned = brush.resources.surface(...size);
  const context = context2d(toned);
  context.filter = filterOf(effects, unit);
  context.drawImage(picture.source, source.x, source.y, source.width, source.height, pad, pad, source.width, source.height);
  context.filter = "none";
  for (const e of effects) {
    if (e.type === "chroma") chroma(context, size, e);
    if (e.type === "duotone") duotone(context, size, e);
    if (e.type === "halftone") halftone(context, size, { ...e, cell: e.cell * unit });
    if (e.type === "feather") feather(context, size, e);
  }
  const out = brush.resources.surface(...size);
  const on = context2d(out);
  const stroke = effects.find((e) => e.type === "stroke");
  const shadow = effects.find((e) => e.type === "shadow");
  if (stroke) diecut(toned);
  if (shadow) {
    on.shadowColor = shadow.color;
    on.shadowBlur = shadow.blur * unit;
    on.shadowOffsetX = shadow.x * unit;
    on.shadowOffsetY = shadow.y * unit;
    on.drawImage(toned, 0, 0);
    on.shadowColor = "transparent";
  }
  if (stroke) outlined(on, silhouette(brush, toned, stroke.color), stroke.width * unit);
  on.drawImage(toned, 0, 0);
  return out;
}

/** The picture's source with its baked effects; without any, the picture itself. A cover bakes the whole picture once. */
export function treated(brush: Brush, element: Pictured, raw: Raw): Body {
  const cover = element.crop.fit !== "contain";
  const effects = element.effects.filter((e) => BAKED.has(e.type) && !(cover && (e.type === "shadow" || e.type === "stroke")));
  if (effects.length === 0) return { source: raw.picture.source, rect: raw.source };
  const whole = { x: 0, y: 0, width: raw.picture.width, height: raw.picture.height };
  const source = cover ? whole : raw.source;
  const unit = raw.source.width / brush.width;
  const coarse = cover ? Math.max(whole.width / brush.width, 0.5) : unit * (raw.pad > 0 ? 1 : 1);
  const key = `treat:${element.assetId}:${JSON.stringify([effects, cover ? 0 : source, Math.round(raw.pad), Math.round(brush.width)])}`;
  const baked = cached(brush.resources, key, () => bake(brush, effects, { ...raw, source, pad: cover ? 0 : raw.pad }, coarse));
  if (cover) return { source: baked, rect: raw.source };
  return { source: baked, rect: { x: 0, y: 0, width: baked.width, height: baked.height } };
}
