import sharp from "sharp";
import { COLUMNS, ROWS } from "./frames.ts";

/** Lays frames of `side` pixels out in rows and writes them as one picture with alpha: PNG, or WebP where that is asked for. */
export async function writeSheet(
  frames: readonly Buffer[],
  side: number,
  { path, contentType }: { path: string; contentType: string },
): Promise<void> {
  const sheet = sharp({
    create: { width: COLUMNS * side, height: ROWS * side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite(frames.map((input, index) => ({ input, left: (index % COLUMNS) * side, top: Math.floor(index / COLUMNS) * side })));
  const encoded =
    contentType === "image/png" ? sheet.png({ compressionLevel: 7, effort: 3 }) : sheet.webp({ quality: 88, alphaQuality: 95, effort: 2 });
  await encoded.toFile(path);
}
