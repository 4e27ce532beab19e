import sharp from "sharp";
import { printIn } from "../../../../timeline/shot/card.ts";
import { lyingIn, type Whole } from "../../../../timeline/shot/frame.ts";
import { headBeyond } from "../../../../timeline/shot/setting.ts";
import { findFaces } from "../faces/faces.ts";
import { inspect } from "../picture/decode.ts";
import { plausible } from "../picture/confidence.ts";
import { standingBox, type Box } from "../picture/measure.ts";
import { subject } from "../picture/networks.ts";
import type { Picture, Plane } from "../picture/raster.ts";
import { FACE_SURE, middleOf, smallOf, windowAt } from "./focus.ts";
import { beforePlain } from "./plain-ground.ts";
import { cutBy } from "./placement.ts";
import { isOneThing } from "./whole.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture is shown in a frame of another shape. */
interface Framed {
  readonly picture: Picture;
  /** What of it the frame would cut where the picture fills it; null: nothing. */
  readonly cut: Whole | null;
  /** Where it is cut around. */
  readonly focus: { readonly x: number; readonly y: number };
  /** A thing before a plain ground, whole, with the ground going on around it; null: it fills the frame, or is a print. */
  readonly plain: Picture | null;
}

const raw = ({ width, height }: Size) => ({ raw: { width, height, channels: 3 as const } });

/** A thing before a plain ground, whole in the frame where that would cut it: the ground goes on around its picture. */
async function wholeOnPlain({ data, width, height }: Picture, canvas: Size): Promise<Picture | null> {
  const found = beforePlain({ data, width, height });
  if (found === null) return null;
  const lying = lyingIn({ canvas, plate: { width, height }, whole: found.whole });
  if (!Object.values(lying.ends).some(Boolean)) return null;
  const size = { width: Math.round(lying.width), height: Math.round(lying.height) };
  const at = { left: Math.round(lying.x), top: Math.round(lying.y) };
  const from = { left: Math.max(0, -at.left), top: Math.max(0, -at.top) };
  const input = await sharp(data, raw({ width, height }))
    .resize({ ...size, fit: "fill" })
    .extract({
      ...from,
      width: Math.min(size.width - from.left, canvas.width - Math.max(0, at.left)),
      height: Math.min(size.height - from.top, canvas.height - Math.max(0, at.top)),
    })
    .png()
    .toBuffer();
  const [r, g, b] = found.color;
  const made = await sharp({ create: { width: canvas.width, height: canvas.height, channels: 3, background: { r, g, b } } })
    .composite([{ input, left: Math.max(0, at.left), top: Math.max(0, at.top) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: made, width: canvas.width, height: canvas.height };
}

/** More than this of what a picture is of may not lie beyond a frame, be it several things, or cut off by the picture itself. */
const LOST = 0.15;

/** What a frame shows of a picture that fills it, cut around its focus, 0…1. */
function windowIn(plate: Size, focus: Framed["focus"], canvas: Size): Box {
  const by = Math.max(canvas.width / plate.width, canvas.height / plate.height);
  const { left, top } = windowAt(focus, { width: plate.width * by, height: plate.height * by }, canvas);
  const [across, down] = [plate.width * by, plate.height * by];
  return { x: left / across, y: top / down, width: canvas.width / across, height: canvas.height / down };
}

/** How much of what a mask holds lies beyond a window, 0…1. */
function beyond({ data, width, height }: Plane, window: Box): number {
  let [out, all] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    const [x, y] = [((at % width) + 0.5) / width - window.x, (Math.floor(at / width) + 0.5) / height - window.y];
    all += value;
    if (x < 0 || y < 0 || x > window.width || y > window.height) out += value;
  }
  return all === 0 ? 0 : out / all;
}

/** What a picture is of that a frame which it fills would cut, and where it is to be cut around. */
async function lookedAt(picture: Picture, canvas: Size): Promise<Pick<Framed, "cut" | "focus">> {
  const plate = { width: picture.width, height: picture.height };
  const small = await smallOf(picture);
  const faces = (await findFaces(small, false)).filter(({ score }) => score > FACE_SURE);
  if (faces.length > 0) {
    const people = faces.map(({ box: { x, y, width, height } }): Box => ({
      x: x / small.width,
      y: y / small.height,
      width: width / small.width,
      height: height / small.height,
    }));
    return { cut: headBeyond({ canvas, plate, people }), focus: middleOf(people[0]) };
  }
  const mask = await subject(small, "things");
  const seen = plausible(mask) > 0 ? standingBox(mask) : null;
  const whole = seen && { ...seen, cut: cutBy(mask, seen, false) };
  const focus = middleOf(seen);
  const isCut = isOneThing(mask) && Object.values(lyingIn({ canvas, plate, whole }).ends).some(Boolean);
  return { cut: isCut || beyond(mask, windowIn(plate, focus, canvas)) > LOST ? whole : null, focus };
}

/** How a file lies in a frame. */
async function framed(path: string, canvas: Size): Promise<Framed> {
  await inspect(path);
  const file = sharp(path, { animated: false }).autoOrient().flatten({ background: "#ffffff" }).toColourspace("srgb").removeAlpha();
  const { data, info } = await file.raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8Array(data), width: info.width, height: info.height };
  const plain = await wholeOnPlain(picture, canvas);
  return plain ? { picture, cut: null, focus: middleOf(null), plain } : { picture, plain, ...(await lookedAt(picture, canvas)) };
}

/** A picture that fills the frame, cut around its focus. */
async function filling({ picture, focus }: Framed, { width, height }: Size): Promise<Picture> {
  const by = Math.max(width / picture.width, height / picture.height);
  const size = { width: Math.max(width, Math.round(picture.width * by)), height: Math.max(height, Math.round(picture.height * by)) };
  const window = windowAt(focus, size, { width, height });
  const data = await sharp(picture.data, raw(picture))
    .resize({ ...size, fit: "fill" })
    .extract({ ...window, width, height })
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), width, height };
}

/** What lies behind a print is its place far out of focus, of the frame's shorter side, and a little darker; its paper, and its shadow. */
const BEHIND = { soft: 0.036, dim: 0.86 } as const;
const PAPER = { color: "#fbfaf6", margin: 0.018 } as const;
const SHADOW = { soft: 0.02, below: 0.018, dark: 0.4 } as const;

/** A rectangle of one color by itself, in the frame, as soft as that. */
const rectangle = ({ left, top, width, height }: Size & { left: number; top: number }, canvas: Size, color: string, soft = 0) => {
  const drawn = `<svg width="${canvas.width}" height="${canvas.height}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${color}"/></svg>`;
  const file = sharp(Buffer.from(drawn));
  return (soft > 0 ? file.blur(soft) : file).png().toBuffer();
};

/** A picture as a print that shows all of `whole`, before its own place out of focus, as in a shot (timeline/shot/card.ts). */
async function print(shown: Framed, whole: Whole, canvas: Size): Promise<Picture> {
  const { picture } = shown;
  const shorter = Math.min(canvas.width, canvas.height);
  const { box, shown: part } = printIn({ canvas, plate: picture, whole });
  const at = { left: Math.round(box.x), top: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
  const margin = Math.round(shorter * PAPER.margin);
  const paper = { left: at.left - margin, top: at.top - margin, width: at.width + 2 * margin, height: at.height + 2 * margin };
  const from = { left: Math.round(part.x * picture.width), top: Math.round(part.y * picture.height) };
  const input = await sharp(picture.data, raw(picture))
    .extract({
      ...from,
      width: Math.min(picture.width - from.left, Math.round(part.width * picture.width)),
      height: Math.min(picture.height - from.top, Math.round(part.height * picture.height)),
    })
    .resize({ width: at.width, height: at.height, fit: "fill" })
    .png()
    .toBuffer();
  const below = { ...paper, top: paper.top + Math.round(shorter * SHADOW.below) };
  const shade = await rectangle(below, canvas, `rgba(0,0,0,${SHADOW.dark})`, shorter * SHADOW.soft);
  const place = await filling(shown, canvas);
  const data = await sharp(place.data, raw(canvas))
    .blur(shorter * BEHIND.soft)
    .modulate({ brightness: BEHIND.dim })
    .composite([
      { input: shade, left: 0, top: 0 },
      { input: await rectangle(paper, canvas, PAPER.color), left: 0, top: 0 },
      { input, left: at.left, top: at.top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), ...canvas };
}

const union = (a: Whole, b: Whole): Whole => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, below] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  const cut = {
    left: a.cut.left || b.cut.left,
    right: a.cut.right || b.cut.right,
    above: a.cut.above || b.cut.above,
    below: a.cut.below || b.cut.below,
  };
  return { x, y, width: right - x, height: below - y, cut };
};

const ALL: Whole = { x: 0, y: 0, width: 1, height: 1, cut: { left: false, right: false, above: false, below: false } };
/** Pictures of so nearly one shape are seen through one window. */
const SAME_SHAPE = 0.02;

/** Two pictures as the frames that a film goes from and to. */
export interface Pair {
  readonly first: Picture;
  readonly last: Picture;
  /** They are prints: a camera that pushed on through them would cut them. */
  readonly prints: boolean;
}

/**
 * Both pictures in a frame that they fill. Where the frame would cut what one of them is of, that one is whole: before a plain ground that
 * goes on around it, else both are prints.
 */
export async function framedPair(paths: readonly [string, string], canvas: Size): Promise<Pair> {
  const [a, b] = await Promise.all([framed(paths[0], canvas), framed(paths[1], canvas)]);
  if (!a.cut && !b.cut) {
    const [first, last] = await Promise.all([a.plain ?? filling(a, canvas), b.plain ?? filling(b, canvas)]);
    return { first, last, prints: false };
  }
  const shape = ({ picture }: Framed): number => picture.width / picture.height;
  const isOneShape = Math.abs(shape(a) / shape(b) - 1) < SAME_SHAPE;
  const [ofA, ofB] = [a.cut ?? ALL, b.cut ?? ALL];
  const both = isOneShape ? union(ofA, ofB) : null;
  const [first, last] = await Promise.all([a.plain ?? print(a, both ?? ofA, canvas), b.plain ?? print(b, both ?? ofB, canvas)]);
  return { first, last, prints: true };
}
