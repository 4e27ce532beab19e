import { z } from "zod";
import { type Answer, type Provider, ADDRESS, bodyIs } from "./provider.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const KEY = { "x-goog-api-key": /^key-1$/ };
const said = (status: number, message: string, name: string): Answer => ({
  status,
  body: { error: { code: status, message, status: name } },
});
const faults = {
  limited: said(429, "You exceeded your current quota", "RESOURCE_EXHAUSTED"),
  revoked: said(400, "API key expired. Please renew the API key.", "INVALID_ARGUMENT"),
  expired: said(404, "The operation was not found", "NOT_FOUND"),
} as const;

const image = z.strictObject({ bytesBase64Encoded: z.base64().min(1), mimeType: z.enum(["image/png", "image/jpeg", "image/webp"]) });
const seconds = z.union([z.literal(4), z.literal(6), z.literal(8)]);
/** `predictLongRunning` of Veo: reference pictures are for films of eight seconds alone. */
const film = z
  .strictObject({
    instances: z
      .array(
        z.strictObject({
          prompt: z.string().min(1).optional(),
          image: image.optional(),
          lastFrame: image.optional(),
          referenceImages: z
            .array(z.strictObject({ image, referenceType: z.enum(["asset", "style"]) }))
            .max(3)
            .optional(),
        }),
      )
      .length(1),
    parameters: z.strictObject({
      sampleCount: z.number().int().min(1).max(4),
      aspectRatio: z.enum(["16:9", "9:16"]),
      durationSeconds: seconds,
      resolution: z.enum(["720p", "1080p", "4k"]).optional(),
      seed: z.number().int().min(0).max(4_294_967_295).optional(),
      generateAudio: z.boolean().optional(),
      negativePrompt: z.string().optional(),
      personGeneration: z.string().optional(),
    }),
  })
  .refine(
    ({ instances, parameters }) => !instances[0]?.referenceImages || parameters.durationSeconds === 8,
    "reference pictures need eight seconds",
  );

const OMNI = { id: "v1_omni-1", object: "interaction", model: "gemini-omni-1.1-flash" };
const shown = z.strictObject({
  type: z.literal("image"),
  data: z.base64().min(1),
  mime_type: z.enum(["image/png", "image/jpeg", "image/webp", "image/heic", "image/heif"]),
});
const text = z.strictObject({ type: z.literal("text"), text: z.string().trim().min(1) });
/** `POST /interactions` of Gemini Omni, by its guide (ai.google.dev, as of 2026-09-18): what each picture is, the task and its tags say. */
const omni = z
  .strictObject({
    model: z.literal("gemini-omni-1.1-flash"),
    input: z.array(z.discriminatedUnion("type", [shown, text])).min(1),
    background: z.literal(true),
    generation_config: z
      .strictObject({
        video_config: z.strictObject({ task: z.enum(["text_to_video", "image_to_video", "reference_to_video", "edit", "extend"]) }),
      })
      .optional(),
    response_format: z.strictObject({
      type: z.literal("video"),
      aspect_ratio: z.enum(["16:9", "9:16"]),
      resolution: z.enum(["360p", "720p", "1080p", "4k"]).optional(),
      duration: z.string().regex(/^(?:[3-9]|10)s$/),
      delivery: z.enum(["inline", "uri"]),
    }),
  })
  .refine(({ input, generation_config }) => {
    const pictures = input.filter(({ type }) => type === "image").length;
    const words = input.flatMap((one) => (one.type === "text" ? one.text : [])).join(" ");
    const task = generation_config?.video_config.task;
    if (task === "text_to_video") return pictures === 0;
    if (task === "image_to_video") return pictures === 1 && words.includes("<FIRST_FRAME>");
    return task === "reference_to_video" ? pictures > 0 : pictures === 2 && words.includes("<FIRST_FRAME> <LAST_FRAME>");
  }, "what the pictures are is not said");
const ended = (more: object): Answer => ({ body: { ...OMNI, ...more } });
const output = (content: object) => [
  { type: "user_input", content: [{ type: "text", text: "A bottle" }] },
  { type: "thought", signature: "EpcwCpQw" },
  { type: "model_output", content: [content] },
];
/** Gemini's films: an interaction in the background; a refusal is "completed" without a film, and what it forgot a bad name. */
export const googleFilms: Provider = {
  ...faults,
  start: bodyIs(omni, "/interactions", KEY),
  started: ended({ status: "in_progress" }),
  pending: ended({ status: "in_progress" }),
  done: ended({ status: "completed", steps: output({ type: "video", mime_type: "video/mp4", uri: ADDRESS }) }),
  also: { "POST /interactions/v1_omni-1/cancel": ended({ status: "cancelled" }) },
  failed: ended({ status: "failed", error: { code: "internal", message: "Internal error" } }),
  refused: ended({ status: "completed", steps: output({ type: "text", text: "I cannot make that video." }) }),
  expired: { status: 400, body: { error: { code: "invalid_request", message: "Invalid interaction name." } } },
};

const VEO = "projects/p/locations/global/publishers/google/models/veo-3.1-generate-001/operations/op-1";
const operation = (more: object = {}): Answer => ({ body: { name: VEO, ...more } });
const stopped = (code: number, message: string) => operation({ done: true, error: { code, message } });
const veo = (model: string) => bodyIs(film, `/models/${model}:predictLongRunning`, KEY);
const [full, fast] = [veo("veo-3.1-generate-001"), veo("veo-3.1-fast-generate-001")];
/** Vertex' films: asked for by `fetchPredictOperation`; without a bucket the answer is the film. */
export const vertex: Provider = {
  start: (asked) => (asked.path.includes("-fast-") ? fast(asked) : full(asked)),
  started: operation(),
  asks: /:fetchPredictOperation$/,
  pending: operation({ done: false }),
  done: operation({ done: true, response: { videos: [{ bytesBase64Encoded: btoa("a film"), mimeType: "video/mp4" }] } }),
  failed: stopped(13, "Internal error"),
  refused: stopped(3, "The prompt violates our Responsible AI guidelines"),
  ...faults,
};

const RATIO = z.enum(["1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9"]);
const part = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ inlineData: z.strictObject({ mimeType: z.enum(["image/png", "image/jpeg", "image/webp"]), data: z.base64() }) }),
]);
const candidates = (more: object): Answer => ({ body: { candidates: [more] } });
const drawn: Answer = candidates({
  content: { role: "model", parts: [{ inlineData: { mimeType: "image/png", data: PIXEL } }] },
  finishReason: "STOP",
});
const drawing = z.strictObject({
  contents: z.array(z.strictObject({ role: z.literal("user"), parts: z.array(part).min(1) })).length(1),
  generationConfig: z.strictObject({
    responseModalities: z.array(z.enum(["IMAGE", "TEXT"])),
    imageConfig: z.strictObject({ aspectRatio: RATIO }),
    seed: z.number().int().optional(),
  }),
});
const pictureBy = (model: string) => bodyIs(drawing, `/models/${model}:generateContent`, KEY);
const [banana, pro] = [pictureBy("gemini-nano-banana-2.1"), pictureBy("gemini-3-pro-image")];
/** Gemini's pictures: `generateContent` with an image modality. */
export const googlePictures: Provider = {
  atOnce: true,
  start: (asked) => (asked.path.includes("-pro-") ? pro(asked) : banana(asked)),
  started: drawn,
  pending: drawn,
  done: drawn,
  failed: said(500, "An internal error has occurred", "INTERNAL"),
  refused: candidates({ finishReason: "IMAGE_SAFETY", content: {} }),
  ...faults,
};
