import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import { describeResult } from "../../protocol/describing.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { findFaces } from "../faces/faces.ts";
import { inspect, pixels } from "../picture/decode.ts";
import { palette } from "../picture/palette.ts";
import { findObjects } from "./objects.ts";
import { readText } from "./text.ts";

/** Longer sides: things and faces are looked for in one, words are read in the other, colors are counted in the third. */
const [LOOKED, READ, GLANCED] = [640, 1280, 160];
/** Each side of what can be described. */
const SMALLEST = 16;
/** A face is one where its mesh fits, too: a camera's lens looks like one to the first detector (0.61), and no mesh fits it. */
const SURE = 0.8;
const TEXT = 2000;

async function lookAt(path: string) {
  const source = await inspect(path, SMALLEST);
  const looked = await pixels(source, LOOKED);
  const objects = await findObjects(looked);
  const faces = (await findFaces(looked, true)).filter(({ score, box }) => score > SURE && box.width > looked.width * 0.03).length;
  const { data, width, height } = await pixels(source, READ);
  const lines = await readText(
    await sharp(Buffer.from(data), { raw: { width, height, channels: 3 } })
      .grayscale()
      .png()
      .toBuffer(),
  );
  return { objects, faces, lines, colours: palette(await pixels(source, GLANCED), null) };
}

/**
 * Looks at pictures, each at its moment of a film: what is seen in any of them. @throws JobError INPUT_UNREADABLE,
 * INPUT_TOO_LARGE, INPUT_TOO_SMALL
 */
export async function describePictures(
  paths: readonly string[],
  moments: readonly number[],
  progress: (share: number) => void,
): Promise<ResultOf<"describe">> {
  const seen: Awaited<ReturnType<typeof lookAt>>[] = [];
  for (const path of paths) {
    seen.push(await lookAt(path));
    progress(seen.length / paths.length);
  }
  const kinds = new Map<string, number>();
  for (const { objects } of seen) for (const [what, share] of objects) kinds.set(what, Math.max(share, kinds.get(what) ?? 0));
  return {
    objects: [...kinds].map(([what, share]) => ({ what, share: Math.round(share * 100) / 100 })).toSorted((a, b) => b.share - a.share),
    faces: Math.max(0, ...seen.map(({ faces }) => faces)),
    colours: seen[Math.floor(seen.length / 2)]?.colours ?? [],
    text: [...new Set(seen.flatMap(({ lines }) => lines))].join("\n").slice(0, TEXT),
    read: seen.map(({ lines }, n) => ({ at: moments[n] ?? 0, text: lines.join("\n").slice(0, TEXT) })),
    engine: "built-in:centernet-tesseract",
  };
}

/** Beside the other engines that look for faces: their models are loaded once. */
export const describer: Engine = {
  async warm() {
    /* The networks load with the first picture. */
  },
  async run({ job, files }, progress) {
    if (job.kind !== "describe") throw new Error(`the describing engine cannot do ${job.kind}`);
    return describeResult.parse(await describePictures(Object.values(files), job.moments, (share) => progress(share, "looking")));
  },
};
