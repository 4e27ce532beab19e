import type { Operation, Tag } from "./operation.ts";

type Json = Record<string, unknown>;

/** What each part of the API is about. */
export const TAG_TEXT: Readonly<Record<Tag, string>> = {
  account: "The account of the key, and its credits.",
  tools: "What can be made, what it costs, and its orders.",
  tasks: "The work that was ordered, and its results.",
  drafts: "Ads on their way: a product, its settings and its scripts.",
  files: "The library: uploads, files and folders.",
  catalogue: "Voices and templates.",
  webhooks: "Events of tasks, sent to addresses of yours.",
};

const text = (maxLength: number): Json => ({ type: "string", maxLength });
const header = (description: string, example: string): Json => ({ description, schema: { ...text(200), examples: [example] } });

/** Headers of every answer: draft-ietf-httpapi-ratelimit-headers-11, and CORS. */
export const ANSWER_HEADERS: Json = {
  "RateLimit-Policy": header("How many requests the key may make in how many seconds.", '"key";q=120;w=60'),
  RateLimit: header("How many are left, and for how many seconds.", '"key";r=119;t=60'),
  "Access-Control-Allow-Origin": header("The server's own: a key belongs into no page of another.", "https://studio.example"),
};

const RETRY: Json = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer", format: "int32", minimum: 1, maximum: 86_400 } },
};

/** RFC 9457. */
export const problemSchema = (names: readonly string[]): Json => ({
  type: "object",
  description: "Why a request was refused (RFC 9457).",
  required: ["type", "title", "status", "detail", "code", "name"],
  properties: {
    type: { ...text(200), description: "Where the refusal is explained." },
    title: text(120),
    status: { type: "integer", format: "int32", minimum: 400, maximum: 599 },
    detail: { ...text(2000), description: "In the language of Accept-Language: for people." },
    code: { type: "integer", format: "int32", minimum: -100_000, maximum: 0 },
    name: { type: "string", enum: [...new Set(names)], description: "For programs." },
    errors: {
      type: "array",
      maxItems: 20,
      description: "What is wrong in what was sent, by JSON pointers.",
      items: { type: "object", required: ["pointer", "detail"], properties: { pointer: text(500), detail: text(500) } },
    },
  },
});

const refusal = (description: string, more: Json = {}): Json => ({
  description,
  headers: { ...ANSWER_HEADERS, ...more },
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** What an operation may be refused with. */
export function refusals({ changes, kind, path, body }: Operation): Json {
  return {
    400: refusal("The request cannot be read, or lacks its Idempotency-Key; or a key stood in the address."),
    401: refusal("No key, or one that is unknown, expired or revoked."),
    ...(kind === "spend" ? { 402: refusal("Not enough credits, or the key's cap is reached.") } : {}),
    403: refusal("The key lacks the scope, or the account the plan."),
    ...(path.includes("{") || kind !== "call" ? { 404: refusal("There is none of that id, or it is another's.") } : {}),
    ...(changes ? { 409: refusal("The first request with this Idempotency-Key is still worked on; or what was read has changed.") } : {}),
    ...(body ? { 413: refusal("The body is too large."), 415: refusal("The body is not JSON.") } : {}),
    422: refusal("What was sent has the wrong shape, or is refused by a rule."),
    429: refusal("Too many requests.", RETRY),
    500: refusal("A failure of the server."),
    503: refusal("The queue is full.", RETRY),
  };
}
