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

export function cloudVoices(env: ProviderEnv): CloudVoices {
  const providers = [elevenLabsSpeech(env), openAISpeech(env)].flatMap((provider) =>
    provider ? [{ provider, voices: remembered(() => provider.voices()) }] : [],
  );
  const found = async (id: string): Promise<CloudVoice | undefined> => {
    const named = cloudVoiceOf(id);
    const one = providers.find(({ provider }) => provider.name === named?.provider);
    return ((await one?.voices()) ?? []).find((voice) => voice.id === id);
  };
  return {
    async list() {
      const all = await Promise.all(providers.map(({ voices }) => voices()));
      return {
        list: all.flatMap((voices) => voices ?? []),
        unavailable: providers.flatMap(({ provider }, at) => (all[at] ? [] : [provider.name])),
        waiting: VOICE_PROVIDERS.filter((name) => !providers.some(({ provider }) => provider.name === name)).map((provider) => ({
          provider,
          missing: [KEYS[provider]],
        })),
      };
    },
    has: async (id) => (await found(id)) !== undefined,
    hasEmotions: async (id) => (await found(id))?.emotions ?? false,
    of(id) {
      const named = cloudVoiceOf(id);
      const provider = providers.find((one) => one.provider.name === named?.provider)?.provider;
      return named && provider ? { provider, voice: named.voice } : null;
    },
  };
}
