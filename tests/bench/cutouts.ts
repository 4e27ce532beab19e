import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readPicture } from "../../workers/media/engines/picture/engine.ts";
import { TRUSTED_CUTOUT } from "../../workers/media/protocol/pictures.ts";
import { type Labels, readLabels, sameCutout, thumb } from "./cutout-labels.ts";

/** Names the folder of photographs that the labels are of; nothing of it is in this repository. */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
/** The grounds that a cut-out of known shape is put on: what is white or black itself is hard to find again. */
const GROUNDS = ["#ffffff", "#0a0a0a"];
/** Intersection over union with the known shape, below which a cut-out is bad. */
const SHAPE = 0.95;
const FEW = 12;

interface Seen {
  /** The photograph, and the ground that it was put on. */
  readonly name: string;
  readonly accepted: boolean;
  readonly label: Labels[string]["label"];
  /** Another cut-out than the one that was looked at. */
  readonly changed: boolean;
}

async function cut(work: string, picture: Buffer): Promise<{ confidence: number; file: Buffer } | null> {
  const file = join(work, "cutout.webp");
  const target = { key: "k", url: "http://127.0.0.1:9/k", content_type: "image/webp" };
  await writeFile(join(work, "source"), picture);
  const files = { source: join(work, "source"), normal: join(work, "normal.webp"), cutout: file };
  const { cutout } = await readPicture(files, { kind: "picture", picture: target, scale: 0.5, normal: target, cutout: target }, () => {});
  return cutout === null ? null : { confidence: cutout.confidence, file: await readFile(file) };
}

async function byEye(work: string, picture: Buffer, known: Labels[string]): Promise<Omit<Seen, "name">> {
  const made = await cut(work, picture);
  const accepted = made !== null && made.confidence >= TRUSTED_CUTOUT;
  return { accepted, label: known.label, changed: made !== null && !sameCutout(await thumb(made.file), known.thumb) };
}

const alphaOf = (file: Buffer, size?: { width: number; height: number }): Promise<Buffer> => {
  const alpha = sharp(file).ensureAlpha().extractChannel(3);
  return (size ? alpha.resize({ ...size, fit: "fill" }) : alpha).raw().toBuffer();
};

/** A transparent picture on a ground: what was cut out of it is compared with its own shape. */
async function byShape(work: string, picture: Buffer, ground: string): Promise<Omit<Seen, "name">> {
  const made = await cut(work, await sharp(picture).flatten({ background: ground }).png().toBuffer());
  if (made === null) return { accepted: false, label: "bad", changed: false };
  const { width = 1, height = 1 } = await sharp(made.file).metadata();
  const [found, truth] = [await alphaOf(made.file), await alphaOf(picture, { width, height })];
  let [both, either] = [0, 0];
  found.forEach((value, index) => {
    const [a, b] = [value > 127, (truth[index] ?? 0) > 127];
    if (a && b) both += 1;
    if (a || b) either += 1;
  });
  return { accepted: made.confidence >= TRUSTED_CUTOUT, label: both / Math.max(1, either) >= SHAPE ? "good" : "bad", changed: false };
}

/** The labelled photographs below a folder, and those that are transparent, each once. */
async function seenIn(folder: string, work: string, most: number): Promise<Seen[]> {
  const labels = readLabels();
  const done = new Set<string>();
  const seen: Seen[] = [];
  for (const name of (await readdir(folder, { recursive: true })).filter((one) => /\.(jpe?g|png)$/.test(one)).toSorted()) {
    const picture = await readFile(join(folder, name));
    const hash = createHash("sha256").update(picture).digest("hex");
    const known = labels[hash];
    if (known === undefined || done.has(hash) || seen.length >= most) continue;
    done.add(hash);
    const { hasAlpha } = await sharp(picture).metadata();
    if (!hasAlpha) seen.push({ name, ...(await byEye(work, picture, known)) });
    else for (const ground of GROUNDS) seen.push({ name: `${name} on ${ground}`, ...(await byShape(work, picture, ground)) });
  }
  return seen;
}

/**
 * Cut-outs that were accepted and should not have been, of all that a person has labelled or whose shape is known; good ones
 * that were refused; and those that are not any more what was looked at.
 */
export async function cutoutFigures(few: boolean): Promise<Record<string, number>> {
  const folder = process.env[FOLDER];
  if (folder === undefined) {
    console.log(`ads.cutout_bad: skipped, ${FOLDER} names no folder of photographs`);
    return {};
  }
  const work = await mkdtemp(join(tmpdir(), "cutouts-"));
  try {
    const seen = await seenIn(folder, work, few ? FEW : Number.POSITIVE_INFINITY);
    const isBad = ({ accepted, label }: Seen) => accepted && label !== "good";
    for (const { name } of seen.filter(isBad)) console.log(`ads.cutout_bad: ${name}`);
    const count = (test: (one: Seen) => boolean): number => seen.filter(test).length;
    return {
      "ads.cutout_labelled": seen.length,
      "ads.cutout_bad": count(isBad),
      "ads.cutout_refused": count(({ accepted, label }) => !accepted && label === "good"),
      "ads.cutout_changed": count(({ changed }) => changed),
    };
  } finally {
    await rm(work, { recursive: true });
  }
}
