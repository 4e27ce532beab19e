import { islandsOf } from "./islands.ts";
import { boundingBox, type Box, hullOf } from "./measure.ts";
import { distances, isShadow, OTHER, type Colour } from "./plain.ts";
import { boxBlur, mapped, type Picture, type Plane } from "./raster.ts";

/** White on white differs from its ground by this much, of 441; noise is less, once it is smoothed over so many pixels. */
const [FAINT, SMOOTH] = [5, 2];
/** A part of a thing is at least this much of the picture. */
const PART = 0.004;
/** What was found is less than this share of the box of all that is not ground: the mark on a thing, not the thing. */
const MARK = 0.7;

/** The box of all parts of a thing; null where there is none. */
function boxOfParts(off: Plane): Box | null {
  const { width, height } = off;
  const { labels, islands } = islandsOf(off);
  const parts = islands.map(({ size }) => size > PART * width * height);
  return boundingBox({ data: Float32Array.from(labels, (label) => (parts[label - 1] ? 1 : 0)), width, height }, 0.5);
}

/** The box of all that is not ground; null where there is nothing. */
export function thingOn(ground: Colour, picture: Picture): Box | null {
  const { width, height } = picture;
  const off = boxBlur({ data: distances(picture, ground), width, height }, SMOOTH);
  return boxOfParts(mapped(off, (value) => (value > FAINT ? 1 : 0)));
}

/** The box of all that neither is ground nor could be its shadow; null where there is nothing. */
function surelyOn(ground: Colour, picture: Picture): Box | null {
  const { width, height } = picture;
  const off = { data: distances(picture, ground), width, height };
  return boxOfParts(mapped(off, (value, index) => (value > OTHER && !isShadow(picture, index) ? 1 : 0)));
}

/** A ground that grows darker towards a rim of the picture does so to its last pixel; what was found ends this far from there. */
const [LAST, FAR] = [0.005, 0.05];

/**
 * The box of all that is not ground, without a side on which that is a reflection in it. A ground that is darker towards two sides has
 * such a box from its own light: then it is what was found.
 */
function withoutFall(all: Box, found: Box): Box {
  const edges = ({ x, y, width, height }: Box) => [x, y, 1 - x - width, 1 - y - height] as const;
  const own = edges(found);
  const falls = edges(all).map((edge, side) => edge < LAST && (own[side] ?? 0) - edge > FAR);
  if (falls.filter(Boolean).length > 1) return found;
  const [x, y, right, bottom] = edges(all).map((edge, side) => (falls[side] ? (own[side] ?? edge) : edge)) as [
    number,
    number,
    number,
    number,
  ];
  return { x, y, width: 1 - x - right, height: 1 - y - bottom };
}

/**
 * Where the thing of a picture is: of what stands on plain ground with all of it that is surely none (the dark end of a screen), and
 * all that is not ground, where a mask holds no more than a mark on it (the round button of a white box on white).
 */
export function placeOf(picture: Picture, mask: Plane, ground: Colour | null): Box | null {
  const masked = boundingBox(mask, 0.5);
  const thing = ground === null ? null : thingOn(ground, picture);
  if (masked === null || ground === null || thing === null) return masked;
  const own = surelyOn(ground, picture);
  const found = own === null ? masked : hullOf(masked, own);
  const all = withoutFall(thing, found);
  return found.width * found.height < MARK * all.width * all.height ? all : found;
}
