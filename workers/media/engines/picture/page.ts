import { islandsOf, largestOf, type Island } from "./islands.ts";
import type { Box } from "./measure.ts";
import { distances, type Colour } from "./plain.ts";
import { mapped, type Picture, type Plane } from "./raster.ts";

/** A pixel this far from its ground (0…441 in RGB) is none of it: a light wall on white paper. */
const OFF = 12;
/** Of the picture: what is smaller is a detail of its page, what is larger is the picture. */
const [LEAST, MOST] = [0.2, 0.94];
/** Pixels from a side of a photograph at which all is page, and at which it is photograph: its edge is soft. */
const [OUTSIDE, INSIDE] = [4, 6];
/** Shares of that: of the page at each side; of the photograph at two sides or more, and at each (a window, a lit wall). */
const [FREE, FILLED, LIT] = [0.03, 0.7, 0.2];
/** So many lines beside it tell that it stands on a page: a book or a screen has four straight sides, too. */
const LINES = 2;
/** More of it under words is a page's own picture, with its slogan. */
const WORDS = 0.03;
/** Of its page, at each side: its edge is soft. */
const EDGE = 0.003;

/** The share of a row or a column of a plane that is off the ground; null beyond its rim. */
function share(
  { data, width, height }: Plane,
  { left, top, right, bottom }: Omit<Island, "size">,
  side: "x" | "y",
  at: number,
): number | null {
  if (at < 0 || at >= (side === "x" ? width : height)) return null;
  const [from, to] = side === "x" ? [top, bottom] : [left, right];
  let count = 0;
  for (let along = from; along <= to; along += 1) count += (side === "x" ? data[along * width + at] : data[at * width + along]) ?? 0;
  return count / (to + 1 - from);
}

/** Whether a stretch has four straight sides with nothing around them; the rim of the picture is one. */
function isPanel(off: Plane, panel: Island): boolean {
  const sides = [
    ["x", panel.left, -1],
    ["x", panel.right, 1],
    ["y", panel.top, -1],
    ["y", panel.bottom, 1],
  ] as const;
  const isFree = sides.every(([side, at, out]) => (share(off, panel, side, at + out * OUTSIDE) ?? 0) <= FREE);
  const filled = sides.map(([side, at, out]) => share(off, panel, side, at - out * INSIDE) ?? 0);
  return isFree && filled.every((one) => one >= LIT) && filled.filter((one) => one >= FILLED).length >= 2;
}

const isWithin = (one: Box, box: Box): boolean =>
  one.x + one.width / 2 >= box.x &&
  one.x + one.width / 2 <= box.x + box.width &&
  one.y + one.height / 2 >= box.y &&
  one.y + one.height / 2 <= box.y + box.height;

/** A row is of one color where so much of it is that near (0…441 in RGB) to its middle one. */
const [ONE_COLOR, SAME] = [0.98, 14];

/** The color of the bars above and below a photograph that was made to fit another shape; null where there are none. */
export function barsOf({ data, width, height }: Picture): Colour | null {
  const row = (y: number) => ({ data: data.subarray(y * width * 3, (y + 1) * width * 3), width, height: 1 });
  const [above, below] = [row(0), row(height - 1)];
  const at = Math.floor(width / 2) * 3;
  const color: Colour = [above.data[at] ?? 0, above.data[at + 1] ?? 0, above.data[at + 2] ?? 0];
  const isBar = (one: Picture): boolean => distances(one, color).filter((distance) => distance < SAME).length >= ONE_COLOR * width;
  return isBar(above) && isBar(below) ? color : null;
}

/** What tells that a rectangle on plain ground is a photograph on a shop's page: a face in it, or words beside it. */
interface Signs {
  readonly lines: readonly Box[];
  readonly faces: readonly Box[];
}

/** The photograph that a picture of a shop's page shows, as fractions of the picture; null where the picture is no such page. */
export function photographOn(picture: Picture, ground: Colour, { lines, faces }: Signs): Box | null {
  const { width, height } = picture;
  const off = mapped({ data: distances(picture, ground), width, height }, (distance) => (distance > OFF ? 1 : 0));
  const panel = largestOf(islandsOf(off).islands);
  if (panel === null) return null;
  const box = {
    x: panel.left / width,
    y: panel.top / height,
    width: (panel.right + 1 - panel.left) / width,
    height: (panel.bottom + 1 - panel.top) / height,
  };
  const area = box.width * box.height;
  if (area < LEAST || area > MOST || !isPanel(off, panel)) return null;
  const within = lines.filter((line) => isWithin(line, box));
  if (within.reduce((sum, line) => sum + line.width * line.height, 0) > WORDS * area) return null;
  // What goes from side to side between two straight edges was made to fit.
  const isBetweenBars = panel.left <= 1 && panel.right >= width - 2;
  const isOnPage = isBetweenBars || lines.length - within.length >= LINES || faces.some((face) => isWithin(face, box));
  return isOnPage ? { x: box.x + EDGE, y: box.y + EDGE, width: box.width - 2 * EDGE, height: box.height - 2 * EDGE } : null;
}
