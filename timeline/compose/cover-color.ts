import type { AdBrief } from "../brief.ts";
import { chromaOf, huesApart, isSkinTone, tintsApart } from "./tint.ts";

/** Whether a picture shows the product in the color in which the first one, its cover, does: a shop's pictures show all its variants. */
type Picture = Pick<AdBrief["pictures"][number], "palette" | "plain" | "people">;
type Garment = Omit<Picture, "people">;

/** How far apart two colors are, of 441. */
const apart = (one: string, other: string): number =>
  Math.hypot(...[1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)));
const nearest = (color: string, others: readonly string[]): number => Math.min(...others.map((other) => apart(color, other)));

/** So many leading colors are the thing's; what else is on it (a screen, a flower) has others. */
const LEADING = 3;
/** On plain ground one color's tints differ by 0.019 at most, those of two by more (63 pairs); in their shadow strong ones are weaker. */
const TINT = 0.0188;
/** Colors of this chroma have a hue that a shadow does not change; one garment's differ by 6 degrees at most, two by 11 and more. */
const [HUED, HUE] = [0.04, 8.5];

const isOneTint = (one: string, other: string): boolean =>
  tintsApart(one, other) <= TINT || (Math.min(chromaOf(one), chromaOf(other)) >= HUED && huesApart(one, other) <= HUE);

const isOtherTint = (color: string | undefined, others: readonly string[]): boolean =>
  color !== undefined && others.length > 0 && !others.some((other) => isOneTint(color, other));

/** In a scene the leading color of the packshot is this near to something, however the light falls, of 441. */
const SCENE = 75;
/** A color of this strength among the leading ones, so far from all that the packshot has, is another variant's. */
const [STRONG, FAR] = [0.1, 100];

const isOtherScene = (scene: Picture, cover: Picture, [lead = ""]: readonly string[]): boolean =>
  nearest(lead, scene.palette) >= SCENE ||
  (scene.people.length === 0 &&
    scene.palette.slice(0, LEADING).some((color) => chromaOf(color) >= STRONG && nearest(color, cover.palette) > FAR));

/** Pictures of a thing in its cover's color, where that is a packshot: of a scene nobody knows which of its colors is the thing's. */
export function inCoverColor<T extends Picture>(pictures: readonly T[]): readonly T[] {
  const [cover] = pictures;
  if (!cover?.plain || cover.palette.length === 0) return pictures;
  return pictures.filter((one) => {
    if (one === cover || one.palette.length === 0) return true;
    return one.plain ? !isOtherTint(cover.palette[0], one.palette.slice(0, LEADING)) : !isOtherScene(one, cover, cover.palette);
  });
}

/** A color of this chroma is one to the eye. */
const CHROMATIC = 0.06;
/** So many leading colors of who wears it may be the garment's. */
const WORN = 4;

/** The colors that may be a garment's: neither skin nor hair. */
const worn = ({ palette }: Garment): readonly string[] => palette.slice(0, WORN).filter((color) => !isSkinTone(color));

/** Whether two pictures show a garment in two colors. Nothing is known of black, grey and brown ones, nor without colors. */
export function isOtherGarment(one: Garment, cover: Garment): boolean {
  const [own, others] = [worn(cover), worn(one)];
  if (one.plain && cover.plain && isOtherTint(own[0], others)) return true;
  const [strong] = own.filter((color) => chromaOf(color) > CHROMATIC);
  if (strong === undefined) return false;
  const chromatic = others.filter((color) => chromaOf(color) > CHROMATIC);
  if (chromatic.length === 0) return cover.plain && strong === own[0] && others.length > 0;
  return chromatic.every((color) => huesApart(strong, color) > HUE);
}
