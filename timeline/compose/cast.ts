import type { AdBrief } from "../brief.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { filmShots, filmed, type FilmShot } from "./film.ts";
import { accentIn, swell } from "./accent.ts";
import {
  alike,
  isFeatureless,
  isSameThing,
  ofOneColour,
  ofOneHue,
  ofOneScene,
  ofOneVariant,
  withoutRepeats,
  withoutStrangers,
  withoutCutParts,
  withoutThumbnails,
} from "./alike.ts";
import { holding } from "./bleed.ts";
import { detailsOf, hasPixels } from "./details.ts";
import { nearest, nearestSharp, seen, sharp, upper } from "./framing.ts";
import { isPrinted, withWords, worthShowing } from "./printed.ts";
import { onGround, scene, uncropped } from "./scene.ts";
import { plated } from "./plate.ts";
import { aspect, standing } from "./standing.ts";
import { isCropped, windowed } from "./windowed.ts";
import { nearable, wornOn } from "./worn.ts";
import type { Area } from "./geometry.ts";

/**
 * A picture of the product; with `film`, a moment of one of its films, which moves. `again`: how often it was shown
 * before; `print`: where a picture of it is wanted, its cut-out stands on a print of our own (plate.ts).
 */
export type Shown = AdBrief["pictures"][number] & {
  readonly film?: FilmShot;
  readonly again?: number;
  readonly print?: boolean;
  /** The picture that it is a view of; absent: it is one itself. */
  readonly of?: string;
  /** What of it is seen from near; absent: its middle. */
  readonly part?: AdBrief["pictures"][number]["focus"];
};
type Effects = NonNullable<Placed["effects"]>;

/** Who plays what: the hero is the product cut out (or the first picture); the others take turns, films first. */
export interface Cast {
  readonly hero: Shown | null;
  readonly pictures: readonly Shown[];
  /** How it was before; never among the others. */
  readonly before: Shown | null;
  /** Whether there is anybody beside the hero. */
  readonly others: boolean;
  /** The next picture to show: each is seen before any is seen again, and none that looks like the one before it where another is left. */
  next(): Shown | null;
  /** Who stands beside a picture: the next, else whoever has not stood beside it before. A pair is news once. */
  beside(shown: Shown): Shown | null;
  /** The hero, or (so that neighbours differ) another: one that is cut out too, if there is one. */
  star(other: boolean): Shown | null;
  /** A picture as it is seen from near: another part of it each time. */
  near(shown: Shown): Shown;
  /** A detail that stands beside its own picture; null where one has, unless there is no other picture: a pair is news once. */
  detail(shown: Shown): Shown | null;
}

/** One of the first, one of the second, and so on; what is left of the longer comes last. */
const inTurn = <T>(first: readonly T[], second: readonly T[]): T[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, i) => [first[i], second[i]])
    .flat()
    .filter((one) => one !== undefined);

/** A view of a thing's edge (a closed laptop, a phone from its side) tells nobody what it is. */
const EDGE_ON = [0.22, 3.6] as const;
const focusShape = ({ picture, focus }: Shown): number => (focus.width * picture.width) / Math.max(1, focus.height * picture.height);
const shapeOf = (shown: Shown): number => (shown.cutout ? aspect(shown) : focusShape(shown));
/** What the shop shows first is as broad as this (a screen, a laptop): a view that is so much narrower is its edge. */
const [BROAD, EDGE] = [1.3, 0.26];
const telling =
  (first: Shown | undefined) =>
  (shown: Shown): boolean => {
    const [shape, whole] = [shapeOf(shown), first ? shapeOf(first) : 0];
    const packshot = shown.plain || shown.ground !== null;
    // A cut-out is as broad as its faintest shadow; what it is of is narrower.
    const side = packshot && whole > BROAD && whole < EDGE_ON[1] && Math.min(shape, focusShape(shown)) < whole * EDGE;
    return shape > EDGE_ON[0] && shape < EDGE_ON[1] && !side;
  };

/** So near to the rim of a picture (of its side) a thing is taken for cut off by it. */
const CUT = 0.03;
/** A picture whose rims cut off three sides of what it is about shows a detail of it. */
function isCutOff({ focus: { x, y, width, height } }: Pick<Shown, "focus">): boolean {
  return [x, y, 1 - x - width, 1 - y - height].filter((room) => room < CUT).length > 2;
}

/** How far the shapes of two views may be apart for one to stand for the other: the end of a rod is not the rod. */
const OTHER_VIEW = 1.9;
const sameView = (one: Shown, other: Shown): boolean => {
  const ratio = shapeOf(one) / Math.max(0.01, shapeOf(other));
  return ratio < OTHER_VIEW && ratio > 1 / OTHER_VIEW;
};

/** A side of a thing on which there is nothing to see is left out where two others show more of it. */
function withFeatures<T extends Pick<Shown, "look" | "ground">>(pictures: readonly T[]): readonly T[] {
  const featured = pictures.filter((one) => one.ground === null || !isFeatureless(one));
  return featured.length > 1 ? featured : pictures;
}

/** The picture that is shown, whichever view of it. */
export const ownOf = ({ id, of }: Shown): string => of ?? id;

/** So many others beside who wears it are few: who wears it is seen from near, too, where the head and what is below it are so much less. */
const [FEW, LESS] = [2, 0.7];

/** Who wears something on the upper body, from the head to the waist: another view where a shop has few. */
function upperView(brief: AdBrief, wearer: Shown | null): Shown | null {
  const [face] = wearer?.people ?? [];
  if (!wearer || !face || wearer.cutout || wornOn(brief) !== "upper") return null;
  const part = upper(face, wearer.focus);
  return part.height < wearer.focus.height * LESS ? { ...wearer, id: `${wearer.id}-upper`, of: wearer.id, focus: part, part } : null;
}

export function cast(brief: AdBrief): Cast {
  const views = withoutRepeats(withoutThumbnails(brief.pictures.filter(({ id }) => id !== brief.before)), {
    worn: !nearable(brief),
    better: (one, than) => isPrinted(than) && !isPrinted(one),
  });
  const clear = ofOneHue(withFeatures(worthShowing(views)));
  const own = withoutCutParts<Shown>(
    nearable(brief) ? withoutStrangers(ofOneScene(ofOneVariant<Shown>(clear, shapeOf))) : ofOneColour(clear),
  );
  const pictures: Shown[] = own.map((picture) => ({
    ...withWords(picture),
    print:
      picture.cutout !== null && (picture.plain || (picture.printed?.length ?? 0) > 0 || (own.length === 1 && brief.films.length === 0)),
  }));
  const cutouts = pictures.filter((p) => p.cutout);
  const tells = telling(pictures[0]);
  const moving = filmShots(brief).map((film) => ({
    id: film.id,
    picture: film.file,
    cutout: null,
    plain: false,
    ground: null,
    people: [],
    focus: film.focus,
    palette: [],
    film,
  }));
  // A sheet with the thing on it that could not be cut out, and whose colour is not known, is left out while there is anything else.
  const fit = pictures.filter(({ plain, cutout, ground }) => !plain || cutout || ground !== null);
  const worth = fit.length > 0 ? fit : pictures;
  // What the shop shows first is the thing; a cut-out of another view of it does not take its place.
  // Of what is worn a detail is no beginning, where another picture shows all of it.
  const first =
    (nearable(brief) ? undefined : worth.find((one) => !isPrinted(one) && !isCutOff(one))) ?? worth.find((one) => !isPrinted(one));
  // Of what is worn a picture with a face is its front: one without may be its back.
  const front = nearable(brief) ? null : (worth.find((one) => one.people.length > 0 && tells(one) && !isPrinted(one)) ?? null);
  const shownFirst = first && !first.cutout && tells(first) && first.people.length === 0 && !front ? first : null;
  // Of what was cut out of a scene without a face nobody knows whether it is its back.
  const fronts = front ? cutouts.filter(({ people, plain }) => people.length > 0 || plain) : cutouts;
  const whole = shownFirst ? fronts.filter((one) => sameView(one, shownFirst) && isSameThing(one, shownFirst)) : fronts;
  const hero: Shown | null =
    whole.find(tells) ??
    shownFirst ??
    front ??
    worth.find((one) => tells(one) && !isPrinted(one)) ??
    (worth.some(tells) ? worth.find(tells) : cutouts[0]) ??
    worth[0] ??
    moving[0] ??
    null;
  // Seen from its edge a thing is a line: left out where any picture shows more of it.
  const fullViews = worth.some(tells) ? worth.filter(tells) : worth;
  const rest = fullViews.filter((p) => p !== hero);
  const upperHalf = rest.length > 0 && rest.length <= FEW ? upperView(brief, front) : null;
  const scenes = upperHalf ? [...rest, upperHalf] : rest;
  const turns = moving.length + scenes.length > 0 ? inTurn<Shown>(moving, scenes) : hero ? [hero] : [];
  const times = new Map<string, number>();
  const seenNear = new Map<string, number>();
  let last: Shown | null = null;
  const show = (shown: Shown | null): Shown | null => {
    if (!shown) return null;
    const again = times.get(shown.id) ?? 0;
    times.set(shown.id, again + 1);
    last = shown;
    return { ...shown, again };
  };
  const pick = (from: readonly Shown[]): Shown | null => {
    const fewest = Math.min(...from.map(({ id }) => times.get(id) ?? 0));
    const fresh = from.filter(({ id }) => (times.get(id) ?? 0) === fewest && id !== last?.id);
    return fresh.find((one) => !last || !alike(one, last)) ?? fresh[0] ?? from.find(({ id }) => id !== last?.id) ?? from[0] ?? null;
  };
  // One other picture takes turns with the hero.
  const next = (): Shown | null => show(turns.length === 1 && last !== null && last.id === turns[0]?.id ? hero : pick(turns));
  const pairs = new Set<string>();
  const isNews = (one: Shown, other: Shown): boolean => {
    const pair = [one.id, other.id].toSorted().join();
    const known = pairs.has(pair);
    pairs.add(pair);
    return !known && ownOf(one) !== ownOf(other);
  };
  const near = (shown: Shown): Shown => {
    const details = detailsOf(shown);
    const turn = seenNear.get(shown.id) ?? 0;
    seenNear.set(shown.id, turn + 1);
    const part = details[turn % Math.max(1, details.length)];
    return { ...shown, again: 0, ...(part ? { part } : {}) };
  };
  return {
    hero,
    pictures,
    before: brief.pictures.find(({ id }) => id === brief.before) ?? null,
    others: turns.some((one) => !hero || ownOf(one) !== ownOf(hero)),
    next,
    beside: (shown) => {
      const other = pick(turns);
      if (other && isNews(shown, other)) return show(other);
      // Who wears it may stand beside any picture of it.
      const all = hero && !nearable(brief) ? [...turns, hero] : turns;
      return show(all.find((one) => isNews(shown, one)) ?? null);
    },
    star: (other) => {
      const star = show(other ? pick(cutouts.length > 1 ? cutouts.slice(1) : turns) : hero);
      // The whole of it, however often.
      return star && { ...star, again: 0 };
    },
    near,
    detail: (shown) => {
      const known = pairs.has(ownOf(shown)) && pictures.length > 1;
      pairs.add(ownOf(shown));
      return known ? null : near(shown);
    },
  };
}

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
  if (part || again % 2 === 0 || !nearable(board.brief) || !hasPixels(picture, box)) return shown;
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
  // A head that nobody found is not cut off either.
  const isBack = !nearable(board.brief) && shown.people.length === 0 && !isCutOff(shown);
  const by = nearer(shown, { close: close ?? false, box: placed.box });
  const most =
    close && shown.people.length === 0 && nearable(board.brief)
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
    { shown, zoom, whole: whole || isBack, frame, pan: most < 1.2 ? Math.min(aside, 0.006) : aside, ...(jumps ? { jumps } : {}) },
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

/**
 * The whole product, that takes the beat: the cut-out on its own contact shadow; without a cut-out, the picture in a
 * frame with a soft shadow.
 */
export function product(
  board: DocumentBuilder,
  layer: string,
  { shown, effects = [], frame = 28 }: { shown: Shown; effects?: Effects; frame?: number },
  placed: Placed,
) {
  const { cutout } = shown;
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
