/** The settings of which any one gives the server a language model, which improves prompts; the first is preferred. */
export const IMPROVER_KEYS = ["OPENAI_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"] as const;
