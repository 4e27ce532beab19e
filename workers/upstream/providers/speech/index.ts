import { cloudVoiceOf, VOICE_PROVIDERS, type VoiceProvider } from "../../../../trpc/contract/rules/cloud-voices.ts";
import type { CloudVoice } from "../../../../trpc/contract/voice.ts";
import type { ProviderEnv } from "../env.ts";
import { remembered } from "../remembered.ts";
import { elevenLabsSpeech } from "./elevenlabs.ts";
import { openAISpeech } from "./openai.ts";
import type { SpeechProvider } from "./speech.ts";

export { type Said, SAMPLE_RATE, secondsOf, type SpeechProvider } from "./speech.ts";

/** The variable of each provider's key. */
const KEYS = { elevenlabs: "ELEVENLABS_API_KEY", openai: "OPENAI_API_KEY" } as const satisfies Record<VoiceProvider, keyof ProviderEnv>;

/** The providers of voices whose key is set. */
export interface CloudVoices {
  list(): Promise<{ list: CloudVoice[]; unavailable: VoiceProvider[]; waiting: { provider: VoiceProvider; missing: string[] }[] }>;
  /** Whether a voice is there, as far as its provider answers. */
  has(id: string): Promise<boolean>;
  /** Whether a voice can be told how to say something. */
  hasEmotions(id: string): Promise<boolean>;
  /** Whose voice it is; null where its provider's key is not set. */
  of(id: string): { provider: SpeechProvider; voice: string } | null;
}

/** `day`: today, as `2026-11-27`. */
export function cloudVoices(env: ProviderEnv, day?: () => string): CloudVoices {
  const all = [elevenLabsSpeech(env), openAISpeech(env, day)].flatMap((provider) =>
    provider ? [{ provider, voices: remembered(() => provider.voices()) }] : [],
  );
  const living = () => all.filter(({ provider }) => provider.lives?.() ?? true);
  const found = async (id: string): Promise<CloudVoice | undefined> => {
    const named = cloudVoiceOf(id);
    const one = living().find(({ provider }) => provider.name === named?.provider);
    return ((await one?.voices()) ?? []).find((voice) => voice.id === id);
  };
  return {
    async list() {
      const providers = living();
      const lists = await Promise.all(providers.map(({ voices }) => voices()));
      return {
        list: lists.flatMap((voices) => voices ?? []),
        unavailable: providers.flatMap(({ provider }, at) => (lists[at] ? [] : [provider.name])),
        waiting: VOICE_PROVIDERS.filter((name) => !all.some(({ provider }) => provider.name === name)).map((provider) => ({
          provider,
          missing: [KEYS[provider]],
        })),
      };
    },
    has: async (id) => (await found(id)) !== undefined,
    hasEmotions: async (id) => (await found(id))?.emotions ?? false,
    of(id) {
      const named = cloudVoiceOf(id);
      const provider = living().find((one) => one.provider.name === named?.provider)?.provider;
      return named && provider ? { provider, voice: named.voice } : null;
    },
  };
}
