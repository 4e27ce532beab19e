import type { MouthCue, Word } from "../../../../timeline/measured.ts";
import { JobError } from "../../protocol/handler.ts";
import { levelled } from "../sound/level.ts";
import { chineseWords } from "./chinese/phonemes.ts";
import { englishWords } from "./english/phonemes.ts";
import { heard } from "./heard.ts";
import { asLoud } from "./loudness.ts";
import type { SpokenWord } from "./spoken.ts";
import { SAMPLE_RATE, synthesise } from "./synthesis.ts";
import { mouthCues, symbolsOf, timed, wordTimes } from "./timing.ts";
import { utterances } from "./utterances.ts";
import type { Voice } from "./voices.ts";

/** Mono speech at −16 LUFS, the level of online video. */
export const LOUDNESS = -16;
const LEAD = 0.04;
const TAIL = 0.12;
/** The silence between two utterances at speed 1. */
const BREATH = 0.22;

export interface Speech {
  readonly samples: Float32Array;
  readonly duration: number;
  readonly words: Word[];
  readonly mouth: MouthCue[];
}

/** What a text sounds like in the voice's language. */
export const wordsOf = (text: string, voice: Voice): Promise<SpokenWord[]> =>
  voice.language === "zh-CN" ? chineseWords(text) : englishWords(text, voice.language);

interface Portion extends Omit<Speech, "duration"> {
  /** The audible part, in samples. */
  readonly from: number;
  readonly to: number;
}

/** The part of the samples that is not silence, with a little air around it. */
function audible(samples: Float32Array): { from: number; to: number } {
  const floor = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) * 0.01;
  const first = samples.findIndex((sample) => Math.abs(sample) > floor);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > floor);
  return { from: Math.max(0, first - Math.round(LEAD * SAMPLE_RATE)), to: Math.min(samples.length, last + Math.round(TAIL * SAMPLE_RATE)) };
}

async function portion(words: SpokenWord[], voice: Voice, speed: number): Promise<Portion> {
  const symbols = symbolsOf(words);
  const synthesised = await synthesise(
    symbols.map(({ number }) => number),
    voice,
    speed,
  );
  const places = timed(symbols, synthesised);
  const { from, to } = audible(synthesised.samples);
  const offset = -from / SAMPLE_RATE;
  const said = heard(wordTimes(words, places, offset), synthesised.samples, offset);
  return {
    samples: synthesised.samples,
    from,
    to,
    words: said,
    mouth: asLoud(mouthCues(places, offset), synthesised.samples.subarray(from), SAMPLE_RATE),
  };
}

/** Puts portions after one another with a breath between them. */
function joined(portions: readonly Portion[], speed: number): Speech {
  const breath = Math.round((BREATH / speed) * SAMPLE_RATE);
  const total = portions.reduce((sum, { from, to }) => sum + to - from, 0) + breath * (portions.length - 1);
  const samples = new Float32Array(total);
  const [words, mouth]: [Word[], MouthCue[]] = [[], []];
  let at = 0;
  for (const part of portions) {
    const shift = at / SAMPLE_RATE;
    const end = (at + part.to - part.from) / SAMPLE_RATE;
    const placed = (seconds: number): number => Math.round(Math.min(end, Math.max(shift, seconds + shift)) * 1000) / 1000;
    samples.set(part.samples.subarray(part.from, part.to), at);
    words.push(...part.words.map(({ text, start, end: stop }) => ({ text, start: placed(start), end: placed(stop) })));
    mouth.push(...part.mouth.map((cue) => ({ ...cue, time: placed(cue.time) })).filter(({ time }) => time < end));
    at += part.to - part.from + breath;
  }
  return { samples, duration: total / SAMPLE_RATE, words, mouth };
}

/**
 * Speaks a text. @throws JobError INPUT_UNREADABLE when nothing in it can be said.
 */
export async function speak(text: string, voice: Voice, speed: number, progress: (fraction: number) => void): Promise<Speech> {
  const parts = utterances(await wordsOf(text, voice));
  if (parts.length === 0) throw new JobError("INPUT_UNREADABLE", "the text has no words that can be spoken");
  const portions: Portion[] = [];
  for (const [index, words] of parts.entries()) {
    portions.push(await portion(words, voice, speed));
    progress((index + 1) / parts.length);
  }
  const speech = joined(portions, speed);
  const [samples = speech.samples] = levelled([speech.samples], SAMPLE_RATE, LOUDNESS);
  return { ...speech, samples };
}
