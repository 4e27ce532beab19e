import type { AdBrief } from "../brief.ts";
import { contrast } from "../color.ts";
import type { DocumentBuilder } from "./document-builder.ts";
import { LARGEST } from "./framing.ts";
import { grown, type Area } from "./geometry.ts";
import { move } from "./keys.ts";

type Logo = NonNullable<AdBrief["logo"]>;

/** Height of the strip that a logo has at the top of a call to action (1080ths of the shorter side): least where there is least room. */
const stripOf = ({ tall, square }: DocumentBuilder): number => (tall ? 124 : square ? 78 : 104);
/** The most that it takes of the safe zone's breadth. */
const BREADTH = 0.5;
/** Clear space around it, as a part of its height: what brand manuals ask for at the least. */
const CLEAR = 0.25;
/** Below this contrast a logo's color is lost on its ground (WCAG 2.2, 1.4.11: graphics). */
const READ = 3;
const ON_PAPER = 2;

/** The grounds that a plate may have where the scene's does not show the logo. */
const PLATES = ["#ffffff", "#121212"] as const;

/** How well the weakest of a logo's colors is seen on a ground. */
const seenOn = ({ colors }: Logo, ground: string): number => Math.min(21, ...colors.slice(0, 3).map((color) => contrast(color, ground)));

/**
 * What a logo stands on: null where the scene's ground shows all of its colors, or it fills its own rectangle; else the
 * color of a plate: the one that it came with, or white or black.
 */
export function plateOf(logo: Logo, ground: string): string | null {
  if (logo.ground !== null) return logo.ground;
  if (logo.opaque || seenOn(logo, ground) >= READ) return null;
  const [white, black] = PLATES;
  // Logos of many colors are drawn for paper: there a weak one may be a little weaker.
  return seenOn(logo, white) >= ON_PAPER || seenOn(logo, white) >= seenOn(logo, black) ? white : black;
}

/** The logo's box within a strip of these measures: as large as it goes, never beyond 1.5 of its pixels. */
export function logoSize({ width, height }: Pick<Logo, "width" | "height">, room: { readonly w: number; readonly h: number }) {
  const by = Math.min(room.w / width, room.h / height, LARGEST);
  return { w: width * by, h: height * by };
}

interface Ending {
  readonly board: DocumentBuilder;
  readonly at: number;
  readonly until: number;
  readonly group: string;
  /** The color that the shot stands on. */
  readonly ground: string;
  /** What stands at the top of the safe zone already, in 1080ths. */
  readonly below?: number;
}

function draw({ board, at, until, group, ground }: Ending, logo: Logo, strip: Area) {
  const plate = plateOf(logo, ground);
  const { w, h } = logoSize(logo, { w: strip.w * BREADTH, h: strip.h / (plate ? 1 + 2 * CLEAR : 1) });
  const clear = plate ? h * CLEAR : 0;
  // In the middle of an upright frame; where words begin at the left, above them.
  const x = board.tall ? strip.x + (strip.w - w) / 2 : strip.x + clear;
  const box = { x, y: strip.y + (strip.h - h) / 2, w, h };
  const when = { at, until, group, keys: move("opacity", [0, 0], [0.3, 1, "out"]) };
  if (plate)
    board.shape(
      "over",
      { geometry: { kind: "rect", radius: Math.min(18 * board.u, h * 0.3) }, fill: { type: "solid", color: plate } },
      { ...when, box: { x: box.x - clear * 1.4, y: box.y - clear, w: w + clear * 2.8, h: h + clear * 2 } },
    );
  const assetId = board.asset("logo", { type: "image", url: logo.url, width: logo.width, height: logo.height });
  board.image("over", { assetId, crop: { fit: "contain" } }, { ...when, box: grown(box, 1) });
}

/** A call to action under the advertiser's logo, where there is one: the rest of it moves down by the logo's strip. */
export const signed =
  <T>(make: (take: T) => void, endingOf: (take: T) => Ending) =>
  (take: T): void => {
    const ending = endingOf(take);
    const { board, below = 0 } = ending;
    const { logo } = board.brief;
    if (!logo) return make(take);
    const strip = { ...board.safe, y: board.safe.y + below * board.u, h: stripOf(board) * board.u };
    draw(ending, logo, strip);
    board.lowered(strip.y - board.safe.y + strip.h * (1 + CLEAR), () => make(take));
  };

/** The same of a shot that knows its seconds. */
export const signedTake = <T extends Ending>(make: (take: T) => void, below = 0) => signed<T>(make, (take) => ({ ...take, below }));
