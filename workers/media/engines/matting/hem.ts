import { islandsOf } from "../picture/islands.ts";
import type { Plane } from "../picture/raster.ts";

/** A hole that the picture's lower edge closes is somebody's own, up to this height of the picture: trousers below a hem, of the wall's color. */
const HEM = 0.1;

/** The mask of somebody whom the picture cuts off below, without the holes between that edge and what is just above it. */
export function withHem(mask: Plane): Plane {
  const { data, width, height } = mask;
  const rows = Math.ceil(height * HEM);
  const from = (height - rows) * width;
  const band = { data: data.subarray(from).map((value) => (value < 0.5 ? 1 : 0)), width, height: rows };
  const { labels, islands } = islandsOf(band);
  const holes = Uint8Array.from([
    0,
    ...islands.map(({ left, right, top, bottom }) => (top > 0 && left > 0 && right < width - 1 && bottom === rows - 1 ? 1 : 0)),
  ]);
  if (!holes.includes(1)) return mask;
  const filled = data.slice();
  for (let at = 0; at < labels.length; at += 1) {
    const x = at % width;
    // What is half there beside a hole is its edge.
    const isHole = [at, x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width].some(
      (near) => holes[labels[near] ?? 0] === 1,
    );
    if (isHole) filled[from + at] = 1;
  }
  return { data: filled, width, height };
}
