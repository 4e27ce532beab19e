import type { AdBrief } from "../brief.ts";
import { isOtherGarment } from "./cover-color.ts";

type Picture = Pick<AdBrief["pictures"][number], "id" | "palette" | "look">;

/** How far apart two colours are at most to be one colour to the eye, of 441. */
const NEAR = 42;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
function apart(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

/** Whether most colours of one picture are in the other too: the same room, the same light. Nothing is known without colours. */
export function alike(one: Picture, other: Picture): boolean {
  if (one.id === other.id) return true;
  if (one.palette.length === 0 || other.palette.length === 0) return false;
  const shared = one.palette.filter((color) => other.palette.some((its) => apart(color, its) < NEAR));
  return shared.length > one.palette.length * 0.6;
}

/** How far the colour of a garment may be from itself in another light, and that of a thing on plain ground, of 441. */
const [LIT, PLAIN] = [55, 70];
/** Two packshots whose shapes differ by less are one view of a thing. */
const SAME_SHAPE = 1.12;

/** How far the leading colour of one picture is from all that the other has. */
const strange = ([lead]: readonly string[], others: readonly string[]): number =>
  lead === undefined || others.length === 0 ? 0 : Math.min(...others.map((color) => apart(lead, color)));

interface Packshot extends Picture {
  readonly plain: boolean;
}

/** A colour of this saturation (0…1) is none of the greys, which have at most that. Of what is darker (0…255) nobody knows. */
const [COLORED, GREY, DARK] = [0.6, 0.2, 36];
const saturation = (color: string): number => {
  const [most, least] = [Math.max(...channels(color)), Math.min(...channels(color))];
  return most < DARK ? (COLORED + GREY) / 2 : (most - least) / most;
};
/** Dark green and black are near to each other, and not one colour. */
const isGreyOf = (one: string, other: string): boolean => saturation(one) >= COLORED && saturation(other) <= GREY;

/** A garment's colour is among so many leading ones of another picture of it, and there so near to itself: hair and skin have many. */
const [LEADING, WORN] = [3, 70];
function isFar(one: Picture, lead: Picture): boolean {
  const [own = ""] = lead.palette;
  const leading = one.palette.slice(0, LEADING);
  const like = leading.filter((color) => !isGreyOf(own, color) && !isGreyOf(color, own));
  return leading.length > 0 && (like.length === 0 || strange(lead.palette, like) >= WORN);
}

/** So many pictures of one colour carry an ad, where the shop shows another only once. */
const ENOUGH = 3;

/**
 * The pictures that show one colour of what is worn: the first one's, or where no other picture has that, what most have. Nothing is
 * left out where a colour is not known.
 */
export function ofOneColour<T extends Packshot>(pictures: readonly T[]): readonly T[] {
  // The shadows of a red thing are as dark as a black one: of packshots each has to have the other's color.
  const isOther = (one: T, lead: T): boolean =>
    one !== lead &&
    (isOtherGarment(one, lead) || isOtherGarment(lead, one) || (one.plain && lead.plain && strange(one.palette, lead.palette) >= PLAIN));
  const groups = pictures.map((lead) =>
    pictures.filter((one) => strange(lead.palette, one.palette) < LIT && !isOther(one, lead) && !isFar(one, lead)),
  );
  const [own = []] = groups;
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), own);
  return own.length === 1 && largest.length >= ENOUGH ? largest : own;
}

/** The leading colour of a thing may be so far from all that another picture of it has, in another light, of 441. */
const SAME_THING = 100;

/** Whether two pictures may show one thing: a shop's bag or box beside it has colours of its own. Nothing is known without colours. */
export const isSameThing = (one: Picture, other: Picture): boolean =>
  Math.max(strange(one.palette, other.palette), strange(other.palette, one.palette)) < SAME_THING;

interface Cut extends Packshot {
  readonly ground: string | null;
  readonly people: readonly unknown[];
  readonly cutout: unknown;
}

/**
 * What was cut out of a scene whose leading colour is another than that of the thing on plain ground is a part of it, the print
 * on a hat seen from near: it is shown as the photograph that it is.
 */
export function withoutCutParts<T extends Cut>(pictures: readonly T[]): T[] {
  const packshot = pictures.find(({ plain, ground, people }) => (plain || ground !== null) && people.length === 0);
  const isPart = ({ plain, ground, people, palette }: T): boolean =>
    !plain &&
    ground === null &&
    people.length === 0 &&
    packshot !== undefined &&
    strange(palette, packshot.palette.slice(0, 1)) >= SAME_THING;
  return pictures.map((one) => (one.cutout !== null && isPart(one) ? { ...one, cutout: null } : one));
}

interface Small {
  /** A picture whose longer side has fewer pixels is small… */
  readonly side: number;
  /** …where another has so many times as much. */
  readonly times: number;
}
/** Whatever else a shop has; and beside pictures that can carry an ad. */
const THUMBNAIL: Small = { side: 320, times: 2 };
export const SMALL: Small = { side: 600, times: 1.4 };

interface Sized {
  readonly picture: { readonly width: number; readonly height: number };
  readonly cutout?: object | null;
  readonly plain?: boolean;
}

/** A shop's thumbnail beside photographs of the thing is left out: nothing is enlarged, so that it would be shown small. A packshot that is cut out stays. */
export function withoutThumbnails<T extends Sized>(pictures: readonly T[], { side, times } = THUMBNAIL): readonly T[] {
  const sideOf = ({ picture }: T): number => Math.max(picture.width, picture.height);
  const largest = Math.max(0, ...pictures.map(sideOf));
  const isPackshot = ({ cutout, plain }: T): boolean => (plain ?? false) && (cutout ?? null) !== null;
  return pictures.filter((one) => sideOf(one) >= side || sideOf(one) * times > largest || isPackshot(one));
}

/** So many pictures of a thing carry an ad without one that has no colour in common with any of them: a bag that it comes in. */
export function withoutStrangers<T extends Picture>(pictures: readonly T[]): readonly T[] {
  const related = pictures.filter((one) => pictures.some((other) => other !== one && isSameThing(one, other)));
  return related.length >= ENOUGH ? related : pictures;
}

/** The same of things: a packshot of the same view as the first in another colour ("blue | grey") is left out; other views are kept. */
export function ofOneVariant<T extends Packshot>(pictures: readonly T[], shapeOf: (one: T) => number): readonly T[] {
  const [first] = pictures;
  if (!first?.plain) return pictures;
  return pictures.filter((one) => {
    const ratio = shapeOf(one) / Math.max(0.01, shapeOf(first));
    const sameView = one.plain && Math.max(ratio, 1 / Math.max(0.01, ratio)) < SAME_SHAPE;
    return !sameView || Math.max(strange(first.palette, one.palette), strange(one.palette, first.palette)) < PLAIN;
  });
}

const bits = (digit: number): number => digit.toString(2).replaceAll("0", "").length;
const digits = (look: string): number[] => [...look].map((digit) => Number.parseInt(digit, 16));

/**
 * Two looks of one view differ in so many bits at most, and in this share of what there is to see of either: packshots, a
 * thing in two colors; anything else, the same photograph again (who wears a garment stands before and behind it alike).
 */
const REPEAT = { packshot: { bits: 40, share: 0.45 }, photograph: { bits: 16, share: 0.15 } };

type Looking = Pick<AdBrief["pictures"][number], "look" | "ground" | "people">;

/**
 * Whether two pictures show one view of one thing: the same again, or (a thing on its ground) in another color. Nothing is
 * known without looks.
 */
export function isRepeat(one: Looking, other: Looking, worn: boolean): boolean {
  if (!one.look || one.look.length !== other.look?.length) return false;
  const [a, b] = [digits(one.look), digits(other.look)];
  const differ = a.reduce((sum, digit, at) => sum + bits(digit ^ (b[at] ?? 0)), 0);
  const seen = a.reduce((sum, digit, at) => sum + bits(digit | (b[at] ?? 0)), 0);
  const packshots = [one, other].every(({ ground, people }) => ground !== null && people.length === 0);
  const most = REPEAT[packshots && !worn ? "packshot" : "photograph"];
  return differ <= most.bits && differ <= most.share * seen;
}

/** Each view once, the first of those that repeat each other; a `better` one takes its place. */
export function withoutRepeats<T extends Looking>(
  pictures: readonly T[],
  { worn, better }: { worn: boolean; better: (one: T, than: T) => boolean },
): readonly T[] {
  const views: T[] = [];
  for (const picture of pictures) {
    const at = views.findIndex((one) => isRepeat(one, picture, worn));
    const known = views[at];
    if (known === undefined) views.push(picture);
    else if (better(picture, known)) views[at] = picture;
  }
  return views;
}

/** Fewer bits than this are a face without anything on it: the plain side of a box. */
const FEATURELESS = 20;

/** Whether there is hardly anything to see on a thing: white, and plain. Nothing is known without a look. */
export const isFeatureless = ({ look }: Pick<Picture, "look">): boolean =>
  look !== undefined && digits(look).reduce((sum, digit) => sum + bits(digit), 0) < FEATURELESS;

/** A color that fills a good part of a picture (of a packshot: of the thing) and is as strong as this (0…1) and as far from all that fills another is another variant's. */
const [STRONG, OTHER] = [0.35, 100];
const strength = (color: string): number => (Math.max(...channels(color)) - Math.min(...channels(color))) / 255;
const isVivid = (one: Picture, other: Picture, among: number): boolean =>
  one.palette.slice(0, 2).some((color) => strength(color) > STRONG && strange([color], other.palette.slice(0, among)) > OTHER);

/** A sheet of a thing in all its colors: so many strong ones that the first picture has not, and not the color of that. */
const COLORS = 2;
const isOfAllColors = (one: Picture, first: Picture): boolean =>
  strange(first.palette, one.palette) >= PLAIN &&
  one.palette.filter((color) => strength(color) > STRONG && strange([color], first.palette) > OTHER).length >= COLORS;

/** Packshots in another strong color than the first ("red | navy | green") are left out, whatever view they are; and sheets of all colors. */
export function ofOneHue<T extends Packshot>(pictures: readonly T[]): readonly T[] {
  const [first] = pictures;
  if (!first?.plain) return pictures;
  return pictures.filter((one) => (one.plain ? !isVivid(one, first, 2) && !isVivid(first, one, 2) : !isOfAllColors(one, first)));
}

/** Scenes in which a thing of another strong colour than in the first stands are left out, where others are left. */
export function ofOneScene<T extends Packshot>(pictures: readonly T[]): readonly T[] {
  const [first] = pictures;
  if (!first || first.plain) return pictures;
  const kept = pictures.filter((one) => one.plain || !isVivid(one, first, 3));
  return kept.length > 1 ? kept : pictures;
}
