import type { DocumentBuilder } from "./document-builder.ts";
import type { Shown } from "./cast.ts";
import { AIR, holds, passing } from "./framing.ts";
import type { Area } from "./geometry.ts";
import { focusShape } from "./standing.ts";

/** A picture that goes on to the edges of the frame ends this far above the captions. */
const GAP = 34;

/** The frame as far down as the captions: what they say is never read off the product. */
export const above = (board: DocumentBuilder): Area => ({ ...board.frame, h: board.caption.y - GAP * board.u });

/** A picture whose ground goes on is as broad as it is wanted, as a print of our own making is. */
const endless = ({ print = false, ground, cutout }: Shown): boolean => print || (ground !== null && !cutout);

/** Breadth to height of a thing on ground that goes on, beyond which most of a frame is ground; never less than an upright window's. */
const ROOMY = 2.4;
const UPRIGHT = 0.8;

const shows = (shown: Shown, box: Area) => {
  if (endless(shown)) return shown.print === true || box.w / box.h <= Math.max(1.1, focusShape(shown) * ROOMY);
  return holds(shown.picture, shown.focus, box) || (shown.film !== undefined && passing(shown.picture, shown.focus, box) !== null);
};

/** As much of a box as shows what a picture is about: a low, wide one is made narrower, and an upright one lower. */
export function holding(shown: Shown, box: Area, side: "left" | "center" | "right" = "center"): Area {
  if (shown.print) return box;
  const { picture, focus } = shown;
  const widest = endless(shown)
    ? box.h * Math.max(UPRIGHT, focusShape(shown) * 1.5)
    : (box.h * (picture.width / picture.height)) / Math.min(1, focus.height * 1.05);
  const w = Math.min(box.w, Math.max(widest, box.h * 0.7));
  // What is too broad for the box has a lower one.
  const broadest = Math.min(1, focus.width * AIR) * (picture.width / picture.height);
  const h = endless(shown) ? box.h : Math.min(box.h, w / broadest);
  return { ...box, y: box.y + (box.h - h) / 2, h, x: box.x + (box.w - w) * { left: 0, center: 0.5, right: 1 }[side], w };
}

/**
 * Where a picture goes to the edges: the frame above the captions (or what `room` there is), or (where that crops what
 * it is about) the right side of it.
 */
export const bleeding = (board: DocumentBuilder, shown: Shown, room = above(board)): Area =>
  shows(shown, room) ? room : holding(shown, room, "right");

/** Whether a picture shows what it is about when it goes to the edges. */
export const bleeds = (board: DocumentBuilder, shown: Shown): boolean => shows(shown, bleeding(board, shown));
