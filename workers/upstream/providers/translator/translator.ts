import type { TextLanguage } from "../../../../trpc/contract/translation.ts";
import type { Tell } from "../book-call.ts";
import type { ProviderEnv } from "../env.ts";
import { languageModelFor } from "../language-model.ts";
import { deepl } from "./deepl.ts";
import type { Glossary } from "./glossary.ts";
import { modelTranslator } from "./model.ts";

/** What is to be translated into what. `from` is `auto` where nobody said. */
export interface TranslationTerms {
  from: TextLanguage | "auto";
  to: TextLanguage;
  glossary: Glossary;
}

/** Something that translates lines, one by one and in their order. Throws what `failureReason` sorts. */
export interface Translator {
  /** Under which name it signs: `deepl`, or `provider:model`. */
  engine: string;
  /** `tell` is told what its answers are paid for. */
  translate(lines: readonly string[], terms: TranslationTerms, tell?: Tell): Promise<string[]>;
}

/** The translator that the environment allows: DeepL, else a language model; null without a key, for nothing built in translates. */
export function translatorFor(env: ProviderEnv): Translator | null {
  if (env.DEEPL_API_KEY !== undefined) return deepl({ key: env.DEEPL_API_KEY, base: env.DEEPL_BASE_URL });
  const named = languageModelFor(env);
  return named && modelTranslator(named);
}
