import type { Picture } from "../picture/raster.ts";
import { type Lab, labOf, rgbOf } from "./colour.ts";
import { copyOf } from "./scene.ts";

/** How colourful a picture is, and the one tint that it has where it is hardly. */
export interface Film {
  /** What is left of a colour in it, 0…1: 0 is black and white, 1 is a picture in colours. */
  readonly colour: number;
  readonly a: number;
  readonly b: number;
}

/** A picture whose colours scatter less than the first (CIE a*, b*) is black and white, more than the second in colours. */
const [GREY, COLOURED] = [2.5, 6] as const;
const STEP = 11;

/** The film that a picture was taken on: black and white and sepia have one tint, from black to white. */
export function filmOf({ data }: Picture): Film {
  let [count, a, b, aa, bb] = [0, 0, 0, 0, 0];
  for (let at = 0; at * 3 + 2 < data.length; at += STEP, count += 1) {
    const [, x, y] = labOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    [a, b, aa, bb] = [a + x, b + y, aa + x * x, bb + y * y];
  }
  const n = Math.max(1, count);
  const spread = Math.sqrt(Math.max(0, aa / n - (a / n) ** 2 + bb / n - (b / n) ** 2));
  return { colour: Math.min(1, Math.max(0, (spread - GREY) / (COLOURED - GREY))), a: a / n, b: b / n };
}

/** A picture as it would be on a film, where `isSeen`. */
export function toned(picture: Picture, { colour, a, b }: Film, isSeen: (at: number) => boolean): Picture {
  if (colour >= 1) return picture;
  const out = copyOf(picture);
  for (let at = 0; at * 3 < out.data.length; at += 1) {
    if (!isSeen(at)) continue;
    const [l, x, y] = labOf(out.data[at * 3] ?? 0, out.data[at * 3 + 1] ?? 0, out.data[at * 3 + 2] ?? 0);
    const lab: Lab = [l, a + (x - a) * colour, b + (y - b) * colour];
    out.data.set(rgbOf(lab).map(Math.round), at * 3);
  }
  return out;
}
