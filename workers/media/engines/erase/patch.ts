/** A picture as the codecs have it: luma, and two planes of colour at half the size (I420). Sides are even. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Uint8Array, Uint8Array, Uint8Array];
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Bytes of one picture. */
export const bytesOf = ({ width, height }: Size): number => (width * height * 3) / 2;

/** A picture over bytes that it shares. */
export function pictureOf(bytes: Uint8Array, { width, height }: Size): Picture {
  const area = width * height;
  return {
    width,
    height,
    planes: [bytes.subarray(0, area), bytes.subarray(area, area * 1.25), bytes.subarray(area * 1.25, area * 1.5)],
  };
}

const half = ({ left, top, width, height }: Rect): Rect => ({ left: left / 2, top: top / 2, width: width / 2, height: height / 2 });

/** Calls back with where each line of a rectangle begins in the whole and in the part. */
function lines(stride: number, { left, top, width, height }: Rect, each: (whole: number, part: number, width: number) => void): void {
  for (let line = 0; line < height; line += 1) each((top + line) * stride + left, line * width, width);
}

/** A copy of a part of a picture; the sides of the part are even. */
export function taken({ width, planes: [y, u, v] }: Picture, part: Rect): Picture {
  const out = pictureOf(new Uint8Array(bytesOf(part)), part);
  const take = (from: Uint8Array, to: Uint8Array, stride: number, rect: Rect) =>
    lines(stride, rect, (whole, at, length) => to.set(from.subarray(whole, whole + length), at));
  take(y, out.planes[0], width, part);
  take(u, out.planes[1], width / 2, half(part));
  take(v, out.planes[2], width / 2, half(part));
  return out;
}

/** Which pixels of colour a mask of luma touches. */
export function colourMask(mask: Uint8Array, { width, height }: Size): Uint8Array {
  const out = new Uint8Array((width * height) / 4);
  for (let y = 0, at = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2, at += 1) {
      const i = y * width + x;
      out[at] = (mask[i] ?? 0) | (mask[i + 1] ?? 0) | (mask[i + width] ?? 0) | (mask[i + width + 1] ?? 0);
    }
  return out;
}

/** Writes the masked pixels of a part back into the picture that it was taken from; no other byte is touched. */
export function putMasked({ width, planes }: Picture, made: Picture, mask: Uint8Array, part: Rect): void {
  const colours = colourMask(mask, part);
  const put = (plane: 0 | 1 | 2, covered: Uint8Array, stride: number, rect: Rect) => {
    const [to, from] = [planes[plane], made.planes[plane]];
    lines(stride, rect, (whole, at, length) => {
      for (let n = 0; n < length; n += 1) if (covered[at + n]) to[whole + n] = from[at + n] ?? 0;
    });
  };
  put(0, mask, width, part);
  put(1, colours, width / 2, half(part));
  put(2, colours, width / 2, half(part));
}

/** A box (fractions of the picture) in whole pixels of both planes, and with as much around it as there is. */
export function areaOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }, whole: Size, margin: number) {
  const even = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value / 2) * 2));
  const span = (from: number, length: number, most: number) => {
    const start = Math.min(even(from * most, most), most - 2);
    return [start, Math.max(start + 2, even((from + length) * most, most))] as const;
  };
  const [left, right] = span(x, width, whole.width);
  const [top, bottom] = span(y, height, whole.height);
  const outer = {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(whole.width, right + margin),
    bottom: Math.min(whole.height, bottom + margin),
  };
  return {
    outer: { left: outer.left, top: outer.top, width: outer.right - outer.left, height: outer.bottom - outer.top },
    inner: { left: left - outer.left, top: top - outer.top, width: right - left, height: bottom - top },
  };
}
export type Area = ReturnType<typeof areaOf>;
