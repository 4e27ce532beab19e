import type { Picture, Plane } from "../picture/raster.ts";

/** Masks of neighbours that differ by more than this (mean, of those pixels that either holds) have moved. */
const MOVED = 0.12;

/** How far two masks are apart, as a share of what either holds: 0 the same … 1 nothing in common. */
export function apart({ data: a }: Plane, { data: b }: Plane): number {
  let [difference, held] = [0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [one, other] = [a[at] ?? 0, b[at] ?? 0];
    difference += Math.abs(one - other);
    held += Math.max(one, other);
  }
  return held === 0 ? 0 : difference / held;
}

const mean = ({ data: a, ...size }: Plane, { data: b }: Plane): Plane => ({
  ...size,
  data: a.map((value, at) => (value + (b[at] ?? 0)) / 2),
});

export interface Seen {
  readonly picture: Picture;
  readonly coarse: Plane;
}

/**
 * Each picture of a film with its coarse mask. The network sees every second one; between two that are alike the mask is
 * their mean, to be drawn onto the picture's own edges; where they are not, the network sees that one, too.
 */
export async function* everySecond(pictures: AsyncIterable<Picture>, see: (picture: Picture) => Promise<Plane>): AsyncGenerator<Seen> {
  let before: Plane | null = null;
  let between: Picture | null = null;
  for await (const picture of pictures) {
    if (before !== null && between === null) {
      between = picture;
      continue;
    }
    const coarse: Plane = await see(picture);
    if (before !== null && between !== null)
      yield { picture: between, coarse: apart(before, coarse) > MOVED ? await see(between) : mean(before, coarse) };
    yield { picture, coarse };
    [before, between] = [coarse, null];
  }
  if (between !== null) yield { picture: between, coarse: await see(between) };
}
