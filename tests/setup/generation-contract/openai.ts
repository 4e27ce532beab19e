import { z } from "zod";
import { type Answer, type Provider, bodyIs, BEARER, formIs } from "./provider.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const said = (status: number, message: string, code: string): Answer => ({
  status,
  body: { error: { message, type: "invalid_request_error", param: null, code } },
});
const faults = {
  limited: said(429, "Rate limit reached", "rate_limit_exceeded"),
  revoked: said(401, "Incorrect API key provided", "invalid_api_key"),
  expired: said(404, "The video has expired", "not_found"),
} as const;

const OLDER = z.enum(["1024x1024", "1536x1024", "1024x1536", "auto"]);
/** GPT Image 2 takes any size: sides of multiples of 16, 3840 at most, 3:1 at most, 655,360 to 8,294,400 pixels. */
const isSize = (text: string): boolean => {
  const [width = 0, height = 0] = text.split("x").map(Number);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return (
    width % 16 === 0 && height % 16 === 0 && long <= 3840 && long <= 3 * short && width * height >= 655_360 && width * height <= 8_294_400
  );
};
const any = z.union([
  z.literal("auto"),
  z
    .string()
    .regex(/^\d+x\d+$/)
    .refine(isSize),
]);
const ofModel = [
  { model: z.literal("gpt-image-2"), size: any },
  { model: z.literal("gpt-image-1-mini"), size: OLDER },
] as const;
const settings = {
  quality: z.enum(["low", "medium", "high", "auto"]).optional(),
  output_format: z.enum(["png", "jpeg", "webp"]).optional(),
  background: z.enum(["transparent", "opaque", "auto"]).optional(),
};
const drawn: Answer = { body: { created: 1, data: [{ b64_json: PIXEL }] } };
const generation = bodyIs(
  z.union(
    ofModel.map((own) =>
      z.strictObject({ ...own, prompt: z.string().min(1).max(32_000), n: z.number().int().min(1).max(10), ...settings }),
    ),
  ),
  "/images/generations",
  BEARER,
);
const edit = formIs(
  z.union(
    ofModel.flatMap((own) =>
      ["image", "image[]"].map((files) =>
        z.strictObject({ ...own, prompt: z.string().min(1), n: z.enum(["1", "2", "3", "4"]), [files]: z.string().min(1), ...settings }),
      ),
    ),
  ),
  /^\/images\/edits$/,
  BEARER,
);
/** OpenAI's pictures: `createImage`, and `createImageEdit` for what is made from pictures. */
export const openaiPictures: Provider = {
  atOnce: true,
  start: (asked) => (asked.path === "/images/edits" ? edit(asked) : generation(asked)),
  started: drawn,
  pending: drawn,
  done: drawn,
  failed: said(500, "The server had an error while processing your request", "server_error"),
  refused: said(400, "Your request was rejected by the safety system", "moderation_blocked"),
  ...faults,
};

const video = (status: string, more: object = {}): Answer => ({
  body: { id: "video_1", object: "video", status, progress: 0, model: "sora-2", seconds: "8", size: "1280x720", created_at: 1, ...more },
});
/** The protocol of OpenAI's `/v1/videos` (`CreateVideoMultipartBody`), as resellers go on speaking it. */
export const sora: Provider = {
  start: formIs(
    z.strictObject({
      model: z.enum(["sora-2", "sora-2-pro"]),
      prompt: z.string().min(1).max(32_000),
      seconds: z.enum(["4", "8", "12"]),
      size: z.enum(["720x1280", "1280x720", "1024x1792", "1792x1024"]),
      input_reference: z.string().min(1).optional(),
    }),
    /^\/videos$/,
    BEARER,
  ),
  started: video("queued"),
  pending: video("in_progress", { progress: 40 }),
  done: video("completed", { progress: 100, completed_at: 2 }),
  failed: video("failed", { error: { code: "video_generation_failed", message: "The video could not be generated" } }),
  refused: video("failed", { error: { code: "moderation_blocked", message: "Blocked by our moderation system" } }),
  ...faults,
};
