import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { type LanguageModelMiddleware, wrapLanguageModel } from "ai";
import { createWorkersAI } from "workers-ai-provider";
import { type CallKind, useOfTokens } from "../../../trpc/contract/rules/provider-calls.ts";
import { ANSWER, askProvider } from "./ask-provider.ts";
import type { Tell } from "./book-call.ts";
import type { ProviderEnv } from "./env.ts";

/** Small, fast models that keep to a schema; each can be changed by a setting. */
const DEFAULT_MODELS = {
  openai: "gpt-5.6-terra",
  google: "gemini-3.8-flash",
  "workers-ai": "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
} as const;

/** A language model and the name under which it signs, `provider:model`. */
export type NamedModel = { engine: string; model: Parameters<typeof wrapLanguageModel>[0]["model"] };

/** How their SDKs fetch: no redirect is followed with the key, and no answer read beyond what one can be. */
const guarded: typeof fetch = (input, init) => askProvider(input, init, ANSWER.status);

const openAI = (env: ProviderEnv): NamedModel | null => {
  if (env.OPENAI_API_KEY === undefined) return null;
  const name = env.OPENAI_MODEL ?? DEFAULT_MODELS.openai;
  const provider = createOpenAI({
    apiKey: env.OPENAI_API_KEY,
    ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
    fetch: guarded,
  });
  return { engine: `openai:${name}`, model: env.OPENAI_BASE_URL ? provider.chat(name) : provider.responses(name) };
};

const google = (env: ProviderEnv): NamedModel | null => {
  if (env.GOOGLE_GENERATIVE_AI_API_KEY === undefined) return null;
  const name = env.GOOGLE_MODEL ?? DEFAULT_MODELS.google;
  const provider = createGoogle({
    apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY,
    ...(env.GOOGLE_BASE_URL ? { baseURL: env.GOOGLE_BASE_URL } : {}),
    fetch: guarded,
  });
  return { engine: `google:${name}`, model: provider(name) };
};

const workersAI = (env: ProviderEnv): NamedModel | null => {
  if (env.AI === undefined) return null;
  const name = env.WORKERS_AI_MODEL ?? DEFAULT_MODELS["workers-ai"];
  return { engine: `workers-ai:${name}`, model: createWorkersAI({ binding: env.AI })(name) };
};

/** The language model that the environment allows, OpenAI before Google before Workers AI; null without a key. */
export const languageModelFor = (env: ProviderEnv): NamedModel | null => openAI(env) ?? google(env) ?? workersAI(env);

/** The same model; what each of its answers is paid for is told, also of one that turns out to be of no use. */
export function told({ model, engine }: NamedModel, kind: CallKind, tell: Tell | undefined): LanguageModelV4 {
  const middleware: LanguageModelMiddleware = {
    async wrapGenerate({ doGenerate }) {
      const answer = await doGenerate();
      const { inputTokens, outputTokens } = answer.usage;
      await tell?.(useOfTokens(kind, engine, { read: inputTokens.total, written: outputTokens.total }));
      return answer;
    },
  };
  return wrapLanguageModel({ model, middleware });
}
