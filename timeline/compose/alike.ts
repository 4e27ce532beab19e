import type { AdBrief } from "../brief.ts";

type Picture = Pick<AdBrief["pictures"][number], "id" | "palette">;

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

/** The pictures that show the colour of the first: a shop shows what is worn in several. Nothing is left out where a colour is not known. */
export const ofOneColour = <T extends Picture>(pictures: readonly T[]): readonly T[] =>
  pictures.filter(({ palette }) => strange(pictures[0]?.palette ?? [], palette) < LIT);

interface Packshot extends Picture {
  readonly plain: boolean;
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
