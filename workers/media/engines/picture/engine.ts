import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { findFaces } from "../faces/faces.ts";
import { TRUSTED_CUTOUT } from "../../protocol/pictures.ts";
import { hasCallOut } from "./call-outs.ts";
import { clearOf } from "./clear-of.ts";
import { columnsIn } from "./columns.ts";
import { cropped, encode, inspect, normalise, ownAlpha, pixels, type Source, within } from "./decode.ts";
import { decontaminated } from "./foreground.ts";
import { lookOf } from "./look.ts";
import { drawnOn, findMatte, ownMatte, type Matte } from "./matte.ts";
import { standingBox, type Box } from "./measure.ts";
import { palette } from "./palette.ts";
import { type Colour, plainGround } from "./plain.ts";
import { besideSubject, holdsPrint } from "./printed.ts";
import type { Picture, Plane } from "./raster.ts";
import { barsOf, photographOn } from "./page.ts";
import { type Lines, textLines } from "./text-lines.ts";
import { isLaidOut } from "./laid-out.ts";
import { withinStrips } from "./strips.ts";
import { stickerOf } from "./stickers.ts";
import { asItIs, cleanGround, cleanSides, isPage, nothingToClean, posterOf, type Cleaning } from "./unprinted.ts";
import { placeOf } from "./whole.ts";

/** Longest sides, where the job's scale is 1. */
const LONGEST = 2160;
/** More than a product takes of a 1080 × 1920 frame. */
const CUTOUT = 1440;
/** Whatever the scale, the product is looked for at this size, and faces: what is found is the same for a preview and for the ad. */
const LOOKED = 720;
/** Where the subject of a picture is that stays whole, and its colours, show at this size. */
const GLANCED = 320;
/** A mask that fits less than this tells nothing of where the subject is. */
const FITS = 0.2;
/** Of a picture, the least that its part without a shop's words is: in place of what else they could be rid of, and of nothing else. */
const [MUCH, LITTLE] = [0.7, 0.3];
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

type Cutout = ResultOf<"picture">["cutout"];
type Job = JobOf<"picture">;

/** Faces that are large enough to be seen, the largest first, as fractions of the picture. */
export async function peopleIn(small: Picture): Promise<Box[]> {
  const { width, height } = small;
  const faces = await findFaces(small, true);
  return faces
    .filter(({ score, box }) => score > 0.6 && box.width > 0.04 * width)
    .map(({ box }) => ({ x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height }));
}

/** The picture's own transparency, or what is found in it. */
export async function matteOf(source: Source, picture: Picture, faces: number): Promise<Matte> {
  const alpha = await ownAlpha(source, picture);
  return (alpha === null ? null : ownMatte(alpha, picture)) ?? (await findMatte(picture, faces));
}

/** What was found in a picture: at which size, and how it is rid of what a shop printed on its ground. */
interface Found {
  readonly picture: Picture;
  readonly matte: Matte;
  readonly clean: (picture: Picture) => Picture;
  /** The same for the photograph as it is shown; null: it is shown as it is. */
  readonly shown: ((picture: Picture) => Picture) | null;
  /** Lines that a shop has printed beside it. */
  readonly printed: readonly Box[];
  /** Lines on the thing itself: a pack's own, or labels that a shop has drawn over it. */
  readonly lettering: readonly Box[];
  /** Those of the printed ones that may have been cut out with it: what is left on a ground that was cleaned is on the thing. */
  readonly suspect: readonly Box[];
  /** The part of the picture that has its subject and none of those lines; null: it is looked for in no part. */
  readonly clear: Box | null;
}

/** A picture at the size at which things are looked for in it, and what is seen at once. */
interface Seen {
  readonly source: Source;
  readonly looked: Picture;
  readonly people: readonly Box[];
  readonly texts: Lines;
  /** What is transparent already has no ground to print on. */
  readonly isWhole: boolean;
  readonly ground: Colour | null;
}

async function see(source: Source): Promise<Seen> {
  const looked = await pixels(source, LOOKED);
  const [people, texts, alpha] = [await peopleIn(looked), await textLines(looked), await ownAlpha(source, looked)];
  const isWhole = alpha === null || ownMatte(alpha, looked) === null;
  return { source, looked, people, texts, isWhole, ground: isWhole ? plainGround(looked) : null };
}

/** Where a shop's page has a photograph, or its strips leave one; null where a picture is the photograph. */
function photographIn({ looked, people, texts, isWhole, ground }: Seen): Box | null {
  const page = isWhole ? (ground ?? barsOf(looked)) : null;
  const onPage = page === null ? null : photographOn(looked, page, { lines: texts.lines, faces: people });
  return onPage ?? (isWhole && ground === null ? withinStrips(looked) : null);
}

/** A page may have strips on it, and strips a page between them. */
const DEEPEST = 3;

/** The photograph alone, where a picture is of a shop's page with one on it, or has its strips along an edge; it is written to `path`. */
async function withoutPage(seen: Seen, path: string, depth = DEEPEST): Promise<Seen> {
  const box = depth === 0 ? null : photographIn(seen);
  if (box === null) return seen;
  return await withoutPage(await see(await cropped(seen.source, box, `${path}-${depth}`)), path, depth - 1);
}

/**
 * The subject of a picture. Words and stickers on plain ground are left out of what it is looked for in; where the job
 * wants it `unprinted`, they are not shown either, nor are labels at the sides of a scene.
 */
async function findIn({ source, looked, people, texts, isWhole, ground }: Seen, job: Job): Promise<Found> {
  const faces = people.length;
  const unprinted = (job.unprinted ?? false) && isWhole;
  const small = job.cutout === null ? await pixels(source, GLANCED) : looked;
  const { faint } = texts;
  const lines = [...texts.lines, ...(await columnsIn(looked))];
  const find = async ({ clean, poster }: Cleaning, left: readonly Box[]): Promise<Found> => {
    const picture = clean(small);
    const matte = await matteOf(source, picture, faces);
    const printed = poster ? left : besideSubject(left, matte.mask, matte.confidence >= TRUSTED_CUTOUT);
    const isCleaned = ground !== null && !poster && !isPage(lines);
    const shown = unprinted && clean !== asItIs ? clean : null;
    const lettering = left.filter((line) => !printed.includes(line));
    return { picture, matte, clean, printed, lettering, suspect: isCleaned ? [] : printed, shown, clear: null };
  };
  // A page that is there to be read has no part that is not.
  const clearIn = ({ printed, matte }: Found, least: number): Box | null =>
    unprinted && !isPage(lines)
      ? clearOf(
          printed.map((line) => stickerOf(looked, line)),
          matte.mask,
          least,
        )
      : null;
  // What a call-out goes over nobody knows.
  if (unprinted && hasCallOut(looked, texts.lines)) return await find(posterOf(lines), lines);
  if (ground !== null) {
    const cleaning = cleanGround(looked, lines, ground);
    const found = await find(cleaning, unprinted ? cleaning.left : lines);
    return { ...found, clear: clearIn(found, LITTLE) };
  }
  // All of a sheet with several photographs is the shop's, as a page of words is.
  if (unprinted && isLaidOut(looked)) return await find(posterOf([WHOLE]), [WHOLE]);
  const first = await find(nothingToClean(lines), lines);
  // What is behind words nobody knows: they are left out where that costs little.
  const clear = clearIn(first, MUCH);
  if (clear !== null) return { ...first, clear };
  const cleaning = unprinted ? await cleanSides(looked, first.printed, { lines, faint }, first.matte.mask) : nothingToClean(lines);
  if (cleaning.clean === asItIs)
    return { ...first, ...(cleaning.poster ? { printed: lines, lettering: [] } : {}), clear: clearIn(first, LITTLE) };
  return await find(cleaning, cleaning.left);
}

/** The same at another size, `clean` of what is printed on its ground. */
async function resized(source: Source, { picture, matte, clean }: Found, longest: number): Promise<{ picture: Picture; mask: Plane }> {
  if (Math.max(picture.width, picture.height) === Math.min(longest, Math.max(source.width, source.height)))
    return { picture, mask: matte.mask };
  const larger = clean(await pixels(source, longest));
  const alpha = matte.method === "alpha" ? await ownAlpha(source, larger) : null;
  return { picture: larger, mask: (alpha === null ? null : ownMatte(alpha, larger)?.mask) ?? drawnOn(larger, matte) };
}

async function writeCut(picture: Picture, mask: Plane, path: string): Promise<void> {
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  await sharp(decontaminated(picture, mask), { raw }).webp({ quality: 90, alphaQuality: 95, effort: 1 }).toFile(path);
}

/** The picture as it is shown where it is not cut out. */
async function writeNormal(source: Source, found: Found, longest: number, path: string): Promise<void> {
  if (found.shown !== null) return await encode(found.shown(await pixels(source, longest)), path);
  if (!found.matte.filled) return void (await normalise(source, path, longest));
  const { picture, mask } = await resized(source, found, longest);
  await writeCut(picture, mask, path);
}

async function writeCutout(source: Source, found: Found, { scale }: Job, path: string): Promise<Cutout> {
  const { matte, suspect } = found;
  const box = standingBox(matte.mask);
  if (matte.doubt === "size" || box === null) return null;
  const { picture, mask } = await resized(source, found, Math.round(CUTOUT * scale));
  await writeCut(picture, mask, path);
  const size = { box, ...within(source, CUTOUT) };
  if (matte.method !== "alpha" && holdsPrint(suspect, matte.mask)) return { ...size, confidence: 0, doubt: matte.doubt ?? "parts" };
  return { ...size, confidence: Number(matte.confidence.toFixed(3)), doubt: matte.doubt };
}

/** The subject of a picture, or of the part of it that has the subject and no words beside it; that is written to `path`. */
async function findClear(seen: Seen, job: Job, path: string): Promise<{ seen: Seen; found: Found }> {
  const found = await findIn(seen, job);
  if (found.clear === null) return { seen, found };
  const part = await withoutPage(await see(await cropped(seen.source, found.clear, path)), path);
  return { seen: part, found: await findIn(part, job) };
}

/** Reads, re-encodes and cuts out one picture (contract: protocol/jobs.ts, `picture`). */
export async function readPicture(
  files: Readonly<Record<string, string>>,
  job: Job,
  progress: (fraction: number, stage: string) => void,
): Promise<ResultOf<"picture">> {
  const normal = files["normal"] ?? "";
  const given = await inspect(files["source"] ?? "");
  progress(0.1, "reading");
  const first = await see(given);
  progress(0.4, "cutting-out");
  const photograph = job.unprinted ? await withoutPage(first, `${normal}.photograph`) : first;
  const { seen, found } = await findClear(photograph, job, `${normal}.clear`);
  const { source, people } = seen;
  const { picture, matte, printed, lettering } = found;
  await writeNormal(source, found, Math.round(LONGEST * job.scale), normal);
  const fits = matte.fit > FITS;
  const trusted = matte.confidence >= TRUSTED_CUTOUT;
  const cutout = job.cutout === null ? null : await writeCutout(source, found, job, files["cutout"] ?? "");
  const focus = (fits ? placeOf(picture, matte.mask, trusted ? null : matte.ground) : null) ?? WHOLE;
  return {
    ...within(source, LONGEST),
    format: source.format,
    palette: palette(picture, fits ? matte.mask : null),
    focus,
    // A packshot is its thing, however large it stands on the ground.
    look: lookOf(picture, matte.ground === null ? WHOLE : focus),
    ground: matte.ground === null ? null : `#${matte.ground.map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    cutout,
    faces: people.length,
    people: [...people],
    printed: [...printed],
    lettering: [...lettering],
    engine: `built-in:${matte.method === "network" ? "silueta-modnet" : matte.method}`,
  };
}

export const pictures: Engine = {
  async warm() {
    /* The networks load with the first picture: a service may never see one. */
  },
  async run({ job, files }, progress) {
    if (job.kind !== "picture") throw new Error(`the picture engine cannot do ${job.kind}`);
    return await readPicture(files, job, progress);
  },
};
