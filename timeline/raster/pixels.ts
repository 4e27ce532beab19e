/** 8-bit RGBA, row by row; colours are not multiplied by alpha. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const pixelsOf = ({ width, height }: Size): Pixels => ({ data: new Uint8ClampedArray(width * height * 4), width, height });

/** Half as large: each pixel is the mean of four, weighted by their alpha. */
function halved({ data, width, height }: Pixels): Pixels {
  const small = pixelsOf({ width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) });
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const to = (y * small.width + x) * 4;
      const first = (y * 2 * width + x * 2) * 4;
      const [right, below] = [width > 1 ? 4 : 0, height > 1 ? width * 4 : 0];
      let [r, g, b, a] = [0, 0, 0, 0];
      for (const at of [first, first + right, first + below, first + right + below]) {
        const alpha = data[at + 3] ?? 0;
        r += (data[at] ?? 0) * alpha;
        g += (data[at + 1] ?? 0) * alpha;
        b += (data[at + 2] ?? 0) * alpha;
        a += alpha;
      }
      if (a > 0) [small.data[to], small.data[to + 1], small.data[to + 2]] = [r / a, g / a, b / a];
      small.data[to + 3] = a / 4;
    }
  }
  return small;
}

/** The picture at a size that bilinear reading at `scale` of the original still serves, and what is left of that scale. */
export function shrunk(picture: Pixels, scale: number): { picture: Pixels; scale: number } {
  return scale > 0.5 || Math.min(picture.width, picture.height) < 4 ? { picture, scale } : shrunk(halved(picture), scale * 2);
}

/** Writes the colour between four pixels into `into`: red, green, blue, alpha, 0…255; nothing outside the picture where `clear`. */
export function read({ data, width, height }: Pixels, x: number, y: number, into: Float32Array, clear: boolean): void {
  into.fill(0);
  if (clear && (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5)) return;
  const [fx, fy] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const [u, v] = [fx - x0, fy - y0];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  let alpha = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const at = ((corner < 2 ? y0 : y1) * width + (corner % 2 === 0 ? x0 : x1)) * 4;
    const share = (corner < 2 ? 1 - v : v) * (corner % 2 === 0 ? 1 - u : u) * (data[at + 3] ?? 0);
    into[0] = (into[0] ?? 0) + (data[at] ?? 0) * share;
    into[1] = (into[1] ?? 0) + (data[at + 1] ?? 0) * share;
    into[2] = (into[2] ?? 0) + (data[at + 2] ?? 0) * share;
    alpha += share;
  }
  if (alpha > 0) for (let part = 0; part < 3; part += 1) into[part] = (into[part] ?? 0) / alpha;
  into[3] = alpha;
}
