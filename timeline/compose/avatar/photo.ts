import type { DocumentBuilder } from "../document-builder.ts";
import type { Area } from "../geometry.ts";
import type { Take } from "./take.ts";
import type { Photo } from "./video.ts";

/** Within `low`…`high`; where those cross, their middle. */
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where a face is in the frame, from the top. */
export const EYE_LEVEL = 0.4;

/** A photo so large that it covers the frame and the face is seen well, with the face in the middle as far as it goes. */
export function photoArea({ width, height }: DocumentBuilder, photo: Photo): Area {
  const { frame } = photo;
  const cover = Math.max(width / photo.width, height / photo.height);
  const close = (0.62 * Math.min(width, height)) / (frame.width * photo.width * cover);
  const scale = cover * clamp(close, 1, 1.35);
  const [w, h] = [photo.width * scale, photo.height * scale];
  const x = clamp(width / 2 - (frame.x + frame.width / 2) * w, width - w, 0);
  const y = clamp(height * EYE_LEVEL - (frame.y + frame.height / 2) * h, height - h, 0);
  return { x, y, w, h };
}

/** Of the shorter side: what is kept between a chin and the captions, and how much wider than the frame such a photo may be. */
const [OFF_CAPTIONS, OVERSIZE] = [0.06, 1.12];
/** How much of it fades where it ends within the frame. */
const MELT = 0.07;

/** A photo of which captions would cover the chin, made so small that they do not; null where they are clear of it already. */
export function aboveCaptions({ board, video }: Take, photo: Photo, area: Area): Area | null {
  const { frame, chin } = photo;
  const line = board.caption.y - OFF_CAPTIONS * Math.min(board.width, board.height);
  if (!video.captions || area.y + chin * area.h <= line) return null;
  const scale = Math.min((board.width * OVERSIZE) / (frame.width * photo.width), line / (chin * photo.height));
  const [w, h] = [photo.width * scale, photo.height * scale];
  return { x: board.width / 2 - (frame.x + frame.width / 2) * w, y: line - chin * h, w, h };
}

/** Edges of a picture that lie within the frame fade. */
export function meltingIn({ width, height }: DocumentBuilder, { x, y, w, h }: Area) {
  const fade = (isSeen: boolean): number => (isSeen ? MELT : 0);
  return [{ type: "feather" as const, left: fade(x > 0), right: fade(x + w < width), up: fade(y > 0), down: fade(y + h < height) }];
}
