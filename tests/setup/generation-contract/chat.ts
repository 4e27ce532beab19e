import { z } from "zod";
import { type Answer, type Provider, bodyIs, BEARER } from "./provider.ts";

/** What a language model is made to say: a prompt that is written anew. */
export const IMPROVED = { prompt: "A steel bottle on wet slate, morning light from the left.", changes: ["Added the light"] };

const schema = z.looseObject({ type: z.literal("object"), properties: z.record(z.string(), z.unknown()) });
const turn = z.strictObject({ role: z.enum(["system", "developer", "user"]), content: z.string().min(1) });

const failed = (status: number, message: string, code: string | null): Answer => ({
  status,
  body: { error: { message, type: "invalid_request_error", param: null, code } },
});

/** An answer of the chat completions API. */
export const completion = (content: string | null, more: { refusal?: string; finish_reason?: string } = {}): Answer => ({
  body: {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-5.6-terra",
    choices: [
      {
        index: 0,
        finish_reason: more.finish_reason ?? "stop",
        logprobs: null,
        message: { role: "assistant", content, refusal: more.refusal ?? null, annotations: [] },
      },
    ],
    usage: { prompt_tokens: 200, completion_tokens: 50, total_tokens: 250 },
  },
});
const written = completion(JSON.stringify(IMPROVED));

/** OpenAI's chat completions (`createChatCompletion`), as many servers speak them: what is asked of a model that keeps to a schema. */
export const openaiChat: Provider = {
  atOnce: true,
  start: bodyIs(
    z.strictObject({
      model: z.string().min(1),
      messages: z.array(turn).min(1),
      response_format: z.strictObject({
        type: z.literal("json_schema"),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.boolean().optional(),
          description: z.string().optional(),
          schema,
        }),
      }),
    }),
    "/chat/completions",
    BEARER,
  ),
  started: written,
  pending: written,
  done: written,
  failed: failed(500, "The server had an error while processing your request", null),
  refused: completion(null, { refusal: "I can't help with that.", finish_reason: "content_filter" }),
  limited: failed(429, "Rate limit reached", "rate_limit_exceeded"),
  revoked: failed(401, "Incorrect API key provided", "invalid_api_key"),
  expired: failed(404, "The model does not exist", "model_not_found"),
};

const wrong = (code: number, status: string, message: string): Answer => ({ status: code, body: { error: { code, message, status } } });
const part = z.strictObject({ text: z.string().min(1) });
const candidate: Answer = {
  body: {
    candidates: [{ content: { role: "model", parts: [{ text: JSON.stringify(IMPROVED) }] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 50, totalTokenCount: 250 },
    modelVersion: "gemini-3.8-flash",
  },
};

/** Gemini's `generateContent` (v1beta). */
export const googleChat: Provider = {
  atOnce: true,
  start: bodyIs(
    z.strictObject({
      systemInstruction: z.strictObject({ parts: z.array(part) }),
      contents: z.array(z.strictObject({ role: z.literal("user"), parts: z.array(part).min(1) })).min(1),
      generationConfig: z.strictObject({ responseMimeType: z.literal("application/json"), responseJsonSchema: schema }),
    }),
    "/models/gemini-3.8-flash:generateContent",
    { "x-goog-api-key": /^key-1$/ },
  ),
  started: candidate,
  pending: candidate,
  done: candidate,
  failed: wrong(500, "INTERNAL", "An internal error has occurred"),
  refused: {
    body: { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, usageMetadata: { promptTokenCount: 200, totalTokenCount: 200 } },
  },
  limited: wrong(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted"),
  revoked: {
    status: 400,
    body: {
      error: {
        code: 400,
        message: "API key not valid. Please pass a valid API key.",
        status: "INVALID_ARGUMENT",
        details: [{ reason: "API_KEY_INVALID" }],
      },
    },
  },
  expired: wrong(404, "NOT_FOUND", "The model is not found"),
};
