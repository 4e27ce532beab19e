import { guided } from "../picture/guided.ts";
import { withoutCrumbs } from "../picture/islands.ts";
import { boxBlur, clamped, mapped, scaled, type Picture, type Plane } from "../picture/raster.ts";
import { closedForm } from "./closed-form.ts";

/** A soft mask that is surer than this, all around, is right. */
const SURE = 0.01;
/** How many pixels are solved for at most: some 20 MB, and a second or two. */
const MOST_UNKNOWN = 100_000;
/** Longest sides that are tried for it, the largest that fits. */
const SIDES = [1600, 1280, 960, 720, 480] as const;
const ROUNDS = 30;
/** How much the coarse mask counts against the colours: hardly where it is undecided, more where it is sure. Measured: `cutout.sad`. */
const [LEAST, MORE] = [0.002, 0.05] as const;
/** The solution's own edges, taken over to the picture's pixels. */
const DRAWN = { radius: 2, epsilon: 1e-5 } as const;

/** The band in which a coarse mask may be wrong by so many pixels, and the mask with all else decided. */
function bandOf(coarse: Plane, reach: number): { unknown: Uint8Array; near: Plane } {
  const wide = boxBlur(coarse, Math.max(1, Math.round(reach)));
  const unknown = Uint8Array.from(wide.data, (value) => (value > SURE && value < 1 - SURE ? 1 : 0));
  const near = mapped(wide, (value, index) => (unknown[index] === 1 ? (coarse.data[index] ?? 0) : Math.round(value)));
  return { unknown, near };
}

const within = ({ width, height }: Picture, longest: number): { width: number; height: number } => {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(3, Math.round(width * by)), height: Math.max(3, Math.round(height * by)) };
};

const unknownIn = ({ unknown }: ReturnType<typeof bandOf>): number => unknown.reduce((sum, one) => sum + one, 0);

interface Refined {
  /** The picture at another size. */
  readonly at: (size: { width: number; height: number }) => Promise<Picture>;
  /** What a network or a key says, at any size. */
  readonly coarse: Plane;
  /** How far that may be wrong, as a share of the longest side. */
  readonly reach: number;
}

/** The band at the largest size that can be solved for. */
function largest(picture: Picture, { coarse, reach }: Refined): ReturnType<typeof bandOf> {
  const bands = SIDES.map((side) => {
    const { width, height } = within(picture, side);
    return () => bandOf(scaled(coarse, width, height), reach * Math.max(width, height));
  });
  const fitting = bands.find((band) => unknownIn(band()) <= MOST_UNKNOWN) ?? bands.at(-1);
  return fitting?.() ?? bandOf(coarse, 1);
}

/**
 * A coarse mask as alpha at the picture's own size: in the band where it may be wrong the closed-form matte at the largest
 * size that can be solved for, taken over to every pixel as what it is a linear function of in each small window: colour.
 */
export async function refined(picture: Picture, wanted: Refined): Promise<Plane> {
  const { unknown, near } = largest(picture, wanted);
  const { width, height } = near;
  const small = width === picture.width && height === picture.height ? picture : await wanted.at({ width, height });
  const pull = near.data.map((value) => LEAST + MORE * (2 * value - 1) ** 4);
  const solved = withoutCrumbs(closedForm(small, { unknown, near, pull, rounds: ROUNDS }));
  const drawn = guided(picture, solved, { ...DRAWN, longest: Math.max(width, height) });
  const band = scaled({ data: Float32Array.from(unknown), width, height }, picture.width, picture.height);
  return mapped(scaled(solved, picture.width, picture.height), (value, index) =>
    (band.data[index] ?? 0) > 0 ? clamped(drawn(index)) : value,
  );
}
