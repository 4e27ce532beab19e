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

/** How near one may go before the sides of the focus are cut off; a little is always allowed, so that nothing stands still. */
export const nearest = (file: Size, focus: Box, box: Area): number => Math.max(1.07, seen(file, box).x / Math.max(0.01, focus.width));
