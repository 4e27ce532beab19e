import type { TimelineDocument } from "../document.ts";
import type { ElementOf, VisibleElement } from "../document/element.ts";
import { seconds } from "../time.ts";

/** A picture as a shot frames it: canvas pixels to one of the file, and where on the canvas the file's middle lies. */
export interface View {
  readonly asset: string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The middle of the box that it is shown in. */
  readonly box: { readonly x: number; readonly y: number };
}

/** Two views that differ by less than this in size, and by this much of the shorter side in place, are one to a viewer. */
const [SIZE, PLACE] = [1.25, 0.15];

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

function viewOf({ assetId, crop, transform: t, keyframes }: ElementOf<"image">, { assets }: TimelineDocument): View {
  const { width = 1, height = 1 } = assets[assetId] ?? {};
  const rect = crop.rect ?? { x: 0, y: 0, width: 1, height: 1 };
  const across = t.width / (rect.width * width);
  const down = t.height / (rect.height * height);
  const zooms = keyframes.flatMap(({ property, value }) => (property === "zoom" ? [value] : []));
  const zoom = zooms.length > 0 ? zooms.reduce((sum, one) => sum + one, 0) / zooms.length : crop.zoom;
  const scale = crop.fit === "contain" ? Math.min(across, down) : Math.max(across, down) * zoom;
  // The part of the rect that the box shows, around its focus.
  const shown = { x: Math.min(1, t.width / (scale * rect.width * width)), y: Math.min(1, t.height / (scale * rect.height * height)) };
  const at = (focus: number, part: number): number => (crop.fit === "contain" ? 0.5 : clamp(focus, part / 2, 1 - part / 2));
  const middle = { x: rect.x + rect.width * at(crop.focusX, shown.x), y: rect.y + rect.height * at(crop.focusY, shown.y) };
  const box = { x: t.x + t.width * (0.5 - t.anchorX), y: t.y + t.height * (0.5 - t.anchorY) };
  return { asset: assetId, scale, box, x: box.x + (0.5 - middle.x) * width * scale, y: box.y + (0.5 - middle.y) * height * scale };
}

const alike = (a: View, b: View, short: number): boolean =>
  a.asset === b.asset && Math.max(a.scale, b.scale) / Math.min(a.scale, b.scale) < SIZE && Math.hypot(a.x - b.x, a.y - b.y) < PLACE * short;

/** A shot: its seconds, and how it frames each picture that it shows. */
export interface Framed {
  readonly group: string | null;
  readonly length: number;
  readonly views: readonly View[];
}

const isPicture = (one: VisibleElement | ElementOf<"audio">): one is ElementOf<"image"> =>
  one.type === "image" && /^(?:picture|cutout)-/.test(one.assetId) && !one.effects.some(({ type }) => type === "blur");

/** The shots of an ad, in order; one whose picture gives way to another is as many. */
export function framedShots(document: TimelineDocument): Framed[] {
  const elements = document.tracks.flatMap((track) => track.elements.map((one) => ({ one, name: track.name })));
  const grounds = elements.flatMap(({ one, name }) => (name === "ground" ? [one] : [])).toSorted((a, b) => a.startTime - b.startTime);
  return grounds.flatMap(({ startTime, duration, group }) => {
    const pictures = elements.flatMap(({ one }) =>
      isPicture(one) && one.startTime >= startTime && one.startTime < startTime + duration ? [one] : [],
    );
    const follows = (one: ElementOf<"image">): boolean => pictures.some((before) => before.startTime + before.duration <= one.startTime);
    const cuts = [...new Set([startTime, ...pictures.flatMap((one) => (follows(one) ? [one.startTime] : []))])].toSorted((a, b) => a - b);
    return cuts.map((from, n) => {
      const to = cuts[n + 1] ?? startTime + duration;
      const views = pictures.filter((one) => one.startTime >= from && one.startTime < to).map((one) => viewOf(one, document));
      return { group, length: seconds(to - from), views };
    });
  });
}

/** The seconds for which shots show the very same view of one picture, however often they are cut: the longest of them. */
export function longestView(shots: readonly Pick<Framed, "length" | "views">[], short: number): number {
  let [longest, run, before] = [0, 0, [] as readonly View[]];
  for (const { length, views } of shots) {
    const same = views.length > 0 && views.every((view) => before.some((one) => alike(view, one, short)));
    run = same ? run + length : length;
    if (views.length > 0) longest = Math.max(longest, run);
    before = views;
  }
  return longest;
}

/** The same of a whole ad. */
export const longestViewOf = (document: TimelineDocument): number =>
  longestView(framedShots(document), Math.min(document.canvas.width, document.canvas.height));
