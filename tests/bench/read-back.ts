import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wav } from "../../workers/media/engines/sound/wav.ts";
import { speak } from "../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../workers/media/engines/speech/synthesis.ts";
import { voices } from "../../workers/media/engines/speech/voices.ts";
import { decodeSpeech, speechFiles } from "../../workers/media/engines/transcribe/decode.ts";
import { transcribe } from "../../workers/media/engines/transcribe/engine.ts";
import { weight } from "../../workers/media/weights/resolve.ts";
import { distance, unitsOf } from "./speech-errors.ts";
import { TEXTS } from "./spoken-texts.ts";

/** What the built-in transcription mishears of a text that a built-in voice has spoken: its errors for each word or character. */
async function misheard(id: keyof typeof TEXTS, language: "en" | "zh", folder: string): Promise<number> {
  const voice = voices.find((one) => one.id === id);
  if (!voice) throw new Error(`no voice ${id}`);
  const { samples } = await speak(TEXTS[id], voice, 1, () => undefined);
  const path = join(folder, `${id}.wav`);
  await writeFile(path, wav([samples], SAMPLE_RATE));
  const files = { ...speechFiles(folder), model: await weight("whisperTiny") };
  await decodeSpeech(path, files, new AbortController().signal);
  const { segments } = await transcribe(files, language, () => undefined);
  const [truth, said] = [unitsOf(TEXTS[id], language), unitsOf(segments.map(({ text }) => text).join(" "), language)];
  return distance(truth, said) / truth.length;
}

/**
 * The built-in voices read back: word errors of English, character errors of Chinese. The smallest Whisper mishears by
 * itself, so these are more than what a person would.
 */
export async function readBackFigures(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "read-back-"));
  try {
    return { "tts.wer_en": await misheard("af_heart", "en", folder), "tts.cer_zh": await misheard("zf_xiaoxiao", "zh", folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
