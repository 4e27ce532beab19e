import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFaces } from "../../workers/media/engines/faces/faces.ts";
import { gapOf } from "../../workers/media/engines/presenter/film/inside.ts";
import { makeLips } from "../../workers/media/engines/presenter/film/lips.ts";
import { makeLoop } from "../../workers/media/engines/presenter/film/loop.ts";
import { squareAround } from "../../workers/media/engines/presenter/film/near.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../workers/media/engines/speech/synthesis.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";
import { decodeVideo } from "../../workers/media/testing/decoded.ts";

/** Names the folder with `video/speaker.mp4`, a film of one person. Nothing of it is in this repository. */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
const how = { signal: new AbortController().signal, progress: () => undefined };
const VOICE = "am_michael";
const TEXT = "Your coffee is cold by nine. It doesn't have to be. This bottle keeps it hot for a whole day.";
const FPS = 25;
/** The side at which a face is looked at, and the frames by which a mouth may be early or late. */
const [SIDE, REACH] = [480, 8];

type Loop = Awaited<ReturnType<typeof makeLoop>>;

/** How open a mouth is in every frame, in its own widths; a face that is lost is as it was. */
async function openings(film: string, { width, height, face }: Loop): Promise<number[]> {
  const middle = [(face.x + face.width / 2) * width, (face.y + face.height / 2) * height] as const;
  const { side, left, top } = squareAround(middle, face.width * width, 2.2, { width, height });
  const raw = await decodeVideo(film, `crop=${side}:${side}:${left}:${top},scale=${SIDE}:${SIDE}`, "rgb24");
  const bytes = SIDE * SIDE * 3;
  const found: number[] = [];
  for (let at = 0; (at + 1) * bytes <= raw.length; at += 1) {
    const data = raw.subarray(at * bytes, (at + 1) * bytes);
    const [seen] = await findFaces({ data, width: SIDE, height: SIDE }, true);
    found.push(seen && seen.mesh.length >= 468 ? gapOf(seen.mesh.map(([x, y]) => [x, y] as const)) : (found.at(-1) ?? 0));
  }
  return found;
}

/** How loud a sound is in each frame's time. */
function loudness(samples: Float32Array, frames: number): number[] {
  const length = Math.floor(SAMPLE_RATE / FPS);
  return Array.from({ length: frames }, (_, at) => {
    const part = samples.subarray(at * length, (at + 1) * length);
    return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / Math.max(1, part.length));
  });
}

/** Pearson's, of `a` against `b` so many frames later. */
function correlation(a: readonly number[], b: readonly number[], lag: number): number {
  const pairs = a.flatMap((one, at) => (b[at + lag] === undefined ? [] : [[one, b[at + lag] ?? 0] as const]));
  const mean = (of: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [ma, mb] = [mean(0), mean(1)];
  const [ab, aa, bb] = pairs.reduce(([x, y, z], [p, q]) => [x + (p - ma) * (q - mb), y + (p - ma) ** 2, z + (q - mb) ** 2], [0, 0, 0]);
  return (ab ?? 0) / Math.sqrt(Math.max(1e-12, (aa ?? 0) * (bb ?? 0)));
}

/** The lag at which the mouth follows the sound best, in milliseconds (behind it: positive), and how well. */
function lagOf(sound: readonly number[], mouth: readonly number[]): { ms: number; at: number } {
  const lags = Array.from({ length: REACH * 2 + 1 }, (_, n) => n - REACH);
  const found = lags.map((lag) => ({ lag, at: correlation(sound, mouth, lag) })).toSorted((a, b) => b.at - a.at);
  return { ms: ((found[0]?.lag ?? 0) * 1000) / FPS, at: found[0]?.at ?? 0 };
}

/**
 * Somebody who was filmed says three sentences: how far the mouth's movement, as the face mesh finds it again in the result,
 * is behind the sound, and how many frames are made in a second. Without the folder it says so.
 */
export async function avatarFigures(): Promise<Record<string, number>> {
  const media = process.env[FOLDER];
  const voice = voices.find(({ id }) => id === VOICE);
  if (!media || !voice) {
    process.stderr.write(`  skipped: ${FOLDER} names no folder\n`);
    return {};
  }
  const work = await mkdtemp(join(tmpdir(), "avatar-"));
  const at = (name: string): string => join(work, name);
  try {
    const loop = { loop: at("loop.mp4"), still: at("still.jpg"), rig: at("rig.json") };
    const size = await makeLoop({ source: join(media, "video/speaker.mp4"), ...loop }, how);
    const { samples, duration, mouth } = await speak(TEXT, voice, 1, () => undefined);
    const made = await makeLips({ cues: mouth, duration, scale: 1 }, { ...loop, film: at("film.mp4") }, how);
    const seen = await openings(at("film.mp4"), size);
    const { ms, at: fit } = lagOf(loudness(samples, seen.length), seen);
    return { "avatar.lipsync_ms": ms, "avatar.lipsync_correlation": fit, "avatar.fps": made.speed };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
