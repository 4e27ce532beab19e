import { setTimeout } from "node:timers/promises";
import { Whisper, WhisperFullParams, WhisperSamplingStrategy } from "@napi-rs/whisper";
import type { Word } from "../../../../timeline/measured.ts";

export const SAMPLE_RATE = 16_000;
/** Positions of the encoder a second, and those that are always there: of less it hears nothing. */
const POSITIONS = 50;
const [LEAST_POSITIONS, MOST_POSITIONS] = [256, 1500];
/** Nobody says more a second: of noise the network would write on for minutes. */
const [TOKENS, SPARE_TOKENS] = [12, 16];
/** The binding tells times in hundredths of a second. */
const HUNDREDTH = 0.01;

/** How often it is looked for words that were not told yet. */
const MOST_TURNS = 200;

const lengthOf = (parts: readonly { readonly text: string }[]): number =>
  parts.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, "").length, 0);

const loaded = new Map<string, Whisper>();

/**
 * The model at a path, read once for each use: whoever asked it for words last has set how much of a sound it hears when
 * it is asked for the language.
 */
export function openWhisper(path: string, use: "words" | "language"): Whisper {
  const key = `${use} ${path}`;
  const whisper = loaded.get(key) ?? new Whisper(path, { useGpu: false });
  loaded.set(key, whisper);
  return whisper;
}

function quiet(language: string): WhisperFullParams {
  const params = new WhisperFullParams(WhisperSamplingStrategy.Greedy);
  // Two threads on two busy cores wait for one another: ten times slower than one.
  params.nThreads = 1;
  params.language = language;
  params.noContext = true;
  params.printProgress = false;
  params.printRealtime = false;
  params.printTimestamps = false;
  params.printSpecial = false;
  return params;
}

/** The language that a sound is most likely in (ISO 639-1). */
export function languageOf(whisper: Whisper, samples: Float32Array): string {
  const params = quiet("auto");
  params.detectLanguage = true;
  whisper.full(params, samples);
  return Whisper.lang(whisper.fullLangId) ?? "en";
}

/**
 * What is said in a sound, word by word, seconds from its start; a language without spaces comes by the phrase: its
 * characters are of several tokens, and come apart where they are asked for one by one.
 */
export async function hear(whisper: Whisper, samples: Float32Array, language: string): Promise<Word[]> {
  const params = quiet(language);
  params.tokenTimestamps = true;
  params.maxLen = 1;
  params.splitOnWord = true;
  // Of the 30 s that the encoder always hears, those that there are: a third of the work for ten seconds.
  const positions = Math.ceil((samples.length / SAMPLE_RATE) * POSITIONS) + POSITIONS;
  params.audioCtx = Math.min(MOST_POSITIONS, Math.max(LEAST_POSITIONS, positions));
  params.maxTokens = Math.ceil((samples.length / SAMPLE_RATE) * TOKENS) + SPARE_TOKENS;
  const words: Word[] = [];
  params.onNewSegment = ({ text, start, end }) =>
    void (text.trim() !== "" && words.push({ text: text.trim(), start: start * HUNDREDTH, end: end * HUNDREDTH }));
  const said = lengthOf([{ text: whisper.full(params, samples) }]);
  // Its words are queued by another thread, and told once this one waits.
  for (let turn = 0; turn < MOST_TURNS && lengthOf(words) < said; turn += 1) await setTimeout(2);
  return words;
}
