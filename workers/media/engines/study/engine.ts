import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import { ProgramFailed } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { findFaces } from "../faces/faces.ts";
import { type FilmFacts, filmFacts, filmReport } from "../footage/facts.ts";
import { fitted, plain } from "../footage/filters.ts";
import { cutStill } from "../footage/reel.ts";
import { findScenes, type Scene } from "./scenes.ts";
import { listen } from "./sound.ts";

/** Scenes that are shown; a film with more is cut faster than anyone reads. */
const MOST_SCENES = 60;
const COLUMNS = 6;
/** The longer side of a picture in the sheet, and of one that faces are looked for in. */
const [TILE, LOOKED] = [320, 640];
const SURE = 0.6;

interface Study {
  readonly path: string;
  readonly facts: FilmFacts;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** The picture in the middle of a scene, and the faces in it. */
async function lookAt({ path, facts, folder, signal }: Study, { start, end }: Scene, n: number) {
  const still = join(folder, `scene-${n}.jpg`);
  // A film of one picture has none behind its middle.
  for (const at of [(start + end) / 2, start]) {
    if (!existsSync(still)) await cutStill(path, at, still, signal, plain(facts, fitted(facts, LOOKED)));
  }
  if (!existsSync(still)) throw new JobError("FILM_UNREADABLE", "the film has no pictures at its times");
  const { data, info } = await sharp(still).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faces = (await findFaces({ data, width: info.width, height: info.height }, false)).filter(({ score }) => score > SURE);
  return { still, faces: faces.length, face: Math.round(((faces[0]?.box.height ?? 0) / info.height) * 100) / 100 };
}

async function writeSheet(stills: readonly string[], { width, height }: { width: number; height: number }, out: string) {
  const columns = Math.min(COLUMNS, stills.length);
  const size = { width: width * columns, height: height * Math.ceil(stills.length / columns) };
  const tiles = await Promise.all(
    stills.map(async (still, n) => ({
      input: await sharp(still).resize(width, height, { fit: "fill" }).toBuffer(),
      left: (n % columns) * width,
      top: Math.floor(n / columns) * height,
    })),
  );
  const sheet = sharp({ create: { ...size, channels: 3, background: "#000" } }).composite(tiles);
  return { columns, width, height, bytes: (await sheet.jpeg({ quality: 82 }).toFile(out)).size };
}

/** @throws JobError INPUT_UNREADABLE */
export async function study(
  path: string,
  sheet: string,
  how: { signal: AbortSignal; progress: (share: number) => void },
): Promise<ResultOf<"study">> {
  const { signal, progress } = how;
  const [facts, { streams }] = [await filmFacts(path, signal), await filmReport(path, signal)];
  try {
    const all = await findScenes(path, facts, signal);
    progress(0.3);
    const scenes = all.slice(0, MOST_SCENES);
    const hasSound = streams.some(({ codec_type }) => codec_type === "audio");
    const sound = hasSound ? await listen(path, facts.duration, signal) : null;
    const seen: Awaited<ReturnType<typeof lookAt>>[] = [];
    for (const [n, scene] of scenes.entries()) {
      seen.push(await lookAt({ path, facts, folder: dirname(sheet), signal }, scene, n));
      progress(0.4 + (0.55 * (n + 1)) / scenes.length);
    }
    const tiles = await writeSheet(
      seen.map(({ still }) => still),
      fitted(facts, TILE),
      sheet,
    );
    return {
      width: Math.round(facts.width),
      height: Math.round(facts.height),
      duration: facts.duration,
      scenes: scenes.map((scene, n) => ({ ...scene, faces: seen[n]?.faces ?? 0, face: seen[n]?.face ?? 0 })),
      more: all.length - scenes.length,
      tiles,
      sound,
      engine: "reelwright-study",
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  }
}

/** Beside the other engines that look for faces: their models are loaded once. */
export const studies: Engine = {
  warm: async () => undefined,
  async run({ job, files: { source = "", sheet = "" } }, tell) {
    if (job.kind !== "study") throw new Error(`no job of the study: ${job.kind}`);
    return study(source, sheet, { signal: new AbortController().signal, progress: (share) => tell(share, "studying") });
  },
};
