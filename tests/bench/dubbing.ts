import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fitLines } from "../../timeline/dub/fit.ts";
import { dubLocally } from "../../workers/media/engines/dub/local.ts";
import { wav } from "../../workers/media/engines/sound/wav.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../workers/media/engines/speech/synthesis.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";
import { closeBrowser } from "../../workers/media/render/browser.ts";
import { runFfmpeg } from "../../workers/media/render/ffmpeg.ts";
import { decodeAudio, probed } from "../../workers/media/testing/decoded.ts";

/** Names the folder with `video/jfk.flac` (openai/whisper tests). Nothing of it is in this repository. */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
const { signal } = new AbortController();

/** What is said in it and when, by ear, and the same in Chinese. Seconds. */
const LINES = [
  { start: 0.3, end: 2.2, text: "所以，我的美国同胞们，" },
  { start: 3.2, end: 4.4, text: "不要问" },
  { start: 5.3, end: 7.7, text: "国家能为你们做些什么，" },
  { start: 8.1, end: 10.6, text: "而要问你们能为国家做些什么。" },
] as const;
const VOICE = "zm_yunyang";
const SECONDS = 11;
/** Below this a stretch of `BLOCK` seconds is silent, in dBFS. */
const SILENT = -50;
const BLOCK = 0.1;

/** Whether each block of a sound is silent. */
async function silences(path: string): Promise<boolean[]> {
  const samples = await decodeAudio(path);
  const size = Math.floor((samples.length / SECONDS) * BLOCK);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) => {
    const block = samples.subarray(at * size, (at + 1) * size);
    return 10 * Math.log10(block.reduce((sum, one) => sum + one * one, 1e-12) / size) < SILENT;
  });
}

/** Seconds between the end of the picture and that of the sound, or of either and the original's. */
async function driftOf(path: string): Promise<number> {
  const ends = (await probed(path)).streams.filter(({ codec_type }) => codec_type !== "subtitle").map(({ duration }) => Number(duration));
  return Math.max(...ends.map((end) => Math.abs(end - SECONDS)));
}

/**
 * Dubs eleven seconds of a speech over a film of 720p, subtitles drawn in: how far sound and picture end from the original,
 * which share of what was not silent before is silent now, and what mixing and drawing take. Without the folder it says so.
 */
export async function dubFigures(): Promise<Record<string, number>> {
  const media = process.env[FOLDER];
  const voice = voices.find(({ id }) => id === VOICE);
  if (!media || !voice) {
    process.stderr.write(`  skipped: ${FOLDER} names no folder\n`);
    return {};
  }
  const work = await mkdtemp(join(tmpdir(), "dub-"));
  const path = (name: string): string => join(work, name);
  try {
    const picture = ["-f", "lavfi", "-i", `testsrc2=s=1280x720:r=30:d=${SECONDS}`, "-i", join(media, "video/jfk.flac")];
    const coded = ["-t", String(SECONDS), "-c:v", "libx264", "-preset", "veryfast", "-pix_fmt", "yuv420p", "-c:a", "aac"];
    await runFfmpeg([...picture, ...coded, path("film.mp4")], signal);
    const spoken = [];
    for (const [n, { start, end, text }] of LINES.entries()) {
      const { samples, duration } = await speak(text, voice, 1, () => undefined);
      await writeFile(path(`${n}.wav`), wav([samples], SAMPLE_RATE));
      spoken.push({ start, end, spoken: duration });
    }
    const wanted = { lines: fitLines(spoken, SECONDS), under: "music", subtitles: [...LINES], show: "burned", language: "zh" } as const;
    const files = { film: path("film.mp4"), voices: LINES.map((_, n) => path(`${n}.wav`)), out: path("dubbed.mp4"), folder: work };
    const began = performance.now();
    await dubLocally(wanted, files);
    const seconds = (performance.now() - began) / 1000;
    const [before, after] = await Promise.all([silences(files.film), silences(files.out)]);
    const sounding = before.filter((silent) => !silent).length;
    const fallen = before.filter((silent, at) => !silent && after[at]).length;
    return {
      "dub.drift_s": await driftOf(files.out),
      "dub.silence_ratio": fallen / sounding,
      "dub.seconds": (seconds * 10) / SECONDS,
      "dub.peak_mb": process.resourceUsage().maxRSS / 1024,
    };
  } finally {
    await closeBrowser();
    await rm(work, { recursive: true, force: true });
  }
}
