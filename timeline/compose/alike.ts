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

/** How far the colour of a garment may be from itself in another light, of 441. */
const LIT = 55;

/** The pictures that show the colour of the first: a shop shows what is worn in several. Nothing is left out where a colour is not known. */
export function ofOneColour<T extends Picture>(pictures: readonly T[]): readonly T[] {
  const lead = pictures[0]?.palette[0];
  if (lead === undefined) return pictures;
  return pictures.filter(({ palette }) => palette.length === 0 || palette.some((color) => apart(lead, color) < LIT));
}
