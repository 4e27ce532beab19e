import type { AdBrief } from "../brief.ts";
import { luminance, mix } from "../color.ts";
import { seconds } from "../time.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { accentIn, swell } from "./accent.ts";
import { detailsOf } from "./details.ts";
import { disc } from "./disc.ts";
import { LARGEST, PLAY } from "./framing.ts";
import { part, type Area } from "./geometry.ts";
import { move, type KeyInput } from "./keys.ts";
import { isQuiet, paletteOf, tintOf } from "./palette.ts";
import { SHIFT } from "./swap.ts";
import { aspect, standing } from "./standing.ts";

type Picture = AdBrief["pictures"][number];
type Cut = Picture & { readonly cutout: NonNullable<Picture["cutout"]>; readonly again?: number; readonly part?: Picture["focus"] };
type Effects = NonNullable<Placed["effects"]>;

/** What belongs to the print, and what to all that is on it. */
const PRINT = new Set<Effects[number]["type"]>(["shadow", "stroke"]);
const BOTH = new Set<Effects[number]["type"]>(["reveal", "grade"]);

/** Keys of a box's place, for a box whose middle lies elsewhere. */
const shifted = (keys: readonly KeyInput[], dx: number, dy: number): KeyInput[] =>
  keys.map((key) =>
    key.property === "x" ? { ...key, value: key.value + dx } : key.property === "y" ? { ...key, value: key.value + dy } : key,
  );

/** The colour of the print: the product's own, and in turn a lighter one or the one that jumps out of it; light enough to carry a shadow. */
function sheetColor(board: DocumentBuilder, turn: number, effects: Effects): string {
  const own = tintOf(board.brief);
  const other = isQuiet(board.brief) ? mix(own, "#ffffff", 0.76) : mix(paletteOf(board.brief).pop, "#ffffff", 0.42);
  const tint = turn % 4 < 2 ? mix(own, "#ffffff", 0.6) : other;
  const grey = effects.some((e) => e.type === "grade" && (e.saturation ?? 1) < 0.2);
  return grey ? "#c9c9c9" : tint;
}

function sheet(light: string) {
  return {
    type: "linear" as const,
    angle: 90,
    stops: [
      { at: 0, color: mix(light, "#ffffff", 0.25) },
      { at: 0.7, color: light },
      { at: 1, color: mix(light, "#000000", 0.08) },
    ],
  };
}

const roomOn = (box: Area): Area => part(box, 0.08, 0.08, 0.84, 0.84);

/** Where the whole thing stands on the print: a little below the middle; shown again, beside it, or above and below. */
function spot(thing: Cut, box: Area, again: number): Area {
  const room = roomOn(box);
  const stood = standing(thing, room);
  const side = again % 2;
  const y = Math.min(stood.y, box.y + box.h * 0.54 - stood.h / 2);
  // In a tall place what is broad stands above or below the middle.
  const [across, down] = [Math.min((room.w - stood.w) * 0.4, box.w * 0.13), Math.min((room.h - stood.h) * 0.4, box.h * 0.14)];
  return down > across ? { ...stood, y: y - side * down } : { ...stood, x: stood.x - side * across, y };
}

/**
 * Canvas pixels to one of the cut-out, seen from near while the pixels last: past the rim of a broad thing; of a tall
 * one its sides and half its height stay, in a low frame three quarters of it, or nobody knows it.
 */
function nearness(thing: Cut, box: Area, detail: boolean): number {
  const { box: own, width, height } = thing.cutout;
  const [across, down] = [box.w / (own.width * width), box.h / (own.height * height)];
  const wanted =
    aspect(thing) > 1 ? across * 1.3 : Math.min(across * (detail ? 1.05 : 0.8), down * (detail ? 2.8 : box.w > box.h ? 1.35 : 2));
  return Math.min(wanted, LARGEST / PLAY);
}

/** A view from near is so many times as large as its box at least. */
const NEAR_ENOUGH = 1.3;
/** Breadth to height of a low room. */
const LOW = 1.25;
/** Room beside what is seen from near, for the camera to pass over. */
const ROOM = 1.5;

/** What of a thing is seen from near: its middle at first, then its details in turn. */
function detailAt(thing: Cut, turn: number): Picture["focus"] {
  const details = turn === 0 ? [] : detailsOf(thing);
  return details[(turn - 1) % Math.max(1, details.length)] ?? thing.focus;
}

/** The middle of what is `seen` of a thing along one side: that of a part, as long as no room beside the thing is seen for it. */
function middleOf([at, size]: readonly [number, number], [from, length]: readonly [number, number], seen: number): number {
  if (seen >= length) return from + length / 2;
  return Math.min(Math.max(at + size / 2, from + seen / 2), from + length - seen / 2);
}

/** Once nothing of what is below shows any more, the camera may come nearer. */
function freed(keys: readonly KeyInput[], length: number): KeyInput[] {
  const uncovered = keys.findLast(({ property }) => property === "reveal");
  return uncovered && uncovered.value > 0.9 ? move("scale", [seconds(uncovered.time), 1], [length, 1.06, "out"]) : [];
}

/** Which packshot of the ad a print shows, and how often it was shown: every second one is from near. */
const turnOf = ({ brief }: DocumentBuilder, { id, again = 0 }: Cut): number =>
  again + Math.max(0, brief.pictures.findIndex((one) => one.id === id) - 1);

/** Whether a thing has the pixels for a view from near: with too few, hardly larger than the whole, it would only be cut off. */
export function hasNearView(thing: Cut, room: Area): boolean {
  const near = nearness(thing, room, false);
  const { width, height } = thing.cutout;
  return Math.max((thing.focus.width * width * near) / room.w, (thing.focus.height * height * near) / room.h) >= NEAR_ENOUGH;
}

/** From near a thing of less light than this is a black field. */
const BLACK = 0.03;
const isBlack = ({ palette: [most = "#808080"] }: Cut): boolean => luminance(most) < BLACK;

/** Whether a print shows its thing from near. */
function seenNear(board: DocumentBuilder, thing: Cut, { room, close }: { room: Area; close: boolean | undefined }): boolean {
  if (close !== undefined) return close && !isBlack(thing);
  // In a low room all that is not broad would lose its head and its foot: it is seen whole.
  const low = aspect(thing) < (room.w > room.h * LOW ? 1.2 : 0.6) && room.w > room.h;
  // So would a broad one lose its ends in an upright room.
  const strip = low || (aspect(thing) > 1 && room.h > room.w * LOW);
  return turnOf(board, thing) % 2 === 1 && !strip && !isBlack(thing) && hasNearView(thing, room);
}

/** Where on a print the thing is: all of the print, from near. */
export const placeOnPrint = (board: DocumentBuilder, thing: Cut, room: Area): Area =>
  seenNear(board, thing, { room, close: undefined }) ? room : spot(thing, room, thing.again ?? 0);

/**
 * A packshot, cut out: a shop's is white to its edges, and a white sheet is no scene. The thing stands on a print of its
 * own colours instead, whole and passed over from near in turn, or as `close` says; `placed` is the print's place, and the
 * whole thing stands in its `room`. Of several packshots every second one begins from near.
 */
export function plated(
  board: DocumentBuilder,
  layer: string,
  thing: Cut,
  { close, placed, room = placed.box }: { close: boolean | undefined; placed: Placed; room?: Area },
) {
  const { effects = [], keys = [] } = placed;
  const round = effects.find((e) => e.type === "radius");
  const mask = effects.find((e) => e.type === "mask");
  const turn = turnOf(board, thing);
  const { cutout } = thing;
  const { url, width, height } = cutout;
  const assetId = board.asset(`cutout-${thing.id}`, { type: "image", url, width, height });
  const length = placed.until - placed.at + 0.6;
  const beat = swell(accentIn(board.beats, placed.at, placed.until), 0.05);
  const near = nearness(thing, room, close ?? false);
  const isNear = seenNear(board, thing, { room, close });
  const light = sheetColor(board, turn, effects);
  // Only the ground goes on beyond the room: from near the thing is all there is.
  const box = isNear ? room : placed.box;
  board.shape(
    layer,
    {
      geometry: mask ? { kind: "ellipse" } : { kind: "rect", radius: round?.value ?? 0 },
      fill: sheet(light),
    },
    { ...placed, box, effects: effects.filter(({ type }) => PRINT.has(type) || type === "radius" || type === "reveal") },
  );
  if (isNear) {
    const [across, down] = [((box.w / near) * ROOM) / width, ((box.h / near) * ROOM) / height];
    const about = thing.part ?? detailAt(thing, Math.floor(turn / 2));
    const [x, y] = [
      middleOf([about.x, about.width], [thing.focus.x, thing.focus.width], across / ROOM),
      middleOf([about.y, about.height], [thing.focus.y, thing.focus.height], down / ROOM),
    ];
    const rect = { x: x - across / 2, y: y - down / 2, width: across, height: down };
    const pass = aspect(thing) > 1 ? ([(about.width * 0.22) / across, 0] as const) : ([0, (about.height * 0.22) / down] as const);
    const camera = [
      ...move("focusX", [0, 0.5 - pass[0]], [length, 0.5 + pass[0], "inOut"]),
      ...move("focusY", [0, 0.5 - pass[1]], [length, 0.5 + pass[1], "inOut"]),
      ...move("zoom", [0, ROOM], [length, ROOM * 1.05, "linear"]),
    ];
    board.image(
      layer,
      { assetId, crop: { fit: "cover", rect, focusX: 0.5, focusY: 0.5, zoom: ROOM } },
      { ...placed, box, effects: effects.filter(({ type }) => !PRINT.has(type)), keys: [...keys, ...camera] },
    );
    return;
  }
  const stood = spot(thing, room, mask ? 0 : (thing.again ?? 0));
  if (!mask) board.stoodAside({ ...placed, box }, stood);
  if (effects.some(({ type }) => BOTH.has(type))) {
    // Two that lie on each other, one uncovered by the print's measure: the picture is as large as the print, and still until it is.
    const by = (cutout.box.width * width) / stood.w;
    const rect = {
      x: cutout.box.x - ((stood.x - box.x) * by) / width,
      y: cutout.box.y - ((stood.y - box.y) * by) / height,
      width: (box.w * by) / width,
      height: (box.h * by) / height,
    };
    board.image(
      layer,
      { assetId, crop: { fit: "contain", rect } },
      { ...placed, keys: [...keys, ...freed(keys, length)], effects: effects.filter(({ type }) => BOTH.has(type)) },
    );
    return;
  }
  const far = board.wide ? stood.x - roomOn(box).x : stood.y - roomOn(box).y;
  if (!mask && box.w >= board.width * 0.8) board.shiftable(placed.group, Math.min(far, SHIFT * Math.min(board.width, board.height)));
  const [dx, dy] = [stood.x + stood.w / 2 - box.x - box.w / 2, stood.y + stood.h / 2 - box.y - box.h / 2];
  if (!mask && !board.wide)
    disc(
      board,
      layer,
      { thing: stood, room: box, color: mix(light, "#ffffff", 0.55) },
      { at: placed.at, until: placed.until, group: placed.group ?? null },
    );
  const turns = { type: "sway" as const, property: "rotation" as const, amplitude: 1, period: 360_000 };
  board.image(
    layer,
    { assetId, crop: { fit: "contain", rect: thing.cutout.box } },
    {
      ...placed,
      box: stood,
      anchor: [0.5, 0.5],
      keys: [
        ...shifted(keys, dx, dy),
        ...beat,
        ...(keys.some(({ property }) => property === "scale") ? [] : move("scale", [0, 0.94], [length, 1.04, "linear"])),
      ],
      effects: [
        { type: "contact", opacity: 0.5, spread: Math.min(1, box.w / (stood.w * 2.05)) },
        turns,
        ...effects.filter(({ type }) => BOTH.has(type) || type === "halftone"),
      ],
    },
  );
}
