import { above, bleeding, holding } from "./bleed.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import type { Cast, Shown } from "./cast.ts";
import { photo } from "./photo.ts";
import type { Area } from "./geometry.ts";
import { holds, RIM } from "./framing.ts";
import { seenIn } from "./scene.ts";
import { isCropped } from "./windowed.ts";
import { nearable } from "./worn.ts";

interface Full {
  readonly shown: Shown;
  readonly zoom: readonly [number, number];
  readonly pan: number;
  readonly beside: Cast;
  readonly room?: Area;
  /** False: a narrow one stays in the middle, for what is said has a place of its own. */
  readonly aside?: false;
  /** Round corners of a photograph that does not fill its place. */
  readonly frame?: number;
}

/** Whether the ground of a picture goes on below what stands on it. */
const goesOn = (shown: Shown): boolean =>
  shown.print === true ? !isCropped(shown) : shown.ground !== null && !shown.cutout && shown.focus.y + shown.focus.height < 1 - RIM;

/** Whether a photograph on plain ground ends at a side before what it is about does. */
const isCutAside = ({ ground, cutout, focus }: Shown): boolean =>
  ground !== null && !cutout && (focus.x < RIM || focus.x + focus.width > 1 - RIM);

/** One picture that has the room: where its ground goes on, it goes on below the captions. */
function alone(board: DocumentBuilder, layer: string, framing: Parameters<typeof photo>[2], placed: Placed) {
  const { box } = placed;
  if (!goesOn(framing.shown)) return photo(board, layer, framing, placed);
  photo(board, layer, { ...framing, room: box }, { ...placed, box: { ...box, h: board.frame.h - box.y } });
}

/** Of a place a picture beside another takes so much of the height at least. */
const HIGH = 0.6;
const fits = (shown: Shown, place: Area): boolean => {
  const taken = holding(shown, place);
  return (
    shown.film !== undefined ||
    (taken.h > place.h * HIGH && (shown.ground !== null || shown.print === true || holds(shown.picture, shown.focus, taken)))
  );
};

/** A picture that takes less than so much of a low frame stands aside of its middle by so much: beside it is room for what is said. */
const [NARROW, ASIDE] = [0.45, 0.17];

/** Where a narrow picture stands that has the frame to itself: to the left and the right of its middle in turn. */
function movedAside(board: DocumentBuilder, shown: Shown, place: Area, placed: Placed): Area {
  const seen = seenIn(shown, place, true);
  if (!board.wide || board.brief.presenter || seen.w > board.width * NARROW) return place;
  const by = board.width * ASIDE * ((shown.again ?? 0) % 2 === 0 ? -1 : 1);
  board.stoodAside(placed, { ...seen, x: seen.x + by });
  return { ...place, x: place.x + by };
}

/**
 * A picture that goes to the edges. Where it would be cropped too low for the frame's breadth it has the right of it,
 * and the next picture (of a print, a detail of itself) the left: no half is empty. A photograph that has no other beside
 * it stands whole in the middle, on the director's ground. Answers where the picture is.
 */
export function full(
  board: DocumentBuilder,
  layer: string,
  { shown, zoom, pan, beside, room = above(board), frame = 0, aside: moves }: Full,
  placed: Omit<Placed, "box">,
) {
  const bled = bleeding(board, shown, room);
  // Two pictures, or one: no sliver beside it.
  const w = bled.w < board.width ? Math.min(bled.w, board.width * 0.66) : bled.w;
  const box = { ...bled, x: bled.x + bled.w - w, w };
  const left = { ...room, w: box.x - 10 * board.u };
  if (left.w <= 0) {
    alone(board, layer, { shown, zoom, pan, frame }, { ...placed, box });
    return seenIn(shown, box);
  }
  // What is worn has no detail that could stand in for another picture, and a photograph would only be cropped.
  const worn = !nearable(board.brief);
  // Of two or three in all every second one is alone: two that always stand together are one picture.
  const paired = beside.pictures.length > 3 || (shown.again ?? 0) % 2 === 0 || (shown.ground === null && !shown.print);
  // What is worn is worth seeing on somebody again: alone, a detail of it would stand in an empty frame.
  const found = paired && (beside.others || worn) ? beside.beside(shown) : null;
  // Half of somebody beside it is no picture, nor a strip.
  const other = found && fits(found, left) ? found : null;
  const detail = other || worn || !shown.print ? null : beside.near(shown);
  if (!other && !detail) {
    // What the rim cuts off at a side would stand at the frame's: it has a picture of its own breadth, in the middle.
    const place = isCutAside(shown) ? holding(shown, room) : room;
    const aside = moves === false ? place : movedAside(board, shown, place, { ...placed, box: room });
    alone(board, layer, { shown, zoom, pan, whole: true, frame }, { ...placed, box: aside });
    return seenIn(shown, aside, true);
  }
  const beneath = other ? holding(other, left, "right") : left;
  // Two that are too upright for the frame stand beside each other in its middle, on the director's ground.
  const spare = (left.w - beneath.w) / 2;
  const move = (one: Area): Area => ({ ...one, x: one.x - spare });
  photo(board, layer, { shown, zoom, pan, frame }, { ...placed, box: move(box) });
  if (other) photo(board, layer, { shown: other, zoom: [zoom[1], zoom[0]], pan, frame }, { ...placed, box: move(beneath) });
  else if (detail) photo(board, layer, { shown: detail, zoom: [2.05, 2.35], pan: 0.02, close: true }, { ...placed, box: left });
  return seenIn(shown, move(box));
}
