import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { JobError, type JobHandler } from "../../protocol/handler.ts";
import { filmFacts } from "../footage/facts.ts";
import { fitted, plain } from "../footage/filters.ts";
import { cutStill } from "../footage/reel.ts";

const FILM_BYTES = 1024 ** 3;

/** Pictures of a film at even distances, in one row of tiles; one that cannot be had is as the one before it. */
export const strip: JobHandler<"strip"> = async ({ film, tiles, side, sheet }, context) => {
  const { signal, progress, folder } = context;
  const path = await context.fetch(film, { bytes: FILM_BYTES });
  const facts = await filmFacts(path, signal);
  const filters = plain(facts, fitted(facts, side));
  const made: { input: Buffer; left: number; top: number }[] = [];
  let last: Buffer | null = null;
  for (let tile = 0; tile < tiles; tile += 1) {
    const still = join(folder, `tile-${tile}.jpg`);
    const at = (facts.duration * (tile + 0.5)) / tiles;
    await cutStill(path, at, still, signal, filters).catch(() => signal.throwIfAborted());
    const shown: Buffer | null = await sharp(still)
      .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
      .catch(() => last);
    if (shown) made.push({ input: shown, left: tile * side, top: 0 });
    last = shown;
    progress((tile + 1) / tiles, "stills");
  }
  if (made.length === 0) throw new JobError("INPUT_UNREADABLE", "no frame of the film can be read");
  const out = join(folder, "sheet.webp");
  const size = { width: side * tiles, height: side };
  await sharp({ create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(made)
    .webp({ quality: 74, effort: 2 })
    .toFile(out);
  await context.put(sheet, out);
  return { ...size, bytes: (await stat(out)).size, engine: "reelwright-strip" };
};
