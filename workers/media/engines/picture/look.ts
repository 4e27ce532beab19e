import type { Box } from "./measure.ts";
import { scaled, type Picture, type Plane } from "./raster.ts";

/** Columns and rows of what is compared. */
const [ACROSS, DOWN] = [17, 16];
/** Less than this (of 255) is noise: on plain ground nothing is lighter. */
const STEP = 3;

/** A part of a picture. */
function part({ data, width, height }: Picture, box: Box): Picture {
  const [left, top] = [Math.floor(box.x * width), Math.floor(box.y * height)];
  const size = { width: Math.max(ACROSS, Math.round(box.width * width)), height: Math.max(DOWN, Math.round(box.height * height)) };
  const made = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    const from = (Math.min(height - 1, top + y) * width + left) * 3;
    made.set(data.subarray(from, from + Math.min(size.width, width - left) * 3), y * size.width * 3);
  }
  return { data: made, ...size };
}

/**
 * What a part of a picture looks like, in 256 bits (64 hexadecimal digits): of each pixel of a very small grey copy, whether the next
 * one to the right is lighter. Pictures that differ in few bits are one to a viewer, whatever their size and colours.
 */
export function lookOf(picture: Picture, box: Box): string {
  const { data, width, height } = part(picture, box);
  const grey = Float32Array.from(
    { length: width * height },
    (_, at) => 0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0),
  );
  // Halved until the last step cannot miss what lies between its samples.
  let small: Plane = { data: grey, width, height };
  while (small.width >= ACROSS * 2 && small.height >= DOWN * 2)
    small = scaled(small, Math.floor(small.width / 2), Math.floor(small.height / 2));
  const cells = scaled(small, ACROSS, DOWN).data;
  let look = "";
  for (let row = 0; row < DOWN; row += 1) {
    for (let column = 0; column < ACROSS - 1; column += 4) {
      const bit = (at: number): number =>
        (cells[row * ACROSS + column + at + 1] ?? 0) > (cells[row * ACROSS + column + at] ?? 0) + STEP ? 1 : 0;
      look += ((bit(0) << 3) | (bit(1) << 2) | (bit(2) << 1) | bit(3)).toString(16);
    }
  }
  return look;
}
