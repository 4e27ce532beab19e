import type { createWorkersAI } from "workers-ai-provider";
import { z } from "zod";

const key = z.string().trim().min(1).optional().catch(undefined);

type Binding = Extract<Parameters<typeof createWorkersAI>[0], { binding: unknown }>["binding"];

/** The Workers AI binding, as far as it can be told from outside. */
const binding = z
  .custom<Binding>((value) => typeof value === "object" && value !== null && "run" in value)
  .optional()
  .catch(undefined);

/**
 * What the provider room reads of the Worker's environment. A missing or empty key is no error: the
 * built-in engines need none. `*_MODEL` choose another model, `*_BASE_URL` another server of the
 * same protocol (with OPENAI_BASE_URL the chat completions API is spoken, which most of them do).
 */
export const providerEnv = z.object({
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: key,
  OPENAI_MODEL: key,
  OPENAI_SPEECH_MODEL: key,
  ELEVENLABS_API_KEY: key,
  ELEVENLABS_BASE_URL: key,
  ELEVENLABS_MODEL: key,
  GOOGLE_GENERATIVE_AI_API_KEY: key,
  GOOGLE_BASE_URL: key,
  GOOGLE_MODEL: key,
  WORKERS_AI_MODEL: key,
  /** Whisper and its successors, at OpenAI's address or that of OPENAI_BASE_URL. */
  OPENAI_TRANSCRIPTION_MODEL: key,
  /** DeepL translates before any language model does; keys of its free plan end in `:fx`. */
  DEEPL_API_KEY: key,
  DEEPL_BASE_URL: key,
  /** A cobalt server knows where sites that hide their films have them; its address, and its key where it asks for one. */
  COBALT_URL: key,
  COBALT_API_KEY: key,
  /** Models of pictures and films (rules/models); each `*_BASE_URL` is another server of the same protocol. */
  GOOGLE_VERTEX_API_KEY: key,
  GOOGLE_VERTEX_BASE_URL: key,
  FAL_API_KEY: key,
  FAL_BASE_URL: key,
  REPLICATE_API_TOKEN: key,
  REPLICATE_BASE_URL: key,
  BFL_API_KEY: key,
  BFL_BASE_URL: key,
  XAI_API_KEY: key,
  XAI_BASE_URL: key,
  /** Whoever still speaks the protocol of OpenAI's `/v1/videos`, which OpenAI itself ended. */
  SORA_API_KEY: key,
  SORA_BASE_URL: key,
  RUNWAYML_API_SECRET: key,
  RUNWAYML_BASE_URL: key,
  MINIMAX_API_KEY: key,
  MINIMAX_BASE_URL: key,
  /** Alibaba's models, by DashScope. */
  DASHSCOPE_API_KEY: key,
  DASHSCOPE_BASE_URL: key,
  /** Lip sync of films and photos, and filmed people. */
  HEYGEN_API_KEY: key,
  HEYGEN_BASE_URL: key,
  AI: binding,
});
export type ProviderEnv = z.infer<typeof providerEnv>;
