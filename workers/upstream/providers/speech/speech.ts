import type { CloudVoice } from "../../../../trpc/contract/voice.ts";
import type { Emotion, VoiceProvider } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { AppError } from "../../app-error.ts";
import { generationReason, passingFailure } from "../reason.ts";
import { ANSWER, askProvider } from "../ask-provider.ts";
import { HttpFailed } from "../http-failed.ts";

/** Of all that is asked for: 16-bit mono PCM, as the built-in engine speaks. */
export const SAMPLE_RATE = 24_000;
const BYTES_A_SECOND = SAMPLE_RATE * 2;
/** What one passage can be at most. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Somebody's page waits for a list; nobody's for a passage. */
export const PATIENCE_MS = { list: 4000, speech: 120_000 };

export interface Word {
  text: string;
  /** Seconds. */
  start: number;
  end: number;
}

/** What a provider's voice said: PCM, and its words at their times. */
export interface Said {
  pcm: Uint8Array;
  words: Word[];
  /** `provider:model`. */
  engine: string;
}

export interface SpeechAsked {
  voice: string;
  text: string;
  speed: number;
  /** Of a voice that can be told. */
  emotion?: Emotion;
}

export interface SpeechProvider {
  name: VoiceProvider;
  /** `provider:model`, by which it speaks. */
  engine: string;
  /** Whether it still answers: a model may have ended while this runs. */
  lives?(): boolean;
  /** Those that its key may use. Throws where it does not answer. */
  voices(): Promise<CloudVoice[]>;
  /** Throws AppError where another try changes nothing, and an Error where it may. */
  speak(asked: SpeechAsked): Promise<Said>;
}

/** Seconds of PCM. */
export const secondsOf = (pcm: Uint8Array): number => pcm.length / BYTES_A_SECOND;

/** Sends a request to a provider; what it refuses for good is an AppError. */
export async function requested(provider: VoiceProvider, url: string, init: RequestInit, ms = PATIENCE_MS.speech): Promise<Response> {
  const answer = await askProvider(url, { ...init, signal: AbortSignal.timeout(ms) }, ANSWER.sound);
  if (answer.ok && Number(answer.headers.get("content-length") ?? 0) <= MOST_BYTES) return answer;
  const failure = new HttpFailed(provider, answer.status, (await answer.text()).slice(0, 300));
  if (answer.status === 429 || answer.status >= 500) throw passingFailure(failure);
  throw new AppError(generationReason(failure), { detail: failure.message });
}
