import { boxBlur, mapped, plane, type Picture, type Plane } from "./raster.ts";

/** From here on a pixel is the subject's alone; below, the background's. */
const SOLID = 0.96;
const CLEAR = 0.04;
/** The colours beside an edge are looked for in blocks of so many pixels: they change little from one to the next. */
const BLOCK = 4;
/**
 * In blocks, narrow where there is a solid part near, and how much it says there: a wide veil must not change its colour in
 * one step where the look ends.
 */
const LOOKS = [
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 0.8],
  [5, 0.6],
  [6, 0.4],
  [7, 0.2],
] as const;
/** Less of a solid part than this is none. */
const NEAR = 1e-3;

/** Per block: how many of its pixels count, and the sum of each channel over those. */
function blocks({ data, width, height }: Picture, mask: Plane, counts: (alpha: number) => boolean): { weight: Plane; sums: Plane[] } {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const weight = plane(across, down);
  const sums = [0, 1, 2].map(() => plane(across, down));
  const [red, green, blue] = [0, 1, 2].map((part) => sums[part]?.data ?? weight.data) as [Float32Array, Float32Array, Float32Array];
  for (let y = 0, index = 0; y < height; y += 1) {
    const row = Math.floor(y / BLOCK) * across;
    for (let x = 0; x < width; x += 1, index += 1) {
      if (!counts(mask.data[index] ?? 0)) continue;
      const block = row + Math.floor(x / BLOCK);
      weight.data[block] = (weight.data[block] ?? 0) + 1;
      red[block] = (red[block] ?? 0) + (data[index * 3] ?? 0);
      green[block] = (green[block] ?? 0) + (data[index * 3 + 1] ?? 0);
      blue[block] = (blue[block] ?? 0) + (data[index * 3 + 2] ?? 0);
    }
  }
  return { weight, sums };
}

interface Around {
  /** The colour of what counts around each block, by channel; 0…255, negative where there is none. */
  readonly colours: readonly Plane[];
  readonly share: number;
}

/** What counts around each block, narrowest first. */
function spread({ weight, sums }: ReturnType<typeof blocks>): Around[] {
  return LOOKS.map(([reach, share]) => {
    const blurred = (one: Plane): Plane => (reach === 0 ? one : boxBlur(one, reach));
    const near = blurred(weight).data;
    const colour = (sum: Plane) => mapped(blurred(sum), (value, block) => ((near[block] ?? 0) > NEAR ? value / (near[block] ?? 1) : -1));
    return { colours: sums.map(colour), share };
  });
}

type Near = readonly (Around | undefined)[];

/** Per block, the narrowest look that has found a colour; undefined where none has. */
function nearest(picture: Picture, mask: Plane, counts: (alpha: number) => boolean): Near {
  const around = spread(blocks(picture, mask, counts));
  return Array.from(around[0]?.colours[0]?.data ?? [], (_, block) => around.find(({ colours: [red] }) => (red?.data[block] ?? -1) >= 0));
}

/** The subject's own colour in a pixel that it shares: what is near, corrected by what the mixture is not (Forte 2021). */
function unmixed(own: number, alpha: number, subject: number, ground: number | undefined): number {
  if (ground === undefined) return own * alpha * alpha * 0.5 + subject * (1 - alpha * alpha * 0.5);
  return subject + alpha * (own - alpha * subject - (1 - alpha) * ground);
}

/**
 * The picture with the background's colour taken out of its soft edges, so that it can stand on any other
 * background without a halo: RGBA, 8 bits.
 */
export function decontaminated(picture: Picture, mask: Plane): Uint8Array {
  const { data, width, height } = picture;
  const subjects = nearest(picture, mask, (alpha) => alpha >= SOLID);
  const grounds = nearest(picture, mask, (alpha) => alpha <= CLEAR);
  const across = Math.ceil(width / BLOCK);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, index = 0; y < height; y += 1) {
    const row = Math.floor(y / BLOCK) * across;
    for (let x = 0; x < width; x += 1, index += 1) {
      const alpha = mask.data[index] ?? 0;
      pixels[index * 4 + 3] = alpha * 255;
      const block = row + Math.floor(x / BLOCK);
      const subject = alpha >= SOLID ? undefined : subjects[block];
      // Far from the subject nothing shows, whatever its colour.
      if (alpha === 0 && subject === undefined) continue;
      const far = 1 - (subject?.share ?? 0);
      for (let part = 0; part < 3; part += 1) {
        const own = data[index * 3 + part] ?? 0;
        const near = subject?.colours[part]?.data[block];
        pixels[index * 4 + part] =
          near === undefined ? own : own * far + unmixed(own, alpha, near, grounds[block]?.colours[part]?.data[block]) * (1 - far);
      }
    }
  }
  return new Uint8Array(pixels.buffer);
}
