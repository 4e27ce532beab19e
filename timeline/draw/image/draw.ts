import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import type { Picture } from "../resources.ts";
import { clipFrame } from "./clip.ts";
import { sourceRect, type Rect } from "./crop.ts";
import { drawContact, drawFrameShadow, drawReflection } from "./ground.ts";
import { drawSweep } from "./sweep.ts";
import { graded, moving } from "./moving.ts";
import { treated } from "./treat.ts";

type Pictured = ElementOf<"image"> | ElementOf<"video">;

function contained(brush: Brush, element: Pictured, source: Rect): Rect {
  const fit = Math.min(brush.width / source.width, brush.height / source.height);
  const [width, height] = [source.width * fit, source.height * fit];
  const stands = element.effects.some((e) => e.type === "contact" || e.type === "reflection");
  return { x: (brush.width - width) / 2, y: stands ? brush.height - height : (brush.height - height) / 2, width, height };
}

function drawCover(brush: Brush, element: Pictured, picture: Picture) {
  const { context } = brush;
  drawFrameShadow(brush, element);
  context.save();
  clipFrame(context, element, brush.width, brush.height);
  const s = sourceRect(picture, element.crop, element.crop.fit === "fill" ? null : brush);
  const body =
    element.type === "image" ? treated(brush, element, { picture, source: s, pad: 0 }) : moving(brush, element, { picture, source: s });
  if (element.type === "video") context.filter = graded(element.effects);
  context.drawImage(body.source, body.rect.x, body.rect.y, body.rect.width, body.rect.height, 0, 0, brush.width, brush.height);
  context.filter = "none";
  drawSweep(brush, element, null);
  context.restore();
}

function drawContained(brush: Brush, element: Pictured, picture: Picture) {
  const s = sourceRect(picture, element.crop, null);
  const to = contained(brush, element, s);
  drawContact(brush, element, to);
  const pad = Math.max(
    0,
    ...element.effects.map((e) => (e.type === "stroke" ? e.width : e.type === "shadow" ? e.blur * 2 + Math.abs(e.x) + Math.abs(e.y) : 0)),
  );
  const body =
    element.type === "image"
      ? treated(brush, element, { picture, source: s, pad: (pad * s.width) / to.width })
      : moving({ ...brush, width: to.width, height: to.height }, element, { picture, source: s });
  const grow = element.type === "image" ? pad : 0;
  const { context } = brush;
  drawReflection(brush, element, { body, to });
  const place: Rect = { x: to.x - grow, y: to.y - grow, width: to.width + grow * 2, height: to.height + grow * 2 };
  context.drawImage(body.source, body.rect.x, body.rect.y, body.rect.width, body.rect.height, place.x, place.y, place.width, place.height);
  drawSweep(brush, element, { body, place });
}

/** A picture in its box: cropped to cover it, or whole within it (cut-outs), with its light and shadow. */
export function drawPicture(brush: Brush, element: Pictured, picture: Picture) {
  const { context } = brush;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  if (element.crop.fit === "contain") drawContained(brush, element, picture);
  else drawCover(brush, element, picture);
}
