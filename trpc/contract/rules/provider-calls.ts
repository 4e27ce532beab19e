import { MAKES, type Model } from "./models/index.ts";
import { idOfEngine, serviceModelOf } from "./models/service-models.ts";

/**
 * What a provider is paid for: what a model makes, a text that is spoken, a voice that is copied, a text that is written or translated,
 * a sound that is written down.
 */
export const CALL_KINDS = [...MAKES, "speech", "clone", "text", "translation", "transcript"] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** What is counted of it. `job`: whatever it came to; of those from before units were kept. */
export const CALL_UNITS = ["second", "picture", "character", "voice", "token", "job"] as const;
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

const ofEngine = (engine: string) => ({ provider: engine.split(":", 1)[0] ?? "", model: idOfEngine(engine) });

/** So much of what a model of the table of services takes by one unit. */
function useOfService(kind: CallKind, engine: string, { unit, units }: { unit: "second" | "character"; units: number }): ProviderUse {
  const { provider, model } = ofEngine(engine);
  const price = serviceModelOf(model)?.price;
  return { kind, provider, model, units, unit, dollars: price?.unit === unit ? price.each : null };
}

/** A text that a provider's voice has said; `engine`: `provider:model`. */
export const useOfSpeech = (engine: string, text: string): ProviderUse =>
  useOfService("speech", engine, { unit: "character", units: text.length });

/** Texts that were translated, by their characters as DeepL counts them. */
export const useOfTranslation = (engine: string, texts: readonly string[]): ProviderUse =>
  useOfService("translation", engine, { unit: "character", units: texts.reduce((sum, text) => sum + Array.from(text).length, 0) });

/** So many seconds of sound that were written down. */
export const useOfTranscript = (engine: string, seconds: number): ProviderUse =>
  useOfService("transcript", engine, { unit: "second", units: seconds });

/** Tokens that a language model read and wrote; where it does not say how many, one job. A token costs what they cost together. */
export function useOfTokens(kind: CallKind, engine: string, { read = 0, written = 0 }: { read?: number; written?: number }): ProviderUse {
  const units = read + written;
  const use = { kind, ...ofEngine(engine) };
  if (units === 0) return { ...use, units: 1, unit: "job", dollars: null };
  const price = serviceModelOf(use.model)?.price;
  const dollars = price?.unit === "token" ? (read * price.read + written * price.written) / units : null;
  return { ...use, units, unit: "token", dollars };
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
