import type { TimelineDocument } from "../document.ts";
import type { Element, ElementOf } from "../document/element.ts";
import { DECOR } from "../decor.ts";
import type { Area } from "./geometry.ts";
import { type Framed, framedShots, longestView } from "./views.ts";

/** Two places of one shot, one above or beside the other: its words and its thing. */
export type Places = readonly [Area, Area];
/** What may be changed of a shot: two places change over; or all of its picture moves by so many pixels along the frame's longer side. */
export type Change = Places | number;

/** How far a thing moves that would be seen in one place for too long: so much of the frame's shorter side. */
export const SHIFT = 0.24;
/** A viewer has seen enough of one view after so many seconds. */
export const LONG = 5;
/** So many shots are tried in both orders at most. */
const MOST = 9;
/** What is this much of the frame's size lies behind both places. */
const SPANS = 0.95;

type Visible = Exclude<Element, { type: "audio" }>;

interface Axis {
  readonly at: "x" | "y";
  readonly size: "w" | "h";
  readonly length: number;
}
const axisOf = ({ width, height }: TimelineDocument["canvas"]): Axis =>
  width > height ? { at: "x", size: "w", length: width } : { at: "y", size: "h", length: height };

const middleOf = ({ transform: t }: Visible, { at }: Axis): number =>
  at === "x" ? t.x + t.width * (0.5 - t.anchorX) : t.y + t.height * (0.5 - t.anchorY);

/** How far something moves along an axis when the two places of its shot change over: not at all where it is in neither. */
function shiftOf(middle: number, places: Change, { at, size }: Axis): number {
  if (typeof places === "number") return places;
  const [a, b] = places[0][at] <= places[1][at] ? places : ([places[1], places[0]] as const);
  const [aEnd, bEnd] = [a[at] + a[size], b[at] + b[size]];
  if (middle < a[at] || middle > bEnd) return 0;
  // What lies between them stays between them.
  if (middle > aEnd && middle < b[at]) return b[size] - a[size];
  return middle < (aEnd + b[at]) / 2 ? bEnd - aEnd : a[at] - b[at];
}

/** A picture that fills its place, moved within it: its ground goes on beyond it. */
function moved(image: ElementOf<"image">, by: number, { at }: Axis): ElementOf<"image"> {
  const { crop, transform } = image;
  const rect = crop.rect ?? { x: 0, y: 0, width: 1, height: 1 };
  const share = by / (at === "x" ? transform.width : transform.height);
  return { ...image, crop: { ...crop, rect: { ...rect, [at]: rect[at] - share * (at === "x" ? rect.width : rect.height) } } };
}

/** What is this much of the frame's size in a shot without words is its ground. */
const GROUND = 0.6;

function swapped(element: Element, places: Change, axis: Axis): Element {
  if (element.type === "audio" || element.name === DECOR) return element;
  const { transform } = element;
  const size = axis.at === "x" ? transform.width : transform.height;
  if (typeof places === "number" && element.type === "image" && element.crop.fit === "cover") return moved(element, places, axis);
  if (size >= axis.length * (typeof places === "number" && element.type === "shape" ? GROUND : SPANS)) return element;
  const by = shiftOf(middleOf(element, axis), places, axis);
  return {
    ...element,
    transform: { ...transform, [axis.at]: transform[axis.at] + by },
    keyframes: element.keyframes.map((key) => (key.property === axis.at ? { ...key, value: key.value + by } : key)),
  };
}

/** All orders of some shots: which of them are changed over, fewest first. */
const orders = (groups: readonly string[]): ReadonlySet<string>[] =>
  Array.from({ length: 2 ** groups.length }, (_, bits) => new Set(groups.filter((_group, i) => (bits >> i) & 1))).toSorted(
    (a, b) => a.size - b.size,
  );

/** The shots whose words would be moved with their picture. */
const withWords = ({ tracks }: TimelineDocument): ReadonlySet<string> =>
  new Set(
    tracks.flatMap(({ elements }) =>
      elements.flatMap((one) => (one.type === "text" && one.name !== DECOR && one.group !== null ? [one.group] : [])),
    ),
  );

/**
 * Where one view of one picture would stand for too long, words and thing change places in as few shots as it takes:
 * what stood below (or at the right) stands above (at the left). `all` that the shots bear, by group.
 */
export function changedOver(document: TimelineDocument, all: ReadonlyMap<string, Change>): TimelineDocument {
  const worded = withWords(document);
  const places = new Map([...all].filter(([group, change]) => typeof change !== "number" || !worded.has(group)));
  const shots = framedShots(document);
  const { canvas } = document;
  const short = Math.min(canvas.width, canvas.height);
  if (places.size === 0 || longestView(shots, short) <= LONG) return document;
  const axis = axisOf(canvas);
  const turned = (shot: Framed, order: ReadonlySet<string>): Framed => {
    const own = shot.group !== null && order.has(shot.group) ? places.get(shot.group) : undefined;
    return own
      ? { ...shot, views: shot.views.map((view) => ({ ...view, [axis.at]: view[axis.at] + shiftOf(view.box[axis.at], own, axis) })) }
      : shot;
  };
  const tried = orders([...places.keys()].slice(-MOST)).map((order) => ({
    order,
    longest: longestView(
      shots.map((shot) => turned(shot, order)),
      short,
    ),
  }));
  const least = tried.reduce((best, one) => Math.min(best, Math.max(LONG, one.longest)), Number.POSITIVE_INFINITY);
  const order = tried.find(({ longest }) => longest <= least)?.order ?? new Set();
  return {
    ...document,
    tracks: document.tracks.map((track) => ({
      ...track,
      elements: track.elements.map((element) => {
        const own = track.name !== "ground" && element.group !== null && order.has(element.group) ? places.get(element.group) : undefined;
        return own ? swapped(element, own, axis) : element;
      }),
    })),
  };
}
