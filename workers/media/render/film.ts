import { bitrateOf } from "../../../timeline/export/bitrate.ts";
import { perSecond } from "../../../timeline/rate.ts";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { JobContext } from "../protocol/handler.ts";
import type { JobOf, ResultOf } from "../protocol/jobs.ts";
import { finishFile } from "./finish.ts";
import { Kept } from "./kept.ts";
import type { Mount } from "./loopback.ts";
import { engineOf, hashFiles, type KeyedPiece, type Look, piecesOf, soundKey } from "./pieces.ts";
import { made, openSession, type Session } from "./session.ts";
import { soundOf } from "./sound.ts";
import { checkLimits, type Drawn, fetchAssets, stopwatch } from "./work.ts";

/** How the two kinds of film are made. */
const KINDS = { mp4: { codec: "avc", sound: "m4a" }, webm: { codec: "vp9", sound: "opus" } } as const;

/** Between two signs of use for the pieces of a film that is being drawn. */
const TOUCH_MS = 60_000;

type Target = JobOf<"render">["video"];
interface Wanted {
  readonly ending: keyof typeof KINDS;
  readonly video: Target;
  readonly poster: Target;
}

interface Drawing {
  readonly session: Session;
  readonly mount: Mount;
  readonly kept: Kept | null;
}

/**
 * Draws the pieces that no earlier job has left, and keeps each as soon as it is there: a job that is cut off has drawn
 * them for the next.
 */
async function drawPieces(
  { session, mount, kept }: Drawing,
  pieces: readonly KeyedPiece[],
  { codec, rate, bitrate: bits }: Look,
): Promise<string[]> {
  const found = kept ? await Promise.all(pieces.map(({ key, name }) => kept.take(key, made(mount, name)))) : [];
  const missing = pieces.filter((_piece, n) => !found[n]);
  const keys = new Map(missing.map(({ name, key }) => [name, key]));
  mount.delivered = async (name) => {
    const key = keys.get(name);
    if (kept && key !== undefined) await kept.put(key, made(mount, name));
  };
  const { progress } = mount;
  const there = 1 - missing.length / pieces.length;
  mount.progress = (fraction) => progress(there + fraction * (1 - there));
  const asked = missing.map(({ name, from, count }) => ({ name, from, count }));
  if (asked.length > 0) await session.call("encode", { codec, rate, bitrate: bits }, asked);
  return pieces.map(({ name }) => made(mount, name));
}

/** Draws the pieces, and holds on to those that are there, however long the whole film takes: it may be cut off at its end. */
async function drawHeld(drawing: Drawing, pieces: readonly KeyedPiece[], look: Look): Promise<string[]> {
  const keys = pieces.map(({ key }) => key);
  const touching = setInterval(() => void drawing.kept?.touch(keys), TOUCH_MS);
  try {
    return await drawPieces(drawing, pieces, look);
  } finally {
    clearInterval(touching);
  }
}

/** Draws a document's film and a poster of it, and delivers both. What was drawn before and is the same is not drawn again. */
export async function makeFilm(job: Drawn, context: JobContext, { ending, video, poster }: Wanted): Promise<ResultOf<"render">> {
  const { document, rate, scale, title } = job;
  const { signal, folder } = context;
  const duration = checkLimits(document);
  const { timings, time } = stopwatch();
  const assets = await time("fetch", () => fetchAssets(document, job.urls, context));
  const mount: Mount = { assets, folder, progress: (fraction) => context.progress(0.1 + fraction * 0.8, "drawing") };
  const [hashes, opened] = await time("open", () => Promise.all([hashFiles(assets), openSession(document, mount, { scale, signal })]));
  await using session = opened;
  context.progress(0.1, "drawing");
  const kept = context.kept === undefined ? null : new Kept(context.kept);
  const { codec, sound: soundEnding } = KINDS[ending];
  const keyed = { document, hashes, engine: await engineOf(session.chromium) };
  const { width, height } = session;
  const soundKept = kept && { files: kept, key: soundKey(keyed, soundEnding) };
  const sounding = time("sound", () => soundOf(session, mount, { duration, ending: soundEnding, kept: soundKept, signal }));
  sounding.catch(() => {});
  const fps = perSecond(rate);
  const look = { codec, rate, scale, bitrate: bitrateOf(width, height, fps) };
  const pieces = await time("draw", () => drawHeld({ session, mount, kept }, piecesOf(keyed, look), look));
  const picture = poster.content_type === "image/webp" ? "poster.webp" : "poster.jpg";
  await time("poster", () => session.call("still", Math.min(1.4, duration / 2), { type: poster.content_type, name: picture }));
  const sound = await sounding;
  context.progress(0.92, "finishing");
  const out = join(folder, `finished.${ending}`);
  await time("finish", () => finishFile({ pieces, sound: sound.path, title, out }, signal));
  context.progress(0.96, "delivering");
  await time("deliver", () => Promise.all([context.put(video, out), context.put(poster, made(mount, picture))]));
  await kept?.prune();
  const { size } = await stat(out);
  return { duration, width, height, fps, bytes: size, loudness_lufs: sound.lufs, timings, engine: "reelwright-chromium" };
}
