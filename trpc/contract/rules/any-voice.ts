import { z } from "zod";
import { cloudVoiceId } from "./cloud-voices.ts";
import { VOICES } from "./voices.ts";

/** A voice of the built-in engine, or one of a provider. */
export const anyVoiceId = z.union([z.enum(VOICES.map(({ id }) => id)), cloudVoiceId]);
export type AnyVoiceId = z.infer<typeof anyVoiceId>;
