import type { FaceName } from "./faces.ts";
import type { PosterCopy } from "./copy.ts";
import type { Sheet } from "./sheet.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = Pick<Rect, "x" | "y">;

/** A picture as a brief brings it; `url` is a key that the renderer resolves. */
export interface PictureBrief {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly cut: boolean;
  /** Of a cut-out: its subject, 0…1. */
  readonly box?: Rect | undefined;
  /** Of a photograph: what stays in view where its place crops it, 0…1. */
  readonly focus?: Point | undefined;
}

/** A picture that a poster shows: a cut-out (transparent around its subject) or a photograph as it is. */
export interface PosterPicture {
  readonly assetId: string;
  readonly cut: boolean;
  readonly width: number;
  readonly height: number;
  /** The part of the file that is shown, 0…1; `width` and `height` are that part's. Absent: all of it. */
  readonly rect?: Rect | undefined;
  /** Of a photograph: what stays in view where its place crops it, 0…1. Absent: its middle. */
  readonly focus?: Point | undefined;
  /** Several pictures that stand together: `width` and `height` are those of the group, `cut` is true. */
  readonly group?: readonly PosterPicture[];
}

/** Colours of one poster: its ground, what is written on it, and two that stand against both. */
export interface Inks {
  readonly ground: string;
  readonly ink: string;
  readonly main: string;
  readonly second: string;
}

export interface Poster {
  readonly copy: PosterCopy;
  readonly inks: Inks;
  readonly picture: PosterPicture | null;
  /** The next number of its seed, 0…1. */
  readonly next: () => number;
  readonly face: (name: FaceName) => readonly string[];
}

/**
 * Each style has so many sets of colors, which seeds take in turn: a poster and four variations of it, whose seeds follow one another,
 * are five posters.
 */
export const INK_SETS = 5;

/** The first seed from `seed` on after which four variations do not have the colors of the poster that was made by `original`. */
export const seedBeside = (seed: number, original: number): number => seed + ((((original + 1 - seed) % INK_SETS) + INK_SETS) % INK_SETS);

/** A style draws a poster onto a sheet that has its ground. */
export interface PosterStyle {
  /** It sets the price or percentage large. */
  readonly figures?: true;
  /** Colours to choose from; the seed picks. */
  readonly inks: readonly [Inks, Inks, Inks, Inks, Inks];
  draw(sheet: Sheet, poster: Poster): void;
}
