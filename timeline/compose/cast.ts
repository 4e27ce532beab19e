import type { AdBrief } from "../brief.ts";
import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { filmShots, filmed, type FilmShot } from "./film.ts";
import { accentIn, swell } from "./accent.ts";
import { alike, isFeatureless, ofOneColour, ofOneScene, ofOneVariant, withoutRepeats } from "./alike.ts";
import { holding } from "./bleed.ts";
import { nearest, sharp } from "./framing.ts";
import { isPrinted, withWords, worthShowing } from "./printed.ts";
import { onGround, scene, uncropped } from "./scene.ts";
import { plated } from "./plate.ts";
import { aspect, standing } from "./standing.ts";
import { isCropped, windowed } from "./windowed.ts";
import { nearable } from "./worn.ts";
import type { Area } from "./geometry.ts";

/**
 * A picture of the product; with `film`, a moment of one of its films, which moves. `again`: how often it was shown
 * before; `print`: where a picture of it is wanted, its cut-out stands on a print of our own (plate.ts).
 */
export type Shown = AdBrief["pictures"][number] & { readonly film?: FilmShot; readonly again?: number; readonly print?: boolean };
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
  /** Who stands beside a picture: the next, unless the two have stood together before. A pair is news once. */
  beside(shown: Shown): Shown | null;
  /** The hero, or (so that neighbours differ) another: one that is cut out too, if there is one. */
  star(other: boolean): Shown | null;
}

/** One of the first, one of the second, and so on; what is left of the longer comes last. */
const inTurn = <T>(first: readonly T[], second: readonly T[]): T[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, i) => [first[i], second[i]])
    .flat()
    .filter((one) => one !== undefined);

/** A view of a thing's edge (a closed laptop, a phone from its side) tells nobody what it is. */
const EDGE_ON = [0.22, 3.6] as const;
const shapeOf = (shown: Shown): number => {
  const { picture, focus } = shown;
  return shown.cutout ? aspect(shown) : (focus.width * picture.width) / Math.max(1, focus.height * picture.height);
};
/** What the shop shows first is as broad as this (a screen, a laptop): a view that is so much narrower is its edge. */
const [BROAD, EDGE] = [1.3, 0.24];
const telling =
  (first: Shown | undefined) =>
  (shown: Shown): boolean => {
    const [shape, whole] = [shapeOf(shown), first ? shapeOf(first) : 0];
    const packshot = shown.plain || shown.ground !== null;
    const side = packshot && whole > BROAD && whole < EDGE_ON[1] && shape < whole * EDGE;
    return shape > EDGE_ON[0] && shape < EDGE_ON[1] && !side;
  };

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

export function cast(brief: AdBrief): Cast {
  const views = withoutRepeats(
    brief.pictures.filter(({ id }) => id !== brief.before),
    { worn: !nearable(brief), better: (one, than) => isPrinted(than) && !isPrinted(one) },
  );
  const clear = worthShowing(withFeatures(views));
  const own = nearable(brief) ? ofOneScene(ofOneVariant<Shown>(clear, shapeOf)) : ofOneColour(clear);
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
  const first = worth.find((one) => !isPrinted(one));
  const shownFirst = first && !first.cutout && tells(first) && first.people.length === 0 ? first : null;
  const whole = shownFirst ? cutouts.filter((one) => sameView(one, shownFirst)) : cutouts;
  const hero: Shown | null =
    whole.find(tells) ??
    shownFirst ??
    worth.find((one) => tells(one) && !isPrinted(one)) ??
    (worth.some(tells) ? worth.find(tells) : cutouts[0]) ??
    worth[0] ??
    moving[0] ??
    null;
  // Seen from its edge a thing is a line: left out where any picture shows more of it.
  const seen = worth.some(tells) ? worth.filter(tells) : worth;
  const scenes = seen.filter((p) => p !== hero);
  const turns = moving.length + scenes.length > 0 ? inTurn<Shown>(moving, scenes) : hero ? [hero] : [];
  const times = new Map<string, number>();
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
    return !known && one.id !== other.id;
  };
  return {
    hero,
    pictures,
    before: brief.pictures.find(({ id }) => id === brief.before) ?? null,
    others: turns.some(({ id }) => id !== hero?.id),
    next,
    beside: (shown) => {
      const other = next();
      return other && isNews(shown, other) ? other : null;
    },
    star: (other) => {
      const star = show(other ? pick(cutouts.length > 1 ? cutouts.slice(1) : turns) : hero);
      // The whole of it, however often.
      return star && { ...star, again: 0 };
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
  /** Shows all the height of what it is about: what the box is too broad for stands on a soft copy of itself. */
  readonly whole?: boolean;
  /** A film that went on before: seconds since. */
  readonly since?: number;
  /** Seconds at which the camera cuts nearer; else a beat near the middle. */
  readonly jumps?: readonly number[];
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
  { shown, zoom: wanted, pan: aside = 0.03, close, whole = false, since = 0, jumps }: Framing,
  placed: Placed,
) {
  if (shown.film) return filmed(board, layer, { film: shown.film, focus: shown.focus, zoom: wanted, since }, placed);
  if (isPrinted(shown) && shown.ground === null) return uncropped(board, layer, shown, placed);
  if (isPrinted(shown)) return onGround(board, layer, { shown: { ...shown, again: 0 }, close: false }, placed);
  const plain = (placed.effects ?? []).every(({ type }) => type !== "mask" && type !== "reveal");
  if (shown.print && shown.cutout && isCropped(shown) && plain && !close)
    return windowed(board, layer, { ...shown, cutout: shown.cutout, whole: true }, placed);
  if (shown.print && shown.cutout) return plated(board, layer, { ...shown, cutout: shown.cutout }, { close, placed });
  if (shown.ground !== null && !shown.cutout)
    return onGround(board, layer, { shown, close: close ?? false, ...(jumps ? { jumps } : {}) }, placed);
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
  return scene(board, layer, { shown, zoom, whole, pan: most < 1.2 ? Math.min(aside, 0.006) : aside, ...(jumps ? { jumps } : {}) }, placed);
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
