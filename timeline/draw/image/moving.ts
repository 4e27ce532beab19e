import type { Effect } from "../../document/effects.ts";
import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { cached, context2d, type Picture } from "../resources.ts";
import { chroma } from "./chroma.ts";
import type { Rect } from "./crop.ts";
import { feather } from "./feather.ts";
import { duotone } from "./tone.ts";
import type { Body } from "./treat.ts";

/** A film's colours are treated as it is drawn: nothing can be baked that changes with each frame. */
export const graded = (effects: readonly Effect[]): string =>
  effects
    .map((e) => (e.type === "grade" ? `brightness(${e.brightness}) contrast(${e.contrast}) saturate(${e.saturation})` : ""))
    .join(" ")
    .trim() || "none";

/** A frame of a film; blurred, as a small copy of it that is drawn large; keyed, in two inks or with sides that fade, pixel by pixel. */
export function moving(brush: Brush, element: ElementOf<"video">, { picture, source }: { picture: Picture; source: Rect }): Body {
  const { resources } = brush;
  const blur = element.effects.find((e) => e.type === "blur");
  const inked = element.effects.filter((e) => e.type === "chroma" || e.type === "duotone" || e.type === "feather");
  if (!blur && inked.length === 0) return { source: picture.source, rect: source };
  // No more pixels than the frame has, or the screen.
  const by = Math.min(
    1,
    blur ? 3 / Math.max(1, blur.radius) : Math.max(source.width / brush.width, 0.1),
    inked.length > 0 ? resources.scale : 1,
  );
  const [width, height] = [Math.max(2, Math.ceil(brush.width * by)), Math.max(2, Math.ceil(brush.height * by))];
  const copy = cached(resources, `film:${element.id}:${width}x${height}`, () => resources.surface(width, height));
  const context = context2d(copy);
  context.imageSmoothingQuality = "medium";
  context.clearRect(0, 0, width, height);
  context.drawImage(picture.source, source.x, source.y, source.width, source.height, 0, 0, width, height);
  for (const e of inked) {
    if (e.type === "chroma") chroma(context, [width, height], e);
    else if (e.type === "feather") feather(context, [width, height], e);
    else duotone(context, [width, height], e);
  }
  return { source: copy, rect: { x: 0, y: 0, width, height } };
}
