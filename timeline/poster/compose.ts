import type { TimelineDocument } from "../document.ts";
import { ticks } from "../time.ts";
import { random } from "../draw/random.ts";
import { copyOf, offerFirst, type PosterCopy, withoutTwice } from "./copy.ts";
import { faceOf } from "./faces.ts";
import { shownPicture } from "./parts.ts";
import type { Inks, PictureBrief, PosterPicture } from "./poster.ts";
import { posterMark } from "./mark.ts";
import type { PosterRatio } from "./ratios.ts";
import { bound, Sheet } from "./sheet.ts";
import { POSTER_STYLES, type PosterStyleName } from "./style-names.ts";
import { STYLES } from "./styles.ts";

/** What a poster is made of. */
export interface PosterBrief {
  readonly id: string;
  readonly prompt: string;
  readonly style: PosterStyleName;
  readonly ratio: PosterRatio;
  readonly seed: number;
  /** Written in a corner; empty: nothing. */
  readonly mark: string;
  readonly picture: PictureBrief | null;
}

const PICTURE = "picture";

/** The style that a seed comes to where nobody chose one. */
export const styleOf = (seed: number): PosterStyleName => POSTER_STYLES[Math.abs(seed) % POSTER_STYLES.length] ?? "swiss";

interface Drawing {
  readonly copy: PosterCopy;
  readonly style: PosterStyleName;
  readonly seed: number;
  readonly picture: PosterPicture | null;
  /** Whose colours it has, where not its own style's. */
  readonly colours?: PosterStyleName;
}

/** Draws a poster's parts onto a sheet, over its ground. */
export function drawPoster(sheet: Sheet, { copy, style, seed, picture, colours = style }: Drawing, from: string | null = null): Inks {
  const next = random(seed);
  const { draw, figures } = STYLES[style];
  const { inks: choices } = STYLES[colours];
  // In turn, so that those of one run, whose seeds follow one another, are not printed twice in the same colours.
  const inks = choices[Math.abs(seed) % choices.length];
  if (!inks) throw new Error(`style ${style} has no colours`);
  sheet.ground(inks.ground, from);
  draw(sheet, { copy: figures ? withoutTwice(copy) : offerFirst(copy), inks, picture, next, face: (name) => faceOf(name, copy.zh) });
  return inks;
}

/** A prompt → a poster that stands still: one document, one frame. The same brief is the same poster. */
export function composePoster({ id, prompt, style, ratio, seed, picture, mark }: PosterBrief): TimelineDocument {
  const copy = copyOf(prompt);
  const sheet = new Sheet(ratio, { at: 0, until: 1, moves: false }, "poster");
  const shown = picture && shownPicture(picture, PICTURE);
  const { ground } = drawPoster(sheet, { copy, style, seed, picture: shown });
  const assets: TimelineDocument["assets"] = {};
  if (picture) {
    const { url, width, height } = picture;
    assets[PICTURE] = { type: "image", url, width, height, duration: 0, source: "poster" };
  }
  const over = mark ? [posterMark(mark, ratio, { elements: sheet.elements, time: { startTime: 0, duration: ticks(1) } })] : [];
  return bound([sheet], { id, ratio, language: copy.zh ? "zh" : "en", template: style, background: ground, assets, over });
}
