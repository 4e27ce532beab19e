import type { Area } from "./geometry.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** The part of a picture that covers `box` uncut, as fractions of its width and height. */
export function seen({ width, height }: Size, box: Area): { x: number; y: number } {
  const across = box.w / box.h / (width / height);
  return { x: Math.min(1, across), y: Math.min(1, 1 / across) };
}

/** A subject that is a little larger than the crop is not missed at its rim. */
const SPARE = 1.12;
/** How much wider than the crop a subject may be for the camera to pass over it. */
const PASSED = 1.75;

/** Whether a crop to the whole box shows all of the focus. */
export function holds(file: Size, focus: Box, box: Area): boolean {
  const share = seen(file, box);
  return focus.width <= share.x * SPARE && focus.height <= share.y * SPARE;
}

/** A subject somewhat wider than the crop: the middles between which the camera passes over it, rim to rim; else null. */
export function passing(file: Size, focus: Box, box: Area): readonly [from: number, to: number] | null {
  const share = seen(file, box);
  if (holds(file, focus, box) || focus.height > share.y * SPARE || focus.width > share.x * PASSED) return null;
  return [focus.x + share.x / 2, focus.x + focus.width - share.x / 2];
}

/** So near one may always go, so that nothing stands still. */
export const STILL = 1.05;
/** A thing has so much air at its sides. */
const MARGIN = 1.05;

/** How near one may go before the sides of the focus are cut off. */
export const nearest = (file: Size, focus: Box, box: Area): number =>
  Math.max(STILL, seen(file, box).x / Math.max(0.01, focus.width * MARGIN));

/** Canvas pixels to one of a picture beyond which it looks soft: nothing is drawn larger. */
export const LARGEST = 1.5;
/** What the camera and the beat may add to a picture's size while it shows. */
export const PLAY = 1.1;

/** As much of a box as a picture of this size fills without being drawn too large, in its middle. */
export function sharp({ width, height }: Size, box: Area): Area {
  const most = LARGEST / PLAY;
  const [w, h] = [Math.min(box.w, width * most), Math.min(box.h, height * most)];
  return w === box.w && h === box.h ? box : { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** How near the camera may come to a picture that covers a box. */
export const nearestSharp = ({ width, height }: Size, box: Area): number => Math.max(1, LARGEST / Math.max(box.w / width, box.h / height));

/** A thing of less than this of the height that a box shows, and this far from its middle, leaves it nearly empty. */
const [LITTLE, ASIDE] = [0.45, 0.14];
/** In an upright box the window on such a thing is so much of its breadth, and so high to its own. */
const WINDOW = { breadth: 0.9, shape: 0.75 };
/** How much more than the thing its window shows, from its farthest. */
export const AIR = 1.16;

/** Where in a box a small thing at the foot of a photograph is shown, and the part of the photograph there; null: it is not small, or in the middle. */
export function windowOn(file: Size, focus: Box, box: Area): { box: Area; part: Box } | null {
  const share = seen(file, box);
  const middle = focus.y + focus.height / 2;
  const aside = (middle - Math.min(Math.max(middle, share.y / 2), 1 - share.y / 2)) / share.y;
  if (focus.height > share.y * LITTLE || Math.abs(aside) < ASIDE) return null;
  const upright = box.h > box.w;
  const w = upright ? box.w * WINDOW.breadth : box.w;
  const h = upright ? w * WINDOW.shape : box.h;
  const wide = Math.max(focus.width * file.width, (focus.height * file.height * w) / h) * AIR;
  const most = Math.min(file.width, (file.height * w) / h);
  const width = Math.min(most, Math.max(wide, (w * PLAY) / LARGEST)) / file.width;
  const height = (width * file.width * h) / w / file.height;
  const within = (at: number, size: number): number => Math.min(Math.max(0, at - size / 2), 1 - size);
  return {
    box: upright ? { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h } : box,
    part: { x: within(focus.x + focus.width / 2, width), y: within(middle, height), width, height },
  };
}

/** A thing this near to the picture's rim is cut off by it. */
export const RIM = 0.012;

/**
 * The part of a picture on plain ground that a box shows when the ground goes on beyond it, as fractions of the picture
 * (which it may exceed): the thing takes `fill` of the box, and what the picture's rim cuts off ends at the box's; `trimmed`:
 * nothing is cut off, though it touches the rim.
 */
export function extended(
  { width, height }: Size,
  focus: Box,
  { box, fill, trimmed = false }: { box: Area; fill: number; trimmed?: boolean },
): Box {
  const rim = trimmed ? Number.NEGATIVE_INFINITY : RIM;
  const [left, right] = [focus.x < rim, focus.x + focus.width > 1 - rim];
  const [top, bottom] = [focus.y < rim, focus.y + focus.height > 1 - rim];
  const ratio = box.w / box.h;
  const free = Math.max((focus.width * width) / fill, ((focus.height * height) / fill) * ratio, (box.w * PLAY) / LARGEST);
  const most = Math.min(top && bottom ? height * ratio : Number.POSITIVE_INFINITY, left && right ? width : Number.POSITIVE_INFINITY);
  const view = { width: Math.min(free, most) / width, height: Math.min(free, most) / ratio / height };
  const along = (at: number, size: number, shown: number, [begins, ends]: readonly [boolean, boolean]): number =>
    begins && ends
      ? Math.min(Math.max(0, at + size / 2 - shown / 2), Math.max(0, 1 - shown))
      : begins
        ? 0
        : ends
          ? 1 - shown
          : at + size / 2 - shown / 2;
  return {
    x: along(focus.x, focus.width, view.width, [left, right]),
    y: along(focus.y, focus.height, view.height, [top, bottom]),
    ...view,
  };
}

/** A thing on plain ground that touches the rim at its left, its right and above was trimmed by the shop: the most of the rim is ground. */
export const isTrimmed = ({ x, y, width }: Box): boolean => x < RIM && x + width > 1 - RIM && y < RIM;

/** Above a face there is hair: this much of its height. */
const HAIR = 0.75;

/** A person's head and what is worn below it, as far as a crop needs it: fractions of the picture. */
export function upper(face: Box, focus: Box): Box {
  const y = Math.max(0, face.y - face.height * HAIR);
  const height = Math.min(1 - y, face.height * 4.6);
  const width = Math.min(focus.width, Math.max(face.width * 2.4, height * 0.5));
  const x = Math.min(Math.max(0, face.x + face.width / 2 - width / 2), 1 - width);
  return { x, y, width, height };
}

/** The middle of a crop, moved so that no head is cut off by it. `share`: the crop's part of the picture. */
export function heads(middle: { x: number; y: number }, faces: readonly Box[], share: { x: number; y: number }): { x: number; y: number } {
  const [face] = faces;
  if (face === undefined) return middle;
  const top = Math.max(0, face.y - face.height * HAIR);
  const side = Math.max(0, share.x / 2 - face.width * 0.7);
  const centre = face.x + face.width / 2;
  return { x: Math.min(Math.max(middle.x, centre - side), centre + side), y: Math.min(middle.y, top + share.y / 2) };
}
