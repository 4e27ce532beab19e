import { LENGTH_TOLERANCE, SPEECH_RATE, type ScriptLength } from "../../../../trpc/contract/rules/script.ts";
import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { spokenUnits } from "../../../../timeline/lasts.ts";

export { estimatedAdSeconds, spokenUnits } from "../../../../timeline/lasts.ts";

/** Seconds that saying a text takes. */
export const spokenSeconds = (text: string, language: ScriptLanguage): number => spokenUnits(text, language) / SPEECH_RATE[language];

/** The units that fit an ad: what to aim at, and the least and most that are allowed. */
export const unitBudget = (seconds: ScriptLength, language: ScriptLanguage) => {
  const target = seconds * SPEECH_RATE[language];
  return { target, min: target * (1 - LENGTH_TOLERANCE), max: target * (1 + LENGTH_TOLERANCE) };
};
