import { boxBlur, channel, clamped, mapped, type Picture, type Plane, scaled } from "../picture/raster.ts";

/** What is behind a subject is compared at this size. */
const LOOKED = 240;
/** A ground that varies less than this is calm. */
const CALM = 0.025;
/** The seam: painted pixels of which so much of the neighbourhood is known. */
const SEAM = { reach: 8, known: 0.08 } as const;

const CHANNELS = [0, 1, 2] as const;

interface Grounds {
  /** Each channel as it goes on from outside into the hole. */
  readonly smooth: readonly Plane[];
  /** How much each channel varies there. */
  readonly spread: readonly Plane[];
  readonly seam: Plane;
}

/** What surrounds a hole, carried into it: from as near as anything is known. */
function carried(known: Plane, value: Plane): Plane {
  const weighed = mapped(value, (one, at) => one * (known.data[at] ?? 0));
  const out = new Float32Array(value.data.length);
  const open = new Uint8Array(out.length).fill(1);
  for (let reach = 2; reach <= LOOKED * 2; reach *= 2) {
    const [sum, weight] = [boxBlur(boxBlur(weighed, reach), reach), boxBlur(boxBlur(known, reach), reach)];
    for (let at = 0; at < out.length; at += 1) {
      const share = weight.data[at] ?? 0;
      if (open[at] === 0 || share < 0.06) continue;
      out[at] = (sum.data[at] ?? 0) / share;
      open[at] = 0;
    }
  }
  const filled = { ...value, data: out };
  // Each place took its own reach: what is between two of them is evened out.
  return boxBlur(boxBlur(filled, 5), 5);
}

function groundsOf(picture: Picture, hole: Plane): Grounds {
  const size = { width: hole.width, height: hole.height };
  const known = mapped(hole, (value) => (value > 0.02 ? 0 : 1));
  // Averaged before it is made smaller: the weave of a cloth is no unrest.
  const reach = Math.round(picture.width / size.width / 2);
  const channels = CHANNELS.map((index) => scaled(boxBlur(channel(picture, index, picture), reach), size.width, size.height));
  const smooth = channels.map((one) => carried(known, one));
  const spread = channels.map((one, index) => {
    const off = mapped(one, (value, at) => Math.abs(value - (smooth[index]?.data[at] ?? 0)));
    return carried(known, off);
  });
  const near = boxBlur(known, SEAM.reach);
  const seam = mapped(hole, (value, at) => (value > 0.5 && (near.data[at] ?? 0) > SEAM.known ? 1 : 0));
  return { smooth, spread, seam };
}

/** How much what surrounds a subject varies along its outline, 0…1: a wall or a sheet of paper hardly does. */
const unrest = ({ spread, seam }: Grounds): number => {
  let [all, sum] = [0, 0];
  for (let at = 0; at < seam.data.length; at += 1) {
    if (seam.data[at] !== 1) continue;
    all += 1;
    for (const one of spread) sum += (one.data[at] ?? 0) / spread.length;
  }
  return all === 0 ? 1 : sum / all;
};

/**
 * What is behind a subject before a calm ground (a wall, a sheet of paper): that ground, carried smoothly into its place.
 * Null where the ground is not calm, and has to be painted: a network that paints on a plain wall invents dark shapes,
 * which show as soon as the two move apart.
 */
export function calmGround(picture: Picture, hole: Plane): Picture | null {
  const by = Math.min(1, LOOKED / Math.max(picture.width, picture.height));
  const small = scaled(boxBlur(hole, Math.max(1, Math.round(0.5 / by))), Math.round(hole.width * by), Math.round(hole.height * by));
  const grounds = groundsOf(picture, small);
  if (unrest(grounds) > CALM) return null;
  const smooth = grounds.smooth.map((one) => scaled(one, picture.width, picture.height));
  const soft = boxBlur(hole, Math.max(1, Math.round(1 / by)));
  const data = new Uint8Array(picture.data);
  for (let at = 0; at < hole.data.length; at += 1) {
    const share = clamped(Math.max(hole.data[at] ?? 0, soft.data[at] ?? 0));
    if (share <= 0) continue;
    for (const index of CHANNELS) {
      const own = picture.data[at * 3 + index] ?? 0;
      data[at * 3 + index] = Math.round(own * (1 - share) + (smooth[index]?.data[at] ?? 0) * 255 * share);
    }
  }
  return { ...picture, data };
}
