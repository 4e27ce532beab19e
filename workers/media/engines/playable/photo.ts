import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import { JobError } from "../../protocol/handler.ts";
import { playableResult } from "../../protocol/playing.ts";
import { fileSignature } from "../probe/signature.ts";

const LONGEST = 4096;
/** Decoded pixels: they stand in memory as RGBA. */
const PIXELS = 60_000_000;

interface Still {
  get_width(): number;
  get_height(): number;
  display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (made: unknown) => void): void;
  free(): void;
}
/** The part of libheif-js that is used. */
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): Still[] };
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const unreadable = (cause?: unknown) => new JobError("INPUT_UNREADABLE", "the photo cannot be decoded", { cause });

/** An AVIF picture, upright, as sharp decodes it. @throws JobError INPUT_UNREADABLE */
async function pixelsOfAvif(path: string): Promise<Pixels> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: PIXELS })
      .rotate()
      .toColorspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: Uint8ClampedArray.from(data), width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The first picture of a HEIC file, upright. @throws JobError INPUT_UNREADABLE, INPUT_TOO_LARGE */
async function pixelsOf(path: string): Promise<Pixels> {
  const signature = await fileSignature(path);
  if (signature?.format === "avif") return pixelsOfAvif(path);
  if (signature?.format !== "heic") throw unreadable();
  const libheif = createRequire(import.meta.url)("libheif-js/wasm-bundle") as Libheif;
  const stills = new libheif.HeifDecoder().decode(await readFile(path));
  const [still] = stills;
  if (!still) throw unreadable();
  const [width, height] = [still.get_width(), still.get_height()];
  if (width * height > PIXELS)
    throw new JobError("INPUT_TOO_LARGE", `${width} × ${height} pixels are more than ${PIXELS / 1e6} million`, {
      values: { width, height, max: PIXELS / 1e6 },
    });
  const data = new Uint8ClampedArray(width * height * 4);
  const made = await new Promise((resolve) => still.display({ data, width, height }, resolve));
  for (const one of stills) one.free();
  if (!made) throw unreadable();
  return { data, width, height };
}

/** A HEIC or AVIF photo as a JPEG (contract: protocol/playing.ts). */
export const photos: Engine = {
  async warm() {
    /* The decoder loads with the first photo. */
  },
  async run({ job, files: { source = "", copy = "" } }) {
    if (job.kind !== "playable") throw new Error(`the photo engine cannot do ${job.kind}`);
    const { data, width, height } = await pixelsOf(source);
    const upright = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).flatten({ background: "#ffffff" });
    const made = await upright
      .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 90, mozjpeg: false })
      .toFile(copy);
    const facts = { width: made.width, height: made.height, duration: 0, bytes: made.size };
    return playableResult.parse({ ...facts, mended: ["codec"], engine: "built-in:libheif" });
  },
};
