import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeSpeech, speechFiles } from "../../workers/media/engines/transcribe/decode.ts";
import { transcribe } from "../../workers/media/engines/transcribe/engine.ts";
import { weight } from "../../workers/media/weights/resolve.ts";
import { distance, unitsOf } from "./speech-errors.ts";

/**
 * Names the folder with `video/jfk.flac` (openai/whisper tests) and `speech/examples/wav` (FireRedTeam/FireRedASR, with
 * its `text`). Nothing of it is in this repository.
 */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
const JFK = "And so my fellow Americans ask not what your country can do for you ask what you can do for your country";

interface Clip {
  path: string;
  language: "en" | "zh";
  /** What is said in it: words by spaces, or characters. */
  truth: string[];
}

async function clipsIn(media: string): Promise<Clip[]> {
  const wavs = join(media, "speech/examples/wav");
  const texts = existsSync(join(wavs, "text")) ? await readFile(join(wavs, "text"), "utf8") : "";
  const chinese = texts.split("\n").flatMap((line): Clip[] => {
    const [, name = "", text = ""] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
    return name === "" ? [] : [{ path: join(wavs, `${name}.wav`), language: "zh", truth: unitsOf(text, "zh") }];
  });
  const english: Clip = { path: join(media, "video/jfk.flac"), language: "en", truth: unitsOf(JFK, "en") };
  return [english, ...chinese].filter(({ path }) => existsSync(path));
}

/** Errors of all clips of a language against what is said in them; nothing where there are none. */
const errorRate = (heard: readonly { clip: Clip; errors: number }[], language: Clip["language"]): number | undefined => {
  const own = heard.filter(({ clip }) => clip.language === language);
  const units = own.reduce((sum, { clip }) => sum + clip.truth.length, 0);
  return units === 0 ? undefined : own.reduce((sum, { errors }) => sum + errors, 0) / units;
};

/**
 * What the built-in engine mishears of real speech whose text is published (word errors of English, character errors of
 * Chinese), and its seconds for one of sound, the model loaded, the language found by itself.
 */
export async function transcriptionFigures(): Promise<Record<string, number>> {
  const media = process.env[FOLDER];
  const clips = media ? await clipsIn(media) : [];
  if (clips.length === 0) {
    process.stderr.write(`  skipped: ${FOLDER} names no folder with speech\n`);
    return {};
  }
  const folder = await mkdtemp(join(tmpdir(), "transcribe-"));
  const files = { ...speechFiles(folder), model: await weight("whisperTiny") };
  try {
    let [spent, sound] = [0, 0];
    const heard: { clip: Clip; errors: number }[] = [];
    for (const [n, clip] of [...clips.slice(0, 1), ...clips].entries()) {
      await decodeSpeech(clip.path, files, new AbortController().signal);
      const began = performance.now();
      const { segments, duration } = await transcribe(files, "auto", () => undefined);
      // The first clip is heard twice: once for the model to be loaded.
      if (n === 0) continue;
      spent += (performance.now() - began) / 1000;
      sound += duration;
      const said = unitsOf(segments.map(({ text }) => text).join(" "), clip.language);
      heard.push({ clip, errors: distance(clip.truth, said) });
    }
    const figures = {
      "transcribe.wer_en": errorRate(heard, "en"),
      "transcribe.cer_zh": errorRate(heard, "zh"),
      "transcribe.realtime_ratio": spent / sound,
    };
    return Object.fromEntries(Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
