import type { AdBrief } from "../../../../timeline/brief.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";

/** So many lines more on the product than its first picture has in all: a shop's labels, or the back of a pack. */
const MORE = 4;

type Picture = AdBrief["pictures"][number];

/** A picture of the ad, with the lines of words on the product itself: they count until its pictures are compared. */
export type Lettered = Picture & Pick<ResultOf<"picture">, "lettering">;

const linesOf = ({ lettering, printed = [] }: Lettered): number => lettering.length + printed.length;

/** Whether a picture shows words on the product that it does not have where its shop shows it first. */
export const isLabelled = (one: Lettered, first: Lettered): boolean => one.lettering.length - linesOf(first) >= MORE;

/** A labelled picture as an ad takes it: like a poster, with all its words, and not cut out. */
export const asPoster = (one: Lettered): Lettered => ({ ...one, printed: [...(one.printed ?? []), ...one.lettering], cutout: null });

/** What an ad has of it, once they are compared. */
export function bare(one: Lettered): Picture {
  const { lettering: _lettering, ...picture } = one;
  return picture;
}
