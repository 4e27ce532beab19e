import sharp from "sharp";
import { COLUMNS, ROWS, SIDE } from "./frames.ts";

/** Lays frames out in rows and writes them as one picture with alpha: PNG, or WebP where that is asked for. */
export async function writeSheet(frames: readonly Buffer[], contentType: string, path: string): Promise<void> {
  const sheet = sharp({
    create: { width: COLUMNS * SIDE, height: ROWS * SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite(frames.map((input, index) => ({ input, left: (index % COLUMNS) * SIDE, top: Math.floor(index / COLUMNS) * SIDE })));
  const encoded =
    contentType === "image/png" ? sheet.png({ compressionLevel: 7, effort: 3 }) : sheet.webp({ quality: 88, alphaQuality: 95, effort: 2 });
  await encoded.toFile(path);
}
