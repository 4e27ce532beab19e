import { createElevenLabs } from "@ai-sdk/elevenlabs";
import { createOpenAI } from "@ai-sdk/openai";
import { generateSpeech, type SpeechModel } from "ai";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import type { ProviderEnv } from "./env.ts";
import { failureReason, type FailureReason } from "./failure.ts";

const MODELS = { elevenlabs: "eleven_multilingual_v2", openai: "gpt-4o-mini-tts" } as const;

/** What is to be said. `voice` is the provider's own voice id, `speed` 1 is its normal. */
export type SpeechRequest = { text: string; language: ScriptLanguage; voice: string; speed: number };

/** MP3 bytes and their media type, or why there are none; the caller then speaks with the built-in engine. */
export type Speech = { ok: true; bytes: Uint8Array; mediaType: string; engine: string } | { ok: false; engine: string; reason: FailureReason };

export type SpeechProvider = { engine: string; speak: (request: SpeechRequest) => Promise<Speech> };

type NamedSpeech = { engine: string; model: SpeechModel };

const speechModelFor = (env: ProviderEnv, fetch: typeof globalThis.fetch): NamedSpeech | null => {
  if (env.ELEVENLABS_API_KEY !== undefined)
    return { engine: `elevenlabs:${MODELS.elevenlabs}`, model: createElevenLabs({ apiKey: env.ELEVENLABS_API_KEY, fetch }).speech(MODELS.elevenlabs) };
  if (env.OPENAI_API_KEY !== undefined)
    return { engine: `openai:${MODELS.openai}`, model: createOpenAI({ apiKey: env.OPENAI_API_KEY, fetch }).speech(MODELS.openai) };
  return null;
};

/**
 * The cloud voice that the environment allows, or null: then the media service speaks. `fetch` is the
 * Worker's own unless another is given. `timeoutMs` covers one request with its one retry.
 */
export const speechProvider = (env: ProviderEnv, { fetch = globalThis.fetch, timeoutMs = 60_000, retries = 1 } = {}): SpeechProvider | null => {
  const named = speechModelFor(env, fetch);
  if (!named) return null;
  const { engine, model } = named;
  const speak = async ({ text, language, voice, speed }: SpeechRequest): Promise<Speech> => {
    try {
      const { audio } = await generateSpeech({ model, text, voice, speed, language, outputFormat: "mp3", maxRetries: retries, abortSignal: AbortSignal.timeout(timeoutMs) });
      return { ok: true, bytes: audio.uint8Array, mediaType: audio.mediaType, engine };
    } catch (error) {
      return { ok: false, engine, reason: failureReason(error) };
    }
  };
  return { engine, speak };
};
