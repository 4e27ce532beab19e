import type { Effect } from "../../document/effects.ts";
import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { cached, context2d, type Picture } from "../resources.ts";
import type { Rect } from "./crop.ts";
import type { Body } from "./treat.ts";

/** A film's colours are treated as it is drawn: nothing can be baked that changes with each frame. */
export const graded = (effects: readonly Effect[]): string =>
  effects
    .map((e) => (e.type === "grade" ? `brightness(${e.brightness}) contrast(${e.contrast}) saturate(${e.saturation})` : ""))
    .join(" ")
    .trim() || "none";

/** A frame of a film; blurred, as a small copy of it that is drawn large. */
export function moving(brush: Brush, element: ElementOf<"video">, { picture, source }: { picture: Picture; source: Rect }): Body {
  const blur = element.effects.find((e) => e.type === "blur");
  if (!blur) return { source: picture.source, rect: source };
  const by = Math.min(1, 3 / Math.max(1, blur.radius));
  const [width, height] = [Math.max(2, Math.ceil(brush.width * by)), Math.max(2, Math.ceil(brush.height * by))];
  const small = cached(brush.resources, `film-blur:${element.id}`, () => brush.resources.surface(width, height));
  const context = context2d(small);
  context.imageSmoothingQuality = "medium";
  context.drawImage(picture.source, source.x, source.y, source.width, source.height, 0, 0, width, height);
  return { source: small, rect: { x: 0, y: 0, width, height } };
}
