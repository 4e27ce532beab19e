import type { Sides } from "../../../../timeline/shot/frame.ts";
import type { Box } from "../picture/measure.ts";
import { type Picture, type Plane, plane } from "../picture/raster.ts";
import { sidesThatCut } from "./cut-off.ts";
import { boundsOf } from "./scene.ts";

/** What a thing takes of a packshot, the side of it that is nearer to the frame's; where its middle is, from the top. */
const TAKES = 0.7;
const MIDDLE = 0.52;
/** A packshot is at least so wide or high, or as its photograph: what is small in that is not enlarged. */
const LEAST = 1000;
interface Taken {
  readonly picture: Picture;
  readonly mask: Plane;
}

/**
 * The part of a photograph that a packshot of its thing shows, of the photograph's shape: the thing in its middle, large. It may reach
 * beyond the photograph: there is no thing, and a ground is laid below it all.
 */
export function framed(picture: Picture, mask: Plane): Taken {
  const { width, height } = picture;
  const stood = boundsOf(mask);
  if (stood === null) return { picture, mask };
  const { left, right, top, floor } = stood;
  if (Object.values(sidesThatCut((at) => (mask.data[at] ?? 0) > 0.5, mask)).some(Boolean)) return { picture, mask };
  const share = Math.max((right - left) / width, (floor - top) / height) / TAKES;
  const by = Math.max(share, Math.min(1, LEAST / Math.max(width, height)));
  const [w, h] = [Math.round(width * by), Math.round(height * by)];
  const [x0, y0] = [Math.round((left + right - w) / 2), Math.round((top + floor) / 2 - h * MIDDLE)];
  const out = { picture: { width: w, height: h, data: new Uint8Array(w * h * 3) }, mask: plane(w, h) };
  const [from, to] = [Math.max(0, -x0), Math.min(w, width - x0)];
  for (let y = Math.max(0, -y0); y < Math.min(h, height - y0); y += 1) {
    const at = (y + y0) * width + x0;
    out.picture.data.set(picture.data.subarray((at + from) * 3, (at + to) * 3), (y * w + from) * 3);
    out.mask.data.set(mask.data.subarray(at + from, at + to), y * w + from);
  }
  return out;
}

/** Whether a photograph was taken on a calm ground: what the thing stands on, and two sides more; the thing may reach to the fourth. */
export const isOnCalmGround = ({ left, right, above, below }: Sides): boolean => below && [left, right, above].filter(Boolean).length >= 2;

/** The part of a photograph in which its thing is in the middle and large, on the ground that it was taken on. */
export function closeUp({ data, width, height }: Picture, box: Box): Picture {
  const share = Math.max(box.width, box.height) / TAKES;
  const by = Math.min(1, Math.max(share, LEAST / Math.max(width, height)));
  const [w, h] = [Math.round(width * by), Math.round(height * by)];
  const within = (at: number, most: number): number => Math.round(Math.min(Math.max(0, at), most));
  const x0 = within((box.x + box.width / 2) * width - w / 2, width - w);
  const y0 = within((box.y + box.height / 2) * height - h * MIDDLE, height - h);
  const out = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1) out.set(data.subarray(((y + y0) * width + x0) * 3, ((y + y0) * width + x0 + w) * 3), y * w * 3);
  return { data: out, width: w, height: h };
}
