import { z } from "zod";
import { type Answer, type Provider, bodyIs, BEARER } from "./provider.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const said = (status: number, error: string): Answer => ({ status, body: { code: String(status), error } });
const drawn: Answer = { body: { data: [{ b64_json: PIXEL }] } };
/** xAI: `POST /images/generations` of grok-imagine-image. */
export const xai: Provider = {
  atOnce: true,
  start: bodyIs(
    z.strictObject({
      model: z.literal("grok-imagine-image"),
      prompt: z.string().min(1),
      n: z.number().int().min(1).max(10),
      response_format: z.enum(["b64_json", "url"]),
      aspect_ratio: z.enum(["1:1", "3:4", "4:3", "9:16", "16:9", "2:3", "3:2", "9:19.5", "19.5:9", "9:20", "20:9", "1:2", "2:1", "auto"]),
    }),
    "/images/generations",
    BEARER,
  ),
  started: drawn,
  pending: drawn,
  done: drawn,
  failed: said(500, "Internal error"),
  refused: said(400, "Generated image rejected by content moderation."),
  limited: said(429, "Too many requests"),
  revoked: said(400, "Incorrect API key provided: ke***-1. You can obtain an API key from https://console.x.ai."),
  expired: said(404, "The image is no longer available"),
};
