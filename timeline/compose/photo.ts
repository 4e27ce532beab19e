import { accentIn, swell } from "./accent.ts";
import { isCutOff, type Shown } from "./cast.ts";
import { holding } from "./bleed.ts";
import { detailsOf, hasPixels } from "./details.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { filmed } from "./film.ts";
import { nearest, nearestSharp, seen, sharp, STILL } from "./framing.ts";
import type { Area } from "./geometry.ts";
import { plated } from "./plate.ts";
import { isPrinted } from "./printed.ts";
import { onGround, scene, uncropped } from "./scene.ts";
import { focusShape, standing } from "./standing.ts";
import { isCropped, windowed } from "./windowed.ts";
import { nearable } from "./worn.ts";

type Effects = NonNullable<Placed["effects"]>;

/** The focus's middle, and how near one may go without losing the product. */
export function focusOf(shown: Shown) {
  const { x, y, width, height } = shown.focus;
  return { x: x + width / 2, y: y + height / 2, near: Math.min(1.9, Math.max(1.15, 0.85 / Math.max(width, height, 0.01))) };
}

interface Framing {
  readonly shown: Shown;
  readonly zoom: readonly [number, number];
  readonly pan?: number;
  /** Goes as near as it is told, whatever is cut off; `false`: a print shows the whole thing. */
  readonly close?: boolean;
  /** Shows all the height of what it is about: what the box is too broad for is narrower than it. */
  readonly whole?: boolean;
  /** Round corners of a photograph that does not fill its place. */
  readonly frame?: number;
  /** A film that went on before: seconds since. */
  readonly since?: number;
  /** Seconds at which the camera cuts nearer; else a beat near the middle. */
  readonly jumps?: readonly number[];
  /** Where in its place what stands on a ground that goes on stands; absent: in all of it. */
  readonly room?: Area;
}

/** Of a scene that was shown before a detail is seen every second time, where its pixels last: another view. */
function detailed(board: DocumentBuilder, shown: Shown, box: Area): Shown {
  const { again = 0, part, picture } = shown;
  // In an upright place hardly anything is left of a broad thing.
  const narrow = focusShape(shown) > 1 && box.h > box.w;
  if (part || again % 2 === 0 || narrow || !nearable(board.brief) || !hasPixels(picture, box)) return shown;
  const details = detailsOf(shown);
  const detail = details[Math.floor(again / 2) % Math.max(1, details.length)];
  return detail ? { ...shown, part: detail } : shown;
}

/** How near the camera comes to a part of a picture: until it fills the box. */
function towards({ picture, part }: Shown & Pick<Required<Shown>, "part">, box: Area): readonly [number, number] {
  const share = seen(picture, box);
  const wanted = Math.max(1.25, Math.min(share.x / part.width, share.y / part.height));
  const by = Math.max(1, Math.min(wanted, nearestSharp(picture, box) / 1.1));
  return [by, by * 1.1];
}

/** A picture that was shown before is seen from nearer: another moment of it. */
const nearer = ({ again = 0 }: Shown, { close, box }: { close: boolean; box: Area }): number =>
  again % 2 === 0 || close ? 1 : box.w > box.h * 1.1 ? 1.16 : 1.36;

/**
 * A picture that fills `placed.box`, moving in or out around its focus for as long as it shows, nearer on the beat, its
 * sides kept; a film plays.
 */
export function photo(
  board: DocumentBuilder,
  layer: string,
  { shown, zoom: wanted, pan: aside = 0.03, close, whole = false, frame = 0, since = 0, jumps, room }: Framing,
  placed: Placed,
) {
  if (shown.film) return filmed(board, layer, { film: shown.film, focus: shown.focus, zoom: wanted, since }, placed);
  if (isPrinted(shown) && shown.ground === null) return uncropped(board, layer, { shown, frame }, placed);
  if (isPrinted(shown)) return onGround(board, layer, { shown: { ...shown, again: 0 }, close: false }, placed);
  const plain = (placed.effects ?? []).every(({ type }) => type !== "mask" && type !== "reveal");
  if (shown.print && shown.cutout && isCropped(shown) && plain && !close)
    return windowed(board, layer, { ...shown, cutout: shown.cutout, whole: true }, placed);
  const within = room ? { room } : {};
  if (shown.print && shown.cutout) return plated(board, layer, { ...shown, cutout: shown.cutout }, { close, placed, ...within });
  if (shown.ground !== null && !shown.cutout)
    return onGround(board, layer, { shown, close: close ?? false, ...within, ...(jumps ? { jumps } : {}) }, placed);
  const detail = close ? shown : detailed(board, shown, placed.box);
  if (detail.part) {
    const camera = { shown: detail, zoom: towards({ ...detail, part: detail.part }, placed.box), pan: Math.min(aside, 0.02) };
    return scene(board, layer, { ...camera, frame, ...(jumps ? { jumps } : {}) }, placed);
  }
  // A head that nobody found is not cut off either; nor is what somebody carries, wherever that is.
  const isBack = !nearable(board.brief) && shown.people.length === 0 && !isCutOff(shown);
  const isCarried = nearable(board.brief) && shown.people.length > 0;
  const by = nearer(shown, { close: close ?? false, box: placed.box });
  const most = isCarried
    ? STILL
    : close && shown.people.length === 0 && nearable(board.brief)
      ? Number.POSITIVE_INFINITY
      : nearest(shown.picture, shown.focus, placed.box);
  // Both ends held at the same nearness would stand still: the farther one steps back.
  const [from, to] = [Math.min(wanted[0] * by, most), Math.min(wanted[1] * by, most)];
  const zoom =
    from === to && wanted[0] !== wanted[1]
      ? wanted[0] < wanted[1]
        ? ([Math.max(1, to - 0.07), to] as const)
        : ([from, Math.max(1, from - 0.07)] as const)
      : ([from, to] as const);
  return scene(
    board,
    layer,
    {
      shown,
      zoom,
      whole: whole || isBack || isCarried,
      frame,
      pan: most < 1.2 ? Math.min(aside, 0.006) : aside,
      ...(jumps ? { jumps } : {}),
    },
    placed,
  );
}

/** A window for a picture that has no cut-out: as much of the area as a print takes that is at most 4:3 and shows the thing whole. */
function framed(shown: Shown, area: Area): Area {
  const w = Math.min(area.w * 0.94, area.h * 1.33, holding(shown, area).w);
  const h = Math.min(area.h, w * 1.33);
  const box = { x: area.x + (area.w - w) / 2, y: area.y + area.h - h, w, h };
  if (shown.ground !== null) return box;
  // A scene's frame is no larger than its pixels fill.
  const filled = sharp(shown.picture, box);
  return { ...filled, y: area.y + area.h - filled.h };
}

/** Where the whole product is, of the area that it is given: on its floor, or in its frame. */
export const placeOf = (shown: Shown, area: Area): Area => (shown.cutout ? standing(shown, area) : framed(shown, area));

/** A light passes over what shines: on cloth, and over all of a photograph, it is taken for a fault. */
const lit = (board: DocumentBuilder, { cutout }: Shown, effects: Effects): Effects =>
  cutout && nearable(board.brief) ? effects : effects.filter(({ type }) => type !== "sweep");

/**
 * The whole product, that takes the beat: the cut-out on its own contact shadow; without a cut-out, the picture in a
 * frame with a soft shadow.
 */
export function product(
  board: DocumentBuilder,
  layer: string,
  { shown, effects: wanted = [], frame = 28 }: { shown: Shown; effects?: Effects; frame?: number },
  placed: Placed,
) {
  const { cutout } = shown;
  const effects = lit(board, shown, wanted);
  if (!cutout) {
    const box = framed(shown, placed.box);
    const soft: Effects = [
      { type: "radius", value: frame },
      { type: "shadow", color: "rgba(0,0,0,0.28)", blur: 60, x: 0, y: 26 },
    ];
    const kept = effects.filter((e) => e.type !== "contact" && e.type !== "reflection" && e.type !== "shadow");
    return photo(board, layer, { shown, zoom: [1, 1.1] }, { ...placed, box, effects: [...soft, ...kept] });
  }
  if (isCropped(shown) && effects.some(({ type }) => type === "contact")) return windowed(board, layer, { ...shown, cutout }, placed);
  const assetId = board.asset(`cutout-${shown.id}`, { type: "image", url: cutout.url, width: cutout.width, height: cutout.height });
  board.image(
    layer,
    { assetId, crop: { fit: "contain", rect: cutout.box } },
    {
      ...placed,
      box: standing(shown, placed.box),
      effects,
      keys: [...(placed.keys ?? []), ...swell(accentIn(board.beats, placed.at, placed.until))],
    },
  );
}
