import { z } from "zod";

/** Providers of voices beside the built-in engine, each with the key of its operator. */
export const VOICE_PROVIDERS = ["elevenlabs", "openai"] as const;
export type VoiceProvider = (typeof VOICE_PROVIDERS)[number];

/** `elevenlabs:21m00Tcm4TlvDq8ikWAM`: a provider, and the voice's id there. */
export const cloudVoiceId = z.string().regex(new RegExp(`^(?:${VOICE_PROVIDERS.join("|")}):[\\w-]{1,64}$`));

/** Whose voice it is, and its id there; null for a voice of the built-in engine. */
export function cloudVoiceOf(id: string): { provider: VoiceProvider; voice: string } | null {
  if (!cloudVoiceId.safeParse(id).success) return null;
  const [provider, voice = ""] = id.split(":");
  return { provider: provider as VoiceProvider, voice };
}

/** How fast each speaks at its slowest and fastest, 1 being natural; what is asked beyond is brought to it. */
export const VOICE_SPEEDS: Record<VoiceProvider, { min: number; max: number }> = {
  elevenlabs: { min: 0.7, max: 1.2 },
  openai: { min: 0.25, max: 4 },
};

/** How a voice may say something, where it can be told. */
export const EMOTIONS = ["neutral", "cheerful", "excited", "calm", "serious", "sympathetic"] as const;
export type Emotion = (typeof EMOTIONS)[number];
