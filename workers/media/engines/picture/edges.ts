import { boxBlur, type Picture, type Plane } from "./raster.ts";

/** A step of colour this large (0…255, in its strongest channel) between pixels two apart is an edge; noise and soft shadows stay below. */
const STEP = 11;
/** The same for what is lost with a ground: text and rims, not the fall of a shadow. */
const PLAIN_STEP = 20;
/** Pixels around an outline within which its edge may lie. */
const NEAR = 3;

/** Per pixel, the largest step of colour across it, 0…255. */
export function steps({ data, width, height }: Picture): Uint8Array {
  const result = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 3;
      let most = 0;
      for (let part = 0; part < 3; part += 1) {
        const across = Math.abs((data[at + 3 + part] ?? 0) - (data[at - 3 + part] ?? 0));
        const down = Math.abs((data[at + width * 3 + part] ?? 0) - (data[at - width * 3 + part] ?? 0));
        most = Math.max(most, across, down);
      }
      result[y * width + x] = most;
    }
  }
  return result;
}

/** The strongest step within `NEAR` pixels. */
function strongest(step: Uint8Array, index: number, width: number): number {
  let most = 0;
  for (let dy = -NEAR; dy <= NEAR; dy += 1)
    for (let dx = -NEAR; dx <= NEAR; dx += 1) most = Math.max(most, step[index + dy * width + dx] ?? 0);
  return most;
}

/**
 * The share of a mask's outline, but for the picture's own rim, that lies on an edge of the picture. An outline across a
 * plain face or ground was guessed.
 */
export function outlined(step: Uint8Array, { data, width, height }: Plane): number {
  let [outline, seen] = [0, 0];
  const there = (index: number): boolean => (data[index] ?? 0) > 0.5;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const index = y * width + x;
      if (!there(index) || (there(index - 1) && there(index + 1) && there(index - width) && there(index + width))) continue;
      outline += 1;
      if (strongest(step, index, width) >= STEP) seen += 1;
    }
  }
  return outline === 0 ? 0 : seen / outline;
}

/** Of all clear edges of the picture, the share that lies apart from the mask: on a plain ground, parts of the product that were lost. */
export function lost(step: Uint8Array, mask: Plane): number {
  const reach = Math.max(3, Math.round(Math.max(mask.width, mask.height) / 120));
  const around = boxBlur(mask, reach).data;
  let [all, apart] = [0, 0];
  for (let index = 0; index < around.length; index += 1) {
    if ((step[index] ?? 0) < PLAIN_STEP) continue;
    all += 1;
    if ((around[index] ?? 0) < 0.004) apart += 1;
  }
  return all === 0 ? 0 : apart / all;
}

/** Noise stays below this step; the rims of clear glass do not, and no shadow has such a step. */
const FAINT_STEP = 8;

/**
 * Faint edges apart from a mask, for each pixel of its outline across the picture: the rest of a thing of clear glass, of
 * which only the lid was found. Of a calm ground there are few.
 */
export function faint(step: Uint8Array, mask: Plane): number {
  const around = boxBlur(mask, Math.max(3, Math.round(Math.max(mask.width, mask.height) / 60))).data;
  let [outline, apart] = [0, 0];
  for (let index = 1; index < around.length; index += 1) {
    if ((mask.data[index] ?? 0) > 0.5 !== (mask.data[index - 1] ?? 0) > 0.5) outline += 1;
    const value = step[index] ?? 0;
    if (value >= FAINT_STEP && value < PLAIN_STEP && (around[index] ?? 0) < 0.004) apart += 1;
  }
  return apart / Math.max(1, outline);
}

/** Cells across the longer side, in which parts are missed one by one: a stem, a foot. */
const CELLS = 15;
/** Fewer edges than this in a cell are too few to judge by. */
const FEW = 120;

/**
 * Of the clear edges within what `other` surely holds for the product, the share that a mask leaves out, in the cell where
 * that is most: a part of it, or a hole. A soft shadow has no such edges.
 */
export function dropped(step: Uint8Array, mask: Plane, other: Plane): number {
  const size = Math.max(1, Math.ceil(Math.max(mask.width, mask.height) / CELLS));
  const [all, out] = [new Uint32Array(CELLS * CELLS), new Uint32Array(CELLS * CELLS)];
  // The soft rim of an edge lies beside the mask.
  const around = boxBlur(mask, 1).data;
  for (let index = 0; index < step.length; index += 1) {
    if ((step[index] ?? 0) < PLAIN_STEP || (other.data[index] ?? 0) < 0.5) continue;
    const cell = Math.floor(Math.floor(index / mask.width) / size) * CELLS + Math.floor((index % mask.width) / size);
    all[cell] = (all[cell] ?? 0) + 1;
    if ((around[index] ?? 0) < 0.04) out[cell] = (out[cell] ?? 0) + 1;
  }
  return Array.from(all).reduce((most, count, cell) => (count < FEW ? most : Math.max(most, (out[cell] ?? 0) / count)), 0);
}
