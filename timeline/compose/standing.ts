import type { AdBrief } from "../brief.ts";
import { LARGEST, PLAY } from "./framing.ts";
import type { Area } from "./geometry.ts";

type Thing = Pick<AdBrief["pictures"][number], "picture" | "cutout" | "focus">;

/** The shape of the product when it stands: width over height. */
export function aspect({ picture, cutout: c }: Thing): number {
  return c ? (c.box.width * c.width) / (c.box.height * c.height) : picture.width / picture.height;
}

/** Breadth to height of the subject of a photograph. */
export const focusShape = ({ picture, focus }: Pick<Thing, "picture" | "focus">): number =>
  (focus.width * picture.width) / Math.max(1, focus.height * picture.height);

/** The shape of what a picture is about: of the cut-out, or of the subject of a photograph. */
export const shapeOf = (thing: Thing): number => (thing.cutout ? aspect(thing) : focusShape(thing));

/** The largest box of the product's own shape inside `area`, standing on its floor; no larger than its pixels allow. */
export function standing(thing: Thing, area: Area): Area {
  const ratio = aspect(thing);
  const own = thing.cutout ? thing.cutout.box.width * thing.cutout.width : thing.picture.width;
  const w = Math.min(area.w, area.h * ratio, (own * LARGEST) / PLAY);
  const h = w / ratio;
  return { x: area.x + (area.w - w) / 2, y: area.y + area.h - h, w, h };
}
