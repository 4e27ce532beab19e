import type { VoiceDelivery } from "../../../../trpc/contract/tools/ai-voice.ts";
import type { ProviderEnv } from "../env.ts";
import { generationFailed, isPassing, passingFailure } from "../reason.ts";
import { askElevenLabs } from "./ask-elevenlabs.ts";
import { soundIn } from "./sound-answer.ts";

/** ElevenLabs' `stability` of each delivery. */
const STABILITY = { expressive: 0.3, balanced: 0.5, steady: 0.8 } as const satisfies Record<VoiceDelivery, number>;

export interface ChangeRequest {
  /** The voice's id at the provider. */
  readonly voice: string;
  /** The model, as the provider calls it. */
  readonly model: string;
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly delivery: VoiceDelivery;
  /** Whether what is no voice is taken out first. */
  readonly clean: boolean;
}

/**
 * ElevenLabs' speech to speech (`POST /v1/speech-to-speech/{voice_id}`): the same words at the same times in another voice,
 * as MP3. Throws model.* reasons where another try changes nothing, and what passes as it is.
 */
export async function changeVoice(
  env: ProviderEnv,
  { voice, model, audio, delivery, clean }: ChangeRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  const form = new FormData();
  // What a person called their file is no business of the provider's.
  form.set("audio", new Blob([audio], { type: "audio/mpeg" }), "recording.mp3");
  form.set("model_id", model);
  form.set("remove_background_noise", String(clean));
  form.set("voice_settings", JSON.stringify({ stability: STABILITY[delivery], similarity_boost: 0.85 }));
  try {
    const path = `/v1/speech-to-speech/${encodeURIComponent(voice)}?output_format=mp3_44100_128`;
    return await soundIn(await askElevenLabs(env, path, { method: "POST", body: form }));
  } catch (error) {
    // What passes is worth another try of the step.
    if (isPassing(error)) throw passingFailure(error);
    throw generationFailed(error);
  }
}
