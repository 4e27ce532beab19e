import type { Rect, Size } from "./patch.ts";

/**
 * The lightest of every window of 2·radius + 1 samples along lines (van Herk): three comparisons a sample, whatever the
 * radius. Sample `n` of a line is `stride` after sample `n - 1`; there are `count` lines beside each other, `apart` apart.
 */
function lightest(plane: Uint8Array, radius: number, lines: { length: number; stride: number; count: number; apart: number }): Uint8Array {
  const { length, stride, count, apart } = lines;
  const window = radius * 2 + 1;
  const padded = length + radius * 2;
  const [up, down] = [new Uint8Array(padded), new Uint8Array(padded)];
  const line = new Uint8Array(padded);
  const out = new Uint8Array(plane.length);
  for (let start = 0, n = 0; n < count; n += 1, start += apart) {
    for (let i = 0; i < padded; i += 1) line[i] = plane[start + Math.min(length - 1, Math.max(0, i - radius)) * stride] ?? 0;
    for (let i = 0, within = 0, most = 0; i < padded; i += 1) {
      const value = line[i] ?? 0;
      most = within === 0 || value > most ? value : most;
      up[i] = most;
      within = within === window - 1 ? 0 : within + 1;
    }
    for (let i = padded - 1, most = 0; i >= 0; i -= 1) {
      const value = line[i] ?? 0;
      most = (i + 1) % window === 0 || value > most ? value : most;
      down[i] = most;
    }
    for (let i = 0, at = start; i < length; i += 1, at += stride) {
      const [a, b] = [down[i] ?? 0, up[i + window - 1] ?? 0];
      out[at] = a > b ? a : b;
    }
  }
  return out;
}

/** The plane with each pixel as light as the lightest within `radius`; a mask so grown. */
export function dilated(plane: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  if (radius < 1) return plane;
  const across = lightest(plane, radius, { length: width, stride: 1, count: height, apart: width });
  return lightest(across, radius, { length: height, stride: width, count: width, apart: 1 });
}

function inverted(plane: Uint8Array): Uint8Array {
  const out = new Uint8Array(plane.length);
  for (let i = 0; i < out.length; i += 1) out[i] = 255 - (plane[i] ?? 0);
  return out;
}

/** How much darker each pixel is than what is left when all that is darker and thinner than 2·radius is taken away. */
function darkHat(luma: Uint8Array, size: Size, radius: number): Uint8Array {
  const closed = inverted(dilated(inverted(dilated(luma, size, radius)), size, radius));
  for (let i = 0; i < closed.length; i += 1) closed[i] = (closed[i] ?? 0) - (luma[i] ?? 0);
  return closed;
}

/** How much lighter (`light`) and darker (`dark`) each pixel is than its surroundings without what is thinner than 2·radius. */
export const topHats = (luma: Uint8Array, size: Size, radius: number): { light: Uint8Array; dark: Uint8Array } => ({
  light: darkHat(inverted(luma), size, radius),
  dark: darkHat(luma, size, radius),
});

/** The distance of each pixel to the nearest of a mask, by the longer side, up to `most`. */
export function distances(mask: Uint8Array, { width, height }: Size, most: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let i = 0; i < out.length; i += 1) out[i] = mask[i] ? 0 : most;
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 1) {
      let near = out[i] ?? 0;
      if (x > 0) near = Math.min(near, (out[i - 1] ?? 0) + 1);
      if (y > 0) near = Math.min(near, (out[i - width] ?? 0) + 1, (out[i - width - 1] ?? most) + 1, (out[i - width + 1] ?? 0) + 1);
      out[i] = near;
    }
  for (let y = height - 1, i = out.length - 1; y >= 0; y -= 1)
    for (let x = width - 1; x >= 0; x -= 1, i -= 1) {
      let near = out[i] ?? 0;
      if (x < width - 1) near = Math.min(near, (out[i + 1] ?? 0) + 1);
      if (y < height - 1) near = Math.min(near, (out[i + width] ?? 0) + 1, (out[i + width - 1] ?? 0) + 1, (out[i + width + 1] ?? most) + 1);
      out[i] = near;
    }
  return out;
}

/** Clears a mask outside a rectangle. */
export function keepWithin(mask: Uint8Array, { width, height }: Size, { left, top, ...rect }: Rect): void {
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    if (y < top || y >= top + rect.height) mask.fill(0, line, line + width);
    else {
      mask.fill(0, line, line + Math.min(width, left));
      mask.fill(0, line + Math.min(width, left + rect.width), line + width);
    }
  }
}
