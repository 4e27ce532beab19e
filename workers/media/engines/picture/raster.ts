import type { Plane } from "../../../../timeline/raster/plane.ts";

export { boxBlur, clamped, mapped, plane, type Plane, smoothstep } from "../../../../timeline/raster/plane.ts";

/** 8-bit RGB, row by row. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Bilinear scaling, pixel centres aligned. */
export function scaled(source: Plane, width: number, height: number): Plane {
  const target = new Float32Array(width * height);
  const [kx, ky] = [source.width / width, source.height / height];
  for (let y = 0; y < height; y += 1) {
    const fy = Math.min(source.height - 1, Math.max(0, (y + 0.5) * ky - 0.5));
    const y0 = Math.floor(fy);
    const [top, bottom, v] = [y0 * source.width, Math.min(source.height - 1, y0 + 1) * source.width, fy - y0];
    for (let x = 0; x < width; x += 1) {
      const fx = Math.min(source.width - 1, Math.max(0, (x + 0.5) * kx - 0.5));
      const x0 = Math.floor(fx);
      const x1 = Math.min(source.width - 1, x0 + 1);
      const u = fx - x0;
      const upper = (source.data[top + x0] ?? 0) * (1 - u) + (source.data[top + x1] ?? 0) * u;
      const lower = (source.data[bottom + x0] ?? 0) * (1 - u) + (source.data[bottom + x1] ?? 0) * u;
      target[y * width + x] = upper * (1 - v) + lower * v;
    }
  }
  return { data: target, width, height };
}

/** One colour channel at a smaller size, as `scaled` would make it of the whole. */
export function channel({ data, width, height }: Picture, index: number, size: { width: number; height: number }): Plane {
  const target = new Float32Array(size.width * size.height);
  const [kx, ky] = [width / size.width, height / size.height];
  for (let y = 0; y < size.height; y += 1) {
    const fy = Math.min(height - 1, Math.max(0, (y + 0.5) * ky - 0.5));
    const y0 = Math.floor(fy);
    const [top, bottom, v] = [y0 * width, Math.min(height - 1, y0 + 1) * width, fy - y0];
    for (let x = 0; x < size.width; x += 1) {
      const fx = Math.min(width - 1, Math.max(0, (x + 0.5) * kx - 0.5));
      const x0 = Math.floor(fx);
      const [x1, u] = [Math.min(width - 1, x0 + 1), fx - x0];
      const upper = (data[(top + x0) * 3 + index] ?? 0) * (1 - u) + (data[(top + x1) * 3 + index] ?? 0) * u;
      const lower = (data[(bottom + x0) * 3 + index] ?? 0) * (1 - u) + (data[(bottom + x1) * 3 + index] ?? 0) * u;
      target[y * size.width + x] = (upper * (1 - v) + lower * v) / 255;
    }
  }
  return { data: target, width: size.width, height: size.height };
}
