import { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { ProviderEnv } from "../env.ts";
import { generationFailed } from "../reason.ts";
import { HttpFailed } from "../http-failed.ts";
import { askElevenLabs } from "./ask-elevenlabs.ts";

/** Who agreed that their voice is copied: without it nothing is sent. */
interface VoiceConsent {
  readonly agreed: boolean;
  /** The sentence that was agreed to, as it was shown. */
  readonly statement: string;
}

export interface CloneRequest {
  readonly name: string;
  /** Recordings of the one voice. */
  readonly samples: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer>; readonly content_type: string }[];
  readonly consent: VoiceConsent;
}

/** Begins the description of every voice that was cloned here: lists that all may read leave those out. */
export const CLONED_HERE = "Reelwright:";

const cloned = z.object({ voice_id: z.string().regex(/^[\w-]{1,64}$/), requires_verification: z.boolean().default(false) });

const asked = async (env: ProviderEnv, path: string, init: RequestInit): Promise<string> => (await askElevenLabs(env, path, init)).text();

/**
 * Copies a voice at ElevenLabs (`POST /v1/voices/add`). Answers its id as the list of voices has it; `waits`: the provider
 * itself asks the person before it speaks. Throws avatar.consentRequired before anything is sent, and model.* reasons.
 */
export async function cloneVoice(env: ProviderEnv, { name, samples, consent }: CloneRequest): Promise<{ voice: string; waits: boolean }> {
  if (!consent.agreed || consent.statement === "") throw new AppError("avatar.consentRequired");
  const form = new FormData();
  form.set("name", name);
  form.set("description", `${CLONED_HERE} ${consent.statement}`);
  form.set("remove_background_noise", "true");
  for (const { name: file, bytes, content_type } of samples) form.append("files", new Blob([bytes], { type: content_type }), file);
  try {
    const { voice_id, requires_verification } = cloned.parse(
      JSON.parse(await asked(env, "/v1/voices/add", { method: "POST", body: form })),
    );
    return { voice: `elevenlabs:${voice_id}`, waits: requires_verification };
  } catch (error) {
    throw generationFailed(error);
  }
}

/** Deletes a copied voice at its provider (`DELETE /v1/voices/{id}`): one that is there no longer is deleted, too. */
export async function deleteClone(env: ProviderEnv, voice: string): Promise<void> {
  const id = voice.replace(/^elevenlabs:/, "");
  await asked(env, `/v1/voices/${encodeURIComponent(id)}`, { method: "DELETE" }).catch((error: unknown) => {
    if (!(error instanceof HttpFailed && error.status === 404)) throw generationFailed(error);
  });
}
