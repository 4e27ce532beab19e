interface Size {
  readonly width: number;
  readonly height: number;
}

interface Framed {
  readonly canvas: Size;
  /** The picture. */
  readonly plate: Size;
  /** Where in it is what it is of, 0…1; null: not known. */
  readonly whole: (Size & { readonly x: number; readonly y: number }) | null;
}

/** Where the layers of a shot lie in its frame, in canvas pixels. */
export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It ends within the frame: at its sides, above and below. */
  readonly ends: { readonly across: boolean; readonly down: boolean };
}

/** How much of a thing must be seen; and how much of the frame it takes at most where the picture is made smaller for it. */
const [SEEN, TAKES] = [0.97, 0.86] as const;

/**
 * The layers over the whole frame, which cuts them. Where that would take the ends of what the picture is of away (`whole`), they
 * are as small as that needs, and end within the frame.
 */
export function lyingIn({ canvas, plate, whole }: Framed): Lying {
  const { width, height } = canvas;
  const cover = Math.max(width / plate.width, height / plate.height);
  const share = { x: width / (plate.width * cover), y: height / (plate.height * cover) };
  const all: Lying = { x: 0, y: 0, width, height, ends: { across: false, down: false } };
  if (!whole || (whole.width <= share.x * SEEN && whole.height <= share.y * SEEN)) return all;
  const fitting = Math.min((width * TAKES) / (whole.width * plate.width), (height * TAKES) / (whole.height * plate.height));
  const scale = Math.max(Math.min(width / plate.width, height / plate.height), Math.min(cover, fitting));
  const [w, h] = [plate.width * scale, plate.height * scale];
  /** The thing in the middle; where the picture is larger than the frame, without a gap. */
  const place = (length: number, frame: number, middle: number): number =>
    length >= frame ? Math.min(0, Math.max(frame - length, frame / 2 - middle * length)) : frame / 2 - middle * length;
  return {
    x: place(w, width, whole.x + whole.width / 2),
    y: place(h, height, whole.y + whole.height / 2),
    width: w,
    height: h,
    ends: { across: w < width - 1, down: h < height - 1 },
  };
}
