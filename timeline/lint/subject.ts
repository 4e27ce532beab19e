import type { Asset } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import { boxAt } from "../draw/box-at.ts";
import { evaluate } from "../draw/evaluate.ts";
import { sourceRect } from "../draw/image/crop.ts";

/** A part of the canvas, in its pixels. */
export interface Span {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Shown = ElementOf<"image"> | ElementOf<"video">;

/** The source's part that is seen at a moment, and where on the canvas it is. */
function shownAt(element: Shown, asset: Asset, time: number) {
  const { left, top, width, height } = boxAt(element, time);
  if (element.crop.fit === "cover") {
    const values = evaluate(element, time - element.startTime + element.offset);
    return { seen: sourceRect(asset, element.crop, { ...element.transform, values }), at: { left, top, width, height } };
  }
  const seen = sourceRect(asset, element.crop, null);
  const fit = Math.min(width / seen.width, height / seen.height);
  const [w, h] = [seen.width * fit, seen.height * fit];
  return { seen, at: { left: left + (width - w) / 2, top: top + (height - h) / 2, width: w, height: h } };
}

/** Where the faces of a picture are on the canvas at a moment: as much of each as is seen. */
export function facesAt(element: Shown, asset: Asset | undefined, time: number): Span[] {
  const people = asset?.people ?? [];
  if (!asset || people.length === 0 || asset.width === 0 || asset.height === 0) return [];
  const { seen, at } = shownAt(element, asset, time);
  const x = (share: number): number => at.left + ((share * asset.width - seen.x) / seen.width) * at.width;
  const y = (share: number): number => at.top + ((share * asset.height - seen.y) / seen.height) * at.height;
  return people.flatMap((face) => {
    const span = {
      left: Math.max(at.left, x(face.x)),
      top: Math.max(at.top, y(face.y)),
      right: Math.min(at.left + at.width, x(face.x + face.width)),
      bottom: Math.min(at.top + at.height, y(face.y + face.height)),
    };
    return span.right > span.left && span.bottom > span.top ? [span] : [];
  });
}
