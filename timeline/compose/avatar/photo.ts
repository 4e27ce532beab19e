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

/** Of the shorter side: what is kept between a chin and the captions. */
export const OFF_CAPTIONS = 0.06;

/** Whether captions would cover the chin of a photo that fills the frame. */
export const isUnderCaptions = ({ board, video }: Take, { chin }: Photo, area: Area): boolean =>
  video.captions && area.y + chin * area.h > board.caption.y - OFF_CAPTIONS * Math.min(board.width, board.height);
