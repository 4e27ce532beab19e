import { z } from "zod";
import { LACKS } from "./rules/access.ts";
import { plainName } from "./rules/plain-name.ts";
import { consent } from "./consent.ts";
import { get, post } from "./endpoint.ts";
import { AVATAR_GENDERS } from "./rules/avatars.ts";
import { CLONE_LANGUAGES, CLONE_NAME, CLONE_SAMPLES } from "./rules/cloned-voices.ts";
import { cloudVoiceId, VOICE_PROVIDERS } from "./rules/cloud-voices.ts";
import { fileInputs } from "./tools/file-input.ts";

const cloudVoice = z.object({
  id: cloudVoiceId,
  provider: z.enum(VOICE_PROVIDERS),
  name: z.string(),
  /** BCP 47; null for a voice of many languages. */
  language: z.string().nullable(),
  gender: z.enum(["female", "male"]).nullable(),
  /** In the provider's words; may be empty. */
  character: z.string(),
  /** Whether it can be told how to say something. */
  emotions: z.boolean(),
  /** It was cloned by the caller, who alone may use it. */
  own: z.boolean(),
});
export type CloudVoice = z.infer<typeof cloudVoice>;

/** A voice that the caller had cloned. */
export const clonedVoice = z.object({
  id: z.string(),
  /** As lists of voices have it. */
  voice: cloudVoiceId,
  name: z.string(),
  language: z.string().nullable(),
  gender: z.enum(AVATAR_GENDERS),
  /** The provider asks the person itself before the voice speaks. */
  waits: z.boolean(),
  /** Unix milliseconds: when the person's consent was recorded. */
  agreed_at: z.number(),
  created_at: z.number(),
});
export type ClonedVoice = z.infer<typeof clonedVoice>;

/** Voices that this installation has beside its own (`rules/voices.ts`): those of providers whose key is set. */
export const voices = {
  list: get("/tts/getVoices", {
    origin: "reelwright",
    summary:
      "The voices of the configured providers, the caller's cloned ones first. `unavailable`: those that did not answer. `waiting`: those without a key.",
    session: "none",
    input: z.object({}),
    output: z.object({
      list: z.array(cloudVoice),
      unavailable: z.array(z.enum(VOICE_PROVIDERS)),
      /** With the variables that they wait for. */
      waiting: z.array(z.object({ provider: z.enum(VOICE_PROVIDERS), missing: z.array(z.string().max(60)) })),
    }),
  }),
  cloned: get("/tts/voice/list", {
    origin: "reelwright",
    summary:
      "The caller's cloned voices, newest first; `may_add` says how many more they may have, `lacks` what they need to have any, `missing` which key cloning waits for.",
    session: "none",
    input: z.object({}),
    output: z.object({
      list: z.array(clonedVoice),
      may_add: z.number().int(),
      lacks: z.enum(LACKS).nullable(),
      missing: z.array(z.string().max(60)),
    }),
  }),
  clone: post("/tts/voice/clone", {
    origin: "reelwright",
    summary:
      "Clones a voice at the configured provider from 1 to 3 recordings. Without consent nothing is sent. The recordings are not kept with it.",
    input: z.object({
      samples: fileInputs("voice-sample", { count: CLONE_SAMPLES }),
      name: plainName(CLONE_NAME),
      gender: z.enum(AVATAR_GENDERS),
      language: z.enum(CLONE_LANGUAGES),
      consent,
    }),
    output: clonedVoice,
  }),
  deleteCloned: post("/tts/voice/delete", {
    origin: "reelwright",
    summary:
      "Deletes a cloned voice here and at its provider, with the record of consent; with `works`, every finished recording and video in which it speaks, too.",
    input: z.object({ id: z.string().min(1).max(40), works: z.boolean().default(false) }),
    output: z.object({ id: z.string(), works: z.number().int() }),
  }),
};
