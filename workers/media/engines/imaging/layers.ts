import sharp from "sharp";
import type { Sides } from "../../../../timeline/shot/frame.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { findThings } from "../describe/objects.ts";
import { decontaminated } from "../picture/foreground.ts";
import type { Box } from "../picture/measure.ts";
import { boxBlur, mapped, type Picture, type Plane } from "../picture/raster.ts";
import { calmGround } from "./backdrop.ts";
import { calmSides } from "./calm-sides.ts";
import { sidesThatCut } from "./cut-off.ts";
import { middleOf, smallOf } from "./focus.ts";
import { largestThing } from "./largest-thing.ts";
import { paintedOut } from "./inpaint.ts";
import { beforePlain, type Rgb } from "./plain-ground.ts";
import { cutBy } from "./placement.ts";
import { copyOf, laidOver } from "./scene.ts";
import { seen, type Seen } from "./subject.ts";
import { isOneThing, movesAlone } from "./whole.ts";

const LONGEST = 2160;
/** How far around the subject its own light and blur reach, as a share of the longest side: that is painted out, too. */
const HALO = 1 / 90;

/** A mask grown by some pixels on all sides. */
export function grown(mask: Plane, by: number): Plane {
  const wide = boxBlur(boxBlur(mask, by), by);
  return mapped(wide, (value, index) => Math.max(mask.data[index] ?? 0, value > 0.02 ? 1 : 0));
}

/** A subject with the light around it. */
const withHalo = (mask: Plane): Plane => grown(mask, Math.max(2, Math.round(Math.max(mask.width, mask.height) * HALO)));

/** What is behind a subject: a plain ground goes on, a calm one is carried on, all else is painted. */
async function behind(picture: Picture, hole: Plane, plain: Rgb | null): Promise<Picture> {
  const calm = calmGround(picture, hole);
  if (calm !== null || plain === null) return calm ?? paintedOut(picture, hole);
  const out = copyOf(picture);
  laidOver(out, hole, (_at, part) => plain[part] ?? 0);
  return out;
}

const hexOf = (color: Rgb): string => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

const raw = ({ width, height }: Picture, channels: 3 | 4) => ({ raw: { width, height, channels } });

/** Whether a thing that does not move by itself is what its picture is of: nobody is in that, and it is one thing, or its ground is calm. */
const isAlone = ({ picture, mask, people }: Seen): boolean =>
  mask !== null && people.length === 0 && (isOneThing(mask) || calmGround(picture, withHalo(mask)) !== null);

/** Which sides of a picture cut off what it is of: on a plain ground a thing that its shop has trimmed the picture to only touches them. */
export function cutOf(mask: Plane, box: Box, isPerson: boolean, isPlain: boolean): Sides {
  const cut = cutBy(mask, box, isPerson);
  if (isPerson || !isPlain) return cut;
  const along = sidesThatCut((at) => (mask.data[at] ?? 0) > 0.5, mask);
  return {
    left: cut.left && along.left,
    right: cut.right && along.right,
    above: cut.above && along.above,
    below: cut.below && along.below,
  };
}

/** A picture's layers (contract: protocol/imaging.ts, `layers`). */
export async function layersOf(
  files: Readonly<Record<string, string>>,
  progress: (fraction: number, stage: string) => void,
): Promise<ResultOf<"layers">> {
  const found = await seen(files["source"] ?? "", LONGEST);
  const { picture, box, people, engine } = found;
  // A subject that would tear stays where it is: the camera moves over the whole picture.
  const mask = found.mask !== null && movesAlone(found, found.mask, people.length) ? found.mask : null;
  const { width, height } = picture;
  progress(0.5, "painting-out");
  const plain = beforePlain(picture)?.color ?? null;
  const plate = mask === null ? picture : await behind(picture, withHalo(mask), plain);
  const isKnown = mask !== null || isAlone(found);
  const known = isKnown && box && found.mask ? { ...box, cut: cutOf(found.mask, box, people.length > 0, plain !== null) } : null;
  const whole = known ?? (mask === null && people.length === 0 ? largestThing(await findThings(await smallOf(picture))) : null);
  progress(0.85, "writing");
  await sharp(plate.data, raw(plate, 3))
    .webp({ quality: 92, effort: 1 })
    .toFile(files["plate"] ?? "");
  if (mask !== null)
    await sharp(decontaminated(picture, mask), raw(picture, 4))
      .webp({ quality: 92, alphaQuality: 98, effort: 1 })
      .toFile(files["subject"] ?? "");
  // Who may not move alone is what the picture is of all the same.
  const focus = middleOf(people[0] ?? whole ?? box);
  const ground = plain && hexOf(plain);
  const made = mask === null ? engine : `${engine}+migan`;
  const calm = await calmSides(plate);
  return { width, height, subject: mask === null ? null : box, whole, ground, calm, people, focus, engine: made };
}
