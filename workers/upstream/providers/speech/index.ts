import { cloudVoiceOf, type VoiceProvider } from "../../../../trpc/contract/rules/cloud-voices.ts";
import type { CloudVoice } from "../../../../trpc/contract/voice.ts";
import type { ProviderEnv } from "../env.ts";
import { elevenLabsSpeech } from "./elevenlabs.ts";
import { openAISpeech } from "./openai.ts";
import type { SpeechProvider } from "./speech.ts";

export { type Said, SAMPLE_RATE, secondsOf, type SpeechProvider } from "./speech.ts";

/** How long a provider's list of voices is believed. */
const KNOWN_MS = 10 * 60_000;

/** The providers of voices whose key is set. */
export interface CloudVoices {
  list(): Promise<{ list: CloudVoice[]; unavailable: VoiceProvider[] }>;
  /** Whether a voice is there, as far as its provider answers. */
  has(id: string): Promise<boolean>;
  /** Whose voice it is; null where its provider's key is not set. */
  of(id: string): { provider: SpeechProvider; voice: string } | null;
}

/** Remembers a provider's voices; a list that could not be had is asked for again. */
function remembered(provider: SpeechProvider): () => Promise<CloudVoice[]> {
  let known: { voices: CloudVoice[]; until: number } | null = null;
  return async () => {
    if (!known || Date.now() > known.until) known = { voices: await provider.voices(), until: Date.now() + KNOWN_MS };
    return known.voices;
  };
}

export function cloudVoices(env: ProviderEnv): CloudVoices {
  const providers = [elevenLabsSpeech(env), openAISpeech(env)].flatMap((provider) =>
    provider ? [{ provider, voices: remembered(provider) }] : [],
  );
  return {
    async list() {
      const all = await Promise.allSettled(providers.map(({ voices }) => voices()));
      return {
        list: all.flatMap((one) => (one.status === "fulfilled" ? one.value : [])),
        unavailable: providers.flatMap(({ provider }, at) => (all[at]?.status === "rejected" ? [provider.name] : [])),
      };
    },
    async has(id) {
      const named = cloudVoiceOf(id);
      const one = providers.find(({ provider }) => provider.name === named?.provider);
      return one !== undefined && (await one.voices()).some((voice) => voice.id === id);
    },
    of(id) {
      const named = cloudVoiceOf(id);
      const provider = providers.find((one) => one.provider.name === named?.provider)?.provider;
      return named && provider ? { provider, voice: named.voice } : null;
    },
  };
}
