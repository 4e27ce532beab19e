import { MAKES, type Model } from "./models/index.ts";

/** What a provider is paid for: what a model makes, a text that is spoken, a voice that is copied. */
export const CALL_KINDS = [...MAKES, "speech", "clone"] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** What is counted of it. `job`: whatever it came to; of those from before units were kept. */
export const CALL_UNITS = ["second", "picture", "character", "voice", "job"] as const;
export type CallUnit = (typeof CALL_UNITS)[number];

/** What one call to a provider is paid for. */
export interface ProviderUse {
  readonly kind: CallKind;
  readonly provider: string;
  /** `provider/name`. */
  readonly model: string;
  readonly units: number;
  readonly unit: CallUnit;
  /** Of one unit; null: nobody has told. */
  readonly dollars: number | null;
}

/** So many pictures, or seconds, of a model. */
export const useOfModel = ({ id, provider, makes, dollars }: Model, units: number): ProviderUse => ({
  kind: makes,
  provider,
  model: id,
  units,
  unit: makes === "image" ? "picture" : "second",
  dollars: dollars ?? null,
});

/** What a character costs that a provider's voice says, in dollars; of other models nobody has told. */
const SPEECH_DOLLARS: Readonly<Record<string, number>> = { "elevenlabs/eleven_multilingual_v2": 0.3 / 1000 };

/** A text that a provider's voice has said; `engine`: `provider:model`. */
export function useOfSpeech(engine: string, text: string): ProviderUse {
  const model = engine.replace(":", "/");
  const [provider = ""] = engine.split(":");
  return { kind: "speech", provider, model, units: text.length, unit: "character", dollars: SPEECH_DOLLARS[model] ?? null };
}

/** A voice that was copied: what a place for it costs depends on the operator's plan there. */
export const CLONE_USE: ProviderUse = {
  kind: "clone",
  provider: "elevenlabs",
  model: "elevenlabs/voice-cloning",
  units: 1,
  unit: "voice",
  dollars: null,
};
