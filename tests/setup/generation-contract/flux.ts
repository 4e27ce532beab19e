import { z } from "zod";
import { type Answer, type Provider, ADDRESS, PICTURE, SELF, bodyIs } from "./provider.ts";

const result = (status: string, more: object = {}): Answer => ({ body: { id: "b1", status, result: null, ...more } });
const pixels = z.number().int().min(256).max(1440).multipleOf(32);
/** Black Forest Labs: `FluxPro11Inputs` of api.bfl.ai's OpenAPI, and `get_result` at the address that the answer names. */
export const blackForestLabs: Provider = {
  start: bodyIs(
    z.strictObject({
      prompt: z.string().min(1),
      width: pixels,
      height: pixels,
      seed: z.number().int().optional(),
      image_prompt: z.string().optional(),
      prompt_upsampling: z.boolean().optional(),
      safety_tolerance: z.number().int().min(0).max(6).optional(),
      output_format: z.enum(["jpeg", "png", "webp"]).optional(),
    }),
    "/flux-pro-1.1",
    { "x-key": /^key-1$/ },
  ),
  started: { body: { id: "b1", polling_url: `${SELF}/get_result?id=b1` } },
  pending: result("Pending"),
  done: result("Ready", { result: { sample: ADDRESS } }),
  failed: result("Error"),
  refused: result("Content Moderated"),
  limited: { status: 429, body: { detail: "Too many active tasks" } },
  revoked: { status: 403, body: { detail: "Not authenticated - Invalid Authentication" } },
  expired: { status: 404, body: { detail: "Task not found, it has expired" } },
};

const falSays = (status: number, detail: unknown): Answer => ({ status, body: { detail } });
const seed = z.number().int().optional();
const many = { num_images: z.number().int().min(1).max(4), seed };
const named = z.enum(["square_hd", "square", "portrait_4_3", "portrait_16_9", "landscape_4_3", "landscape_16_9"]);
const side = z.number().int().min(64).max(14_142);
const dev = bodyIs(
  z.strictObject({ prompt: z.string().min(1), image_size: z.union([named, z.strictObject({ width: side, height: side })]), ...many }),
  "/fal-ai/flux/dev",
  { authorization: /^Key key-1$/ },
);
const kontext = bodyIs(
  z.strictObject({
    prompt: z.string().min(1),
    image_url: PICTURE,
    aspect_ratio: z.enum(["21:9", "16:9", "4:3", "3:2", "1:1", "2:3", "3:4", "9:16", "9:21"]).optional(),
    ...many,
  }),
  "/fal-ai/flux-pro/kontext",
  { authorization: /^Key key-1$/ },
);
const drawn: Answer = { body: { images: [{ url: ADDRESS, width: 1024, height: 1024, content_type: "image/png" }], seed: 7, prompt: "" } };
/** fal's pictures: the published inputs of FLUX.1 dev and of FLUX.1 Kontext pro, answered at once. */
export const falPictures: Provider = {
  atOnce: true,
  start: (asked) => (asked.path.endsWith("/kontext") ? kontext(asked) : dev(asked)),
  started: drawn,
  pending: drawn,
  done: drawn,
  failed: falSays(500, "Internal Server Error"),
  refused: falSays(422, [{ loc: ["body", "prompt"], msg: "The content was flagged", type: "content_policy_violation" }]),
  limited: falSays(429, "Too many concurrent requests"),
  revoked: falSays(401, "Cannot access application"),
  expired: falSays(404, "The request has expired"),
};
