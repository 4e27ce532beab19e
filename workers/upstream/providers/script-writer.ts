import { generateText, Output } from "ai";
import type { Product } from "../../../trpc/contract/product.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import { BUILT_IN_ENGINE, factsOf, mended, writeScripts, type WriteOptions } from "../scripts/index.ts";
import type { ProviderEnv } from "./env.ts";
import { failureReason, type FailureReason } from "./failure.ts";
import type { Tell } from "./book-call.ts";
import { languageModelFor, type NamedModel, told } from "./language-model.ts";
import { scriptDraft, scriptsOf } from "./script-draft.ts";
import { SCRIPT_SYSTEM, scriptPrompt } from "./script-prompt.ts";

/** `fallback` is null when the engine asked for wrote all of it; else who failed, and why. */
export type Written = {
  scripts: Script[];
  engine: string;
  fallback: { engine: string; reason: FailureReason } | null;
};

/** Something that writes scripts; `engine` is what it will try first, `tell` is told what its answers are paid for. */
export type ScriptWriter = { engine: string; write: (product: Product, options: WriteOptions, tell?: Tell) => Promise<Written> };

/** `timeoutMs` covers all tries together; `retries` are the SDK's own, after 429 and 5xx. */
export type WriterLimits = { timeoutMs: number; retries: number };

const DEFAULT_LIMITS: WriterLimits = { timeoutMs: 45_000, retries: 1 };

const builtIn = (product: Product, options: WriteOptions, fallback: Written["fallback"]): Written => ({
  scripts: writeScripts(product, options),
  engine: BUILT_IN_ENGINE,
  fallback,
});

interface Asking {
  limits: WriterLimits;
  tell: Tell | undefined;
}

const ask = async (named: NamedModel, product: Product, options: WriteOptions, { limits, tell }: Asking): Promise<Script[]> => {
  const { output } = await generateText({
    model: told(named, "text", tell),
    system: SCRIPT_SYSTEM,
    prompt: scriptPrompt(product, options),
    output: Output.object({ schema: scriptDraft }),
    maxRetries: limits.retries,
    abortSignal: AbortSignal.timeout(limits.timeoutMs),
  });
  const { language, lengthSeconds, seed } = options;
  const scripts = scriptsOf(output, {
    language,
    lengthSeconds,
    facts: factsOf(product),
    engine: named.engine,
    id: (seed >>> 0).toString(36),
  });
  return scripts.flatMap((script) => mended(script, product, options) ?? []);
};

/** What the model left out is added by the built-in writer, in angles that are still free. */
const completed = (scripts: readonly Script[], product: Product, options: WriteOptions): Script[] => {
  const taken = new Set(scripts.map((script) => script.angle));
  const rest = writeScripts(product, { ...options, count: 5 }).filter((script) => !taken.has(script.angle));
  return [...scripts, ...rest].slice(0, options.count);
};

/**
 * The script writer that the environment allows: a language model where there is a key, else the
 * built-in one. Never throws: when the model fails or answers with nothing usable, the built-in
 * writer writes and the reason is reported.
 */
export const scriptWriter = (env: ProviderEnv, limits: WriterLimits = DEFAULT_LIMITS): ScriptWriter => {
  const named = languageModelFor(env);
  if (!named) return { engine: BUILT_IN_ENGINE, write: async (product, options) => builtIn(product, options, null) };
  const write: ScriptWriter["write"] = async (product, options, tell) => {
    try {
      const scripts = await ask(named, product, options, { limits, tell });
      if (scripts.length === 0) return builtIn(product, options, { engine: named.engine, reason: "unusable-answer" });
      return { scripts: completed(scripts, product, options), engine: named.engine, fallback: null };
    } catch (error) {
      return builtIn(product, options, { engine: named.engine, reason: failureReason(error) });
    }
  };
  return { engine: named.engine, write };
};
