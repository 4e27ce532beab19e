interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Sides of a picture, or of a frame. */
export type Sides = Readonly<Record<"left" | "right" | "above" | "below", boolean>>;

/** Where in a picture is what it is of, 0…1, and which sides of the picture cut it off. */
export interface Whole extends Box {
  readonly cut: Sides;
}

/** How much of a picture lies between each side of it and what it is of. */
export const freeOf = ({ x, y, width, height }: Whole): Readonly<Record<keyof Sides, number>> => ({
  left: x,
  right: 1 - x - width,
  above: y,
  below: 1 - y - height,
});

interface Framed {
  readonly canvas: Size;
  /** The picture. */
  readonly plate: Size;
  /** Null: not known. */
  readonly whole: Whole | null;
}

/** Where the layers of a shot lie in its frame, in canvas pixels. */
export interface Lying extends Box {
  /** Where it ends within the frame. */
  readonly ends: Sides;
}

/** How much of a thing must be seen; and how much of the frame it takes at most where the picture is made smaller for it. */
const [SEEN, TAKES] = [0.97, 0.86] as const;

/** A thing that takes more of its picture than this goes from edge to edge of it; so much of the frame it takes, for cameras move. */
const [TIGHT, TIGHT_TAKES] = [0.95, 0.76] as const;
/** So far beyond the frame's edge lies an edge that cuts something off: no move of the camera brings it into view. Of the frame. */
const BEYOND = 0.03;
const NOWHERE = { left: false, right: false, above: false, below: false } as const;

/** What a picture is of along one axis, 0…1, and whether the picture cuts it off at either end. */
interface Along {
  readonly from: number;
  readonly to: number;
  readonly cut: readonly [boolean, boolean];
}

/** A side of the picture along one axis of the frame: where it begins, and whether it ends within the frame at either end. */
function place(length: number, frame: number, thing: Along): { at: number; ends: readonly [boolean, boolean] } {
  const middle = ((thing.from + thing.to) / 2) * length;
  // Where the picture is larger than the frame, without a gap.
  if (length >= frame - 1) return { at: Math.min(0, Math.max(frame - length, frame / 2 - middle)), ends: [false, false] };
  const [first, last] = thing.cut;
  if (last) return { at: frame * (1 + BEYOND) - length, ends: [true, false] };
  if (first) return { at: -frame * BEYOND, ends: [false, true] };
  return { at: frame / 2 - middle, ends: [true, true] };
}

/**
 * The layers over the whole frame, which cuts them. Where that would take the ends of what the picture is of away (`whole`), they
 * are as small as that needs, and end within the frame; but not where their picture cuts it off: a body does not end in the air.
 */
export function lyingIn({ canvas, plate, whole }: Framed): Lying {
  const { width, height } = canvas;
  const cover = Math.max(width / plate.width, height / plate.height);
  const share = { x: width / (plate.width * cover), y: height / (plate.height * cover) };
  const all: Lying = { x: 0, y: 0, width, height, ends: NOWHERE };
  if (!whole || (whole.width <= share.x * SEEN && whole.height <= share.y * SEEN)) return all;
  const { cut } = whole;
  const across: Along = { from: whole.x, to: whole.x + whole.width, cut: [cut.left, cut.right] };
  const down: Along = { from: whole.y, to: whole.y + whole.height, cut: [cut.above, cut.below] };
  const isCutThrough = ({ cut: [first, last] }: Along): boolean => first && last;
  // A thing that goes from edge to edge of its picture, and is not cut off, has air around it; else the picture goes to two of the frame's edges.
  const isTight = !Object.values(cut).some(Boolean) && Math.max(whole.width, whole.height) > TIGHT;
  const takes = isTight ? TIGHT_TAKES : TAKES;
  const fitting = Math.min(
    (width * (isCutThrough(across) ? 1 : takes)) / (whole.width * plate.width),
    (height * (isCutThrough(down) ? 1 : takes)) / (whole.height * plate.height),
  );
  const least = isTight ? 0 : Math.min(width / plate.width, height / plate.height);
  const scale = Math.max(least, Math.min(cover, fitting));
  const [w, h] = [plate.width * scale, plate.height * scale];
  if ((isCutThrough(across) && w < width - 1) || (isCutThrough(down) && h < height - 1)) return all;
  const [x, y] = [place(w, width, across), place(h, height, down)];
  const [[left, right], [above, below]] = [x.ends, y.ends];
  return { x: x.at, y: y.at, width: w, height: h, ends: { left, right, above, below } };
}
