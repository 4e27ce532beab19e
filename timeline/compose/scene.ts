import { accentIn, stepped } from "./accent.ts";
import { holding } from "./bleed.ts";
import { luminance, mix } from "../color.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { AIR, RIM, extended, heads, holds, isTrimmed, nearestSharp, seen, sharp, upper, windowOn } from "./framing.ts";
import type { Area } from "./geometry.ts";
import { move } from "./keys.ts";
import { outline } from "./outline.ts";
import { paletteOf, tintOf } from "./palette.ts";
import { placeOnPrint } from "./plate.ts";
import { isPrinted } from "./printed.ts";
import { SHIFT } from "./swap.ts";
import { isCropped } from "./windowed.ts";
import { nearable, wornOn } from "./worn.ts";
import type { Shown } from "./cast.ts";

type Effects = NonNullable<Placed["effects"]>;

/**
 * How a camera looks at a photograph: how near from begin to end, how far it pans, and the seconds at which it cuts
 * nearer (else a beat near the middle).
 */
interface Camera {
  readonly shown: Shown;
  readonly zoom: readonly [number, number];
  readonly pan: number;
  readonly jumps?: readonly number[];
  /** Shows all the height of what it is about, however broad the box is. */
  readonly whole?: boolean;
  /** Round corners of a photograph that does not fill its place. */
  readonly frame?: number;
}

/** The picture's file as an asset. */
function pictureAsset(board: DocumentBuilder, shown: Shown): string {
  const { url, width, height } = shown.picture;
  const people = shown.people.length > 0 ? { people: shown.people.slice(0, 20) } : {};
  return board.asset(`picture-${shown.of ?? shown.id}`, { type: "image", url, width, height, ...people });
}

/** What belongs to a print's edge, and not to what is on it. */
const EDGE = new Set<Effects[number]["type"]>(["shadow", "stroke"]);

const lasts = ({ at, until }: Placed): number => until - at + 0.6;

function jumpsOf(board: DocumentBuilder, { jumps }: Pick<Camera, "jumps">, placed: Placed): readonly number[] {
  const beat = accentIn(board.beats, placed.at, placed.until);
  return jumps ?? (beat === null ? [] : [beat]);
}

/** What is worn stays whole, but for a face and what is worn below it. */
function nearOf(
  { brief }: DocumentBuilder,
  { people, focus, part, again = 0 }: Shown,
  close: boolean,
): { focus: Shown["focus"]; fill: number } {
  const [face] = people;
  const near = close || again % 2 === 1;
  if (face && near && wornOn(brief) !== "lower") return { focus: upper(face, focus), fill: close ? 1.05 : 0.84 };
  if (face || !near || !nearable(brief)) return { focus, fill: 0.84 };
  if (part && close) return { focus: part, fill: 1 };
  return { focus, fill: close ? 1.6 : 0.9 };
}

/** Of ground, 0…1: lighter than this is a sheet, and takes the light of the ad's colours. */
const SHEET = 0.7;

/** White paper in a frame of colours is a hole: towards its rim it takes on the product's colour, as a backdrop does. */
function backdrop(board: DocumentBuilder, layer: string, { ground, again = 0 }: Shown, placed: Placed) {
  const printed = placed.effects?.some(({ type }) => type === "halftone") ?? false;
  if (printed || luminance(ground ?? "#ffffff") < SHEET) return;
  const main = tintOf(board.brief);
  const clear = mix(main, "#ffffff", 0.97);
  const tint = mix(main, "#ffffff", [0.62, 0.76, 0.5][again % 3] ?? 0.62);
  const fill = {
    type: "radial" as const,
    radius: 0.72,
    stops: [clear, clear, tint].map((stop, i) => ({ at: [0, 0.4, 1][i] ?? 1, color: stop })),
  };
  const effects = (placed.effects ?? []).filter(({ type }) => type === "reveal");
  board.shape(layer, { geometry: outline(placed), fill }, { ...placed, effects, blend: "multiply" });
}

/**
 * How far aside of the middle: of the room that there is, and at most of the frame, whose third a narrow thing stands on; `margin` of
 * the frame stays between it and the edge.
 */
const ASIDE = { room: 0.4, frame: 1 / 6, margin: 0.07 };

/** One photograph shown again is composed anew: the thing stands left or right of the middle, where its ground goes on all around it. */
function aside(view: Shown["focus"], thing: Shown["focus"], again: number): Shown["focus"] {
  const side = [0, 1, -1][again % 3] ?? 0;
  const room = view.width - thing.width;
  const free = thing.x > RIM && thing.x + thing.width < 1 - RIM;
  const by = Math.min(room * ASIDE.room, room / 2 - view.width * ASIDE.margin, view.width * ASIDE.frame);
  return free && by > 0 ? { ...view, x: view.x + side * by } : view;
}

/** Of a photograph's size: at most this much of each side fades into the ground, and never what the picture is about. */
const FADE = 0.18;

/** A photograph's ground is never quite even: on the sides where it goes on, it fades into what is below. */
function softened({ x, y, width, height }: Shown["focus"]): Effects[number] {
  const fade = (room: number): number => (room > RIM ? Math.min(FADE, room) : 0);
  return { type: "feather", left: fade(x), right: fade(1 - x - width), up: fade(y), down: fade(1 - y - height) };
}

/** The ground as a screen prints it: some of its own colour under the light ink, and a breath of the dark one. */
const printed = (ground: string, { light, dark }: { light: string; dark: string }): string => mix(mix(ground, light, 0.72), dark, 0.05);

/** Whether a thing that touches the rims was trimmed by the shop. */
const wasTrimmed = ({ brief }: DocumentBuilder, { people, focus }: Shown): boolean =>
  people.length === 0 && nearable(brief) && isTrimmed(focus);

/** Whether a photograph ends before what it is about does: somebody's legs, which hang from no air. */
const isCutBelow = (board: DocumentBuilder, shown: Shown): boolean =>
  shown.focus.y + shown.focus.height > 1 - RIM && !wasTrimmed(board, shown);

/** Breadth to height of a low place. */
const LOW = 1.5;

/** The part of a photograph on plain ground, and of the ground around it, that a box shows: fractions of the picture. */
function viewOf(board: DocumentBuilder, shown: Shown, box: Area, close: boolean): { near: Shown["focus"]; rect: Shown["focus"] } {
  const { focus: near, fill } = nearOf(board, shown, close);
  const view = extended(shown.picture, near, { box, fill, trimmed: wasTrimmed(board, shown) });
  // What is above its end alone is looked at: below that there is nothing.
  const rect = isCutBelow(board, shown) ? { ...view, y: Math.min(view.y, 1 - view.height) } : view;
  const moved = aside(rect, near, shown.again ?? 0);
  // In a low place the half beside it would be empty.
  return { near, rect: box.w > box.h * LOW ? { ...rect, x: (rect.x + moved.x) / 2 } : moved };
}

/** Where in a box a whole photograph shows what it is about: the thing on its ground, else as much of the box as the picture has. */
export function subjectIn(board: DocumentBuilder, shown: Shown, box: Area): Area {
  if (isPrinted(shown) && shown.ground === null) return contained(shown.picture, box);
  if (shown.print && shown.cutout) return isCropped(shown) ? box : placeOnPrint(board, { ...shown, cutout: shown.cutout }, box);
  if (shown.ground === null || shown.cutout) return sharp(shown.picture, holding(shown, box));
  const { near, rect } = viewOf(board, shown, box, false);
  return boxOf(near, rect, box);
}

/** Where in a box that shows `view` of a picture a part of it is. */
function boxOf(part: Shown["focus"], view: Shown["focus"], box: Area): Area {
  const by = { x: box.w / view.width, y: box.h / view.height };
  return { x: box.x + (part.x - view.x) * by.x, y: box.y + (part.y - view.y) * by.y, w: part.width * by.x, h: part.height * by.y };
}

/** What a box shows whose `room` shows a part of a picture. */
function onTo(view: Shown["focus"], room: Area, box: Area): Shown["focus"] {
  const by = { x: view.width / room.w, y: view.height / room.h };
  return { x: view.x + (box.x - room.x) * by.x, y: view.y + (box.y - room.y) * by.y, width: box.w * by.x, height: box.h * by.y };
}

/** A photograph on plain ground, whole, its ground going on to the edges of the box: nothing is cropped, and no sheet is seen. */
export function onGround(
  board: DocumentBuilder,
  layer: string,
  { shown, jumps, close, room }: Omit<Camera, "zoom" | "pan"> & { close: boolean; room?: Area },
  placed: Placed,
) {
  const { box, effects = [] } = placed;
  const print = effects.find((effect) => effect.type === "halftone");
  const place = room && isCutBelow(board, shown) ? { ...room, h: box.y + box.h - room.y } : room;
  const view = viewOf(board, shown, place ?? box, close);
  const { near } = view;
  const rect = place ? onTo(view.rect, place, box) : view.rect;
  const by = board.wide ? ((near.x - rect.x) / rect.width) * box.w : ((near.y - rect.y) / rect.height) * box.h;
  const loose = board.wide ? near.x > RIM && near.x + near.width < 1 - RIM : near.y > RIM && near.y + near.height < 1 - RIM;
  const short = Math.min(board.width, board.height);
  if (loose && !close && box.w >= board.width * 0.8) board.shiftable(placed.group, Math.min(by - short * 0.14, short * SHIFT));
  if (!close && effects.every(({ type }) => type !== "mask")) board.stoodAside(placed, boxOf(near, rect, box));
  const [x, y] = [(near.x + near.width / 2 - rect.x) / rect.width, (near.y + near.height / 2 - rect.y) / rect.height];
  board.shape(
    layer,
    {
      geometry: outline(placed),
      fill: { type: "solid", color: print ? printed(shown.ground ?? "#ffffff", print) : (shown.ground ?? "#ffffff") },
    },
    { ...placed, effects: effects.filter(({ type }) => type !== "halftone") },
  );
  const zoom = stepped("zoom", [1, 1.08], { jumps: jumpsOf(board, jumps ? { jumps } : {}, placed), length: lasts(placed) });
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "cover", rect, focusX: x, focusY: y, zoom: 1 } },
    {
      ...placed,
      effects: [...effects.filter(({ type }) => !EDGE.has(type)), softened(shown.focus)],
      keys: [...(placed.keys ?? []), ...zoom],
    },
  );
  backdrop(board, layer, shown, placed);
}

/** The window on a small thing, or a part of it, at the foot of a photograph; people stay where they are. */
const smallIn = ({ picture, focus, people, part }: Shown, box: Area) => (people.length > 0 ? null : windowOn(picture, part ?? focus, box));

/** As much of a box as a photograph fills with its pixels; with `whole` no more than shows the height of what it is about. */
export function filling({ picture, focus, ...shown }: Shown, box: Area, whole = false): Area {
  const small = smallIn({ picture, focus, ...shown }, box);
  if (small) return sharp(picture, small.box);
  return sharp(picture, whole && !holds(picture, focus, box) ? holding({ picture, focus, ...shown }, box) : box);
}

/** The part of a box that a picture takes (cast, `photo`). */
export function seenIn(shown: Shown, box: Area, whole = false): Area {
  if (shown.film || (shown.print && shown.cutout)) return box;
  if (isPrinted(shown) && shown.ground === null) return contained(shown.picture, box);
  return shown.ground !== null && !shown.cutout ? box : filling(shown, box, whole);
}

const SHADOW: Effects[number] = { type: "shadow", color: "rgba(0,0,0,0.28)", blur: 60, x: 0, y: 26 };

/**
 * What belongs to a photograph that does not fill its place: it stands on the director's ground as a print does. A shape that was cut
 * out of it is filled by a soft copy of it.
 */
function asPrint(effects: Effects, frame: number): Effects {
  const own = effects.filter(({ type }) => type !== "mask");
  if (own.length < effects.length) return own.filter(({ type }) => !EDGE.has(type));
  const round = own.some(({ type }) => type === "radius") || frame === 0 ? [] : [{ type: "radius" as const, value: frame }];
  return [...round, ...own, ...(own.some(({ type }) => type === "shadow") ? [] : [SHADOW])];
}

/** What a photograph stands on that does not fill its place: itself, soft, in the ad's light. */
function softCopy(board: DocumentBuilder, layer: string, shown: Shown, placed: Placed) {
  const soft = (placed.effects ?? []).filter(({ type }) => type !== "grade" && type !== "halftone" && type !== "duotone");
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "cover" } },
    {
      ...placed,
      effects: [{ type: "grade", brightness: 1, contrast: 1, saturation: 1.1 }, { type: "blur", radius: 200 * board.u }, ...soft],
    },
  );
  const { main, second } = paletteOf(board.brief);
  const light = ((shown.again ?? 0) % 2 === 0 ? [main, second] : [second, main]).map((color, at) => ({
    at,
    color: mix(color, "#ffffff", 0.78),
  }));
  const kept = soft.filter(({ type }) => type === "reveal");
  board.shape(
    layer,
    { geometry: outline(placed), fill: { type: "linear", angle: 60, stops: light } },
    { ...placed, effects: kept, blend: "multiply" },
  );
}

/** The largest box of a picture's own shape in a place, no larger than its pixels fill. */
function contained({ width, height }: Shown["picture"], box: Area): Area {
  const by = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * by, height * by];
  return sharp({ width, height }, { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h });
}

/** A photograph that a shop has printed words on: all of it, for its words would be cut; it stands still. */
export function uncropped(board: DocumentBuilder, layer: string, { shown, frame = 0 }: Pick<Camera, "shown" | "frame">, placed: Placed) {
  const box = contained(shown.picture, placed.box);
  const masked = placed.effects?.some(({ type }) => type === "mask") ?? false;
  if (masked) softCopy(board, layer, shown, placed);
  const kept = (placed.effects ?? []).filter(({ type }) => type === "reveal" || type === "grade");
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "contain" } },
    { ...placed, box, effects: masked ? kept : asPrint(kept, frame) },
  );
}

/** The camera's way nearer or away, so that it shows no more than a part of a picture, and no less than is in it. `share`: what the box shows. */
function onto(part: Shown["focus"], share: { x: number; y: number }, [from, to]: readonly [number, number]): readonly [number, number] {
  const fit = Math.max(1, Math.min(share.x / part.width, share.y / part.height));
  const by = (one: number): number => Math.min((fit * one) / Math.min(from, to), fit * AIR);
  return [by(from), by(to)];
}

/** A photograph of a scene that fills `placed.box`, or as much of it as its pixels do: no head is cut off. */
export function scene(board: DocumentBuilder, layer: string, camera: Camera, placed: Placed) {
  const { shown, zoom: wanted, pan, whole, frame = 0 } = camera;
  const box = filling(shown, placed.box, whole);
  if (box !== placed.box && placed.effects?.some(({ type }) => type === "mask")) softCopy(board, layer, shown, placed);
  const part = seen(shown.picture, box);
  const small = smallIn(shown, placed.box)?.part ?? null;
  const most = nearestSharp(shown.picture, box);
  const [from, to] = small ? onto(small, part, wanted) : wanted;
  const zoom = [Math.min(from, most), Math.min(to, most)] as const;
  const near = Math.max(...zoom);
  const face = shown.people[0];
  const isUpper = face && wornOn(board.brief) === "upper";
  const headFirst = isUpper && (!holds(shown.picture, shown.focus, box) || near > 1.1);
  const about = headFirst ? upper(face, shown.focus) : (shown.part ?? small ?? shown.focus);
  const middle = heads({ x: about.x + about.width / 2, y: about.y + about.height / 2 }, shown.people, {
    x: part.x / near,
    y: part.y / near,
  });
  const drift = shown.people.length > 0 ? 0 : pan;
  const keys = [
    ...stepped("zoom", zoom, { jumps: jumpsOf(board, camera, placed), length: lasts(placed) }),
    ...move("focusX", [0, middle.x - drift], [lasts(placed), middle.x + drift, "linear"]),
    ...move("focusY", [0, middle.y + drift], [lasts(placed), middle.y - drift, "linear"]),
  ];
  const kept = box === placed.box ? placed.effects : asPrint(placed.effects ?? [], frame);
  board.image(
    layer,
    { assetId: pictureAsset(board, shown), crop: { fit: "cover", focusX: middle.x, focusY: middle.y, zoom: zoom[0] } },
    { ...placed, box, ...(kept ? { effects: kept } : {}), keys: [...(placed.keys ?? []), ...keys] },
  );
}
