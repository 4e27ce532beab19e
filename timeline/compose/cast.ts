import type { AdBrief } from "../brief.ts";
import { filmShots, type FilmShot } from "./film.ts";
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
  SMALL,
  withoutThumbnails,
} from "./alike.ts";
import { inCoverColor } from "./cover-color.ts";
import { detailsOf } from "./details.ts";
import { upper } from "./framing.ts";
import { isPrinted, withWords, worthShowing } from "./printed.ts";
import { focusShape, shapeOf } from "./standing.ts";
import { nearable, wornOn } from "./worn.ts";

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
}

/** One of the first, one of the second, and so on; what is left of the longer comes last. */
const inTurn = <T>(first: readonly T[], second: readonly T[]): T[] =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, i) => [first[i], second[i]])
    .flat()
    .filter((one) => one !== undefined);

/** A view of a thing's edge (a closed laptop, a phone from its side) tells nobody what it is. */
const EDGE_ON = [0.22, 3.6] as const;
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
export function isCutOff({ focus: { x, y, width, height } }: Pick<Shown, "focus">): boolean {
  return [x, y, 1 - x - width, 1 - y - height].filter((room) => room < CUT).length > 2;
}

/** A face of more than this of a picture's height is who, and no more what is worn; what ends at the upper rim is a body whose head was cut off. */
const PORTRAIT = 0.34;
const showsWho = ({ people }: Shown): boolean => (people[0]?.height ?? 0) > PORTRAIT;
const isHeadless = ({ people, focus, ground }: Shown): boolean =>
  people.length === 0 && ground === null && focus.y < CUT / 2 && focus.height > 0.5 && focus.height < 1 - CUT;

/** Of what is worn the pictures that show it on somebody, where one shows all of who wears it: no portraits, and nobody without a head. */
function ofWearers(pictures: readonly Shown[]): readonly Shown[] {
  const wearers = pictures.filter((one) => !showsWho(one) && !isHeadless(one));
  return wearers.some(({ people }) => people.length > 0) ? wearers : pictures;
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

/** How far a face may be elsewhere on somebody, of their breadth, to be the same moment in another crop. */
const POSE = 0.1;
/** Whether two photographs are of one moment: the face stands at one place of who it belongs to. */
function isSamePose(one: Shown, other: Shown): boolean {
  const [a, b] = [one, other].map(({ people: [face], focus, ground }) =>
    face && ground === null ? [(face.x - focus.x) / focus.width, face.width / focus.width] : [],
  );
  return a?.length === 2 && b?.length === 2 && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < POSE);
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

/** A brief with a wish for how it is shown. `nearFirst`: who stands for the product counts as seen, so that its turns begin from near. */
export type Wished = AdBrief & { readonly nearFirst?: boolean };

export function cast(brief: Wished): Cast {
  const views = withoutRepeats(withoutThumbnails(brief.pictures.filter(({ id }) => id !== brief.before)), {
    worn: !nearable(brief),
    better: (one, than) => isPrinted(than) && !isPrinted(one),
  });
  const clear = ofOneHue(withFeatures(withoutThumbnails(worthShowing(views), SMALL)));
  const own = withoutCutParts<Shown>(
    nearable(brief) ? withoutStrangers(ofOneScene(inCoverColor(ofOneVariant<Shown>(clear, shapeOf)))) : ofOneColour(ofWearers(clear)),
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
  // A detail of what is worn is seen once; then who wears it takes its turns.
  const isDetail = ({ people, ground, cutout }: Shown): boolean =>
    !nearable(brief) && people.length === 0 && ground === null && !cutout && pictures.some((one) => one.people.length > 0);
  const isSpent = (one: Shown): boolean => isDetail(one) && (times.get(one.id) ?? 0) > 0;
  const times = new Map<string, number>(brief.nearFirst && hero ? [[hero.id, 1]] : []);
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
  // One other picture takes turns with the hero, wherever that was shown.
  const next = (): Shown | null => {
    const left = turns.filter((one) => !isSpent(one));
    return show(pick(left.length > 1 || !hero || left[0] === hero ? left : [...left, hero]));
  };
  const pairs = new Set<string>();
  const isNews = (one: Shown, other: Shown): boolean => {
    const pair = [one.id, other.id].toSorted().join();
    const known = pairs.has(pair);
    pairs.add(pair);
    return !known && !isSamePose(one, other) && ownOf(one) !== ownOf(other);
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
      // Beside who wears it, seen from the front, a back is no star.
      const all = turns.filter((one) => !isDetail(one) && (one.people.length > 0 || !hero?.people.length || nearable(brief)));
      const star = show(other && all.length > 0 ? pick(cutouts.length > 1 ? cutouts.slice(1) : all) : hero);
      // The whole of it, however often.
      return star && { ...star, again: 0 };
    },
    near,
  };
}
