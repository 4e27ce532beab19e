import { z } from "zod";
import { get } from "./endpoint.ts";
import { cloudVoiceId, VOICE_PROVIDERS } from "./rules/cloud-voices.ts";

export const cloudVoice = z.object({
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
});
export type CloudVoice = z.infer<typeof cloudVoice>;

/** Voices that this installation has beside its own (`rules/voices.ts`): those of providers whose key is set. */
export const voices = {
  list: get("/tts/getVoices", {
    origin: "reelwright",
    summary:
      "The voices of the configured providers, cloned ones among them. `unavailable`: those that did not answer. `waiting`: those without a key.",
    session: "none",
    input: z.object({}),
    output: z.object({
      list: z.array(cloudVoice),
      unavailable: z.array(z.enum(VOICE_PROVIDERS)),
      /** With the variables that they wait for. */
      waiting: z.array(z.object({ provider: z.enum(VOICE_PROVIDERS), missing: z.array(z.string().max(60)) })),
    }),
  }),
};
