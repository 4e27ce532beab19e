import { boxBlur, mapped, plane, type Picture, type Plane } from "./raster.ts";

const SOLID = 0.96;
/** The colours beside an edge are looked for in blocks of so many pixels: they change little from one to the next. */
const BLOCK = 4;
/** In blocks: wide where there is no solid part near, narrow where there is. */
const REACHES = [3, 1] as const;
/** Less of a solid part than this is none. */
const NEAR = 1e-3;

/** Per block: how much of it is solid, and the sum of each channel over its solid pixels. */
function blocks({ data, width, height }: Picture, mask: Plane): { weight: Plane; sums: Plane[] } {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const weight = plane(across, down);
  const sums = [0, 1, 2].map(() => plane(across, down));
  for (let index = 0; index < mask.data.length; index += 1) {
    if ((mask.data[index] ?? 0) < SOLID) continue;
    const block = Math.floor(Math.floor(index / width) / BLOCK) * across + Math.floor((index % width) / BLOCK);
    weight.data[block] = (weight.data[block] ?? 0) + 1;
    for (let part = 0; part < 3; part += 1) {
      const sum = sums[part]?.data ?? weight.data;
      sum[block] = (sum[block] ?? 0) + (data[index * 3 + part] ?? 0);
    }
  }
  return { weight, sums };
}

/** The colour of the solid parts around each block, narrowest first; 0…255, negative where there is none. */
function spread({ weight, sums }: ReturnType<typeof blocks>): Plane[][] {
  return [0, ...REACHES.toReversed()].map((reach) => {
    const blurred = (one: Plane): Plane => (reach === 0 ? one : boxBlur(one, reach));
    const near = blurred(weight).data;
    return sums.map((sum) => mapped(blurred(sum), (value, block) => ((near[block] ?? 0) > NEAR ? value / (near[block] ?? 1) : -1)));
  });
}

/**
 * The picture with the background's colour taken out of its soft edges, so that it can stand on any other
 * background without a halo: RGBA, 8 bits.
 */
export function decontaminated(picture: Picture, mask: Plane): Uint8Array {
  const { data, width, height } = picture;
  const around = spread(blocks(picture, mask));
  const nearest = Array.from(around[0]?.[0]?.data ?? [], (_, block) => around.find(([red]) => (red?.data[block] ?? -1) >= 0));
  const across = Math.ceil(width / BLOCK);
  const pixels = new Uint8Array(width * height * 4);
  for (let index = 0; index < mask.data.length; index += 1) {
    const alpha = mask.data[index] ?? 0;
    pixels[index * 4 + 3] = Math.round(alpha * 255);
    const keep = alpha >= SOLID ? 1 : alpha * alpha * 0.5;
    if (keep === 1) {
      for (let part = 0; part < 3; part += 1) pixels[index * 4 + part] = data[index * 3 + part] ?? 0;
      continue;
    }
    const block = Math.floor(Math.floor(index / width) / BLOCK) * across + Math.floor((index % width) / BLOCK);
    const clean = nearest[block];
    // Far from the subject nothing shows, whatever its colour.
    if (alpha === 0 && clean === undefined) continue;
    for (let part = 0; part < 3; part += 1) {
      const own = data[index * 3 + part] ?? 0;
      pixels[index * 4 + part] = Math.round(own * keep + (clean?.[part]?.data[block] ?? own) * (1 - keep));
    }
  }
  return pixels;
}
