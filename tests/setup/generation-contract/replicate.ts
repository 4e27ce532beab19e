import { z } from "zod";
import { type Answer, type Provider, ADDRESS, BEARER, PICTURE, SELF, URL, bodyIs } from "./provider.ts";

const prediction = (status: string, more: object = {}): Answer => ({
  body: { id: "p1", status, input: {}, urls: { get: `${SELF}/predictions/p1`, cancel: `${SELF}/predictions/p1/cancel` }, ...more },
});
const said = (status: number, detail: string): Answer => ({ status, body: { title: detail, detail, status } });
const faults = {
  limited: said(429, "Request was throttled"),
  revoked: said(401, "You did not pass a valid authentication token"),
  expired: said(404, "The prediction is no longer available"),
} as const;
const failed = prediction("failed", { error: "CUDA out of memory" });
const refused = prediction("failed", { error: "The input or output was flagged as sensitive" });

/** Replicate's `minimax/video-01`: its published input schema. */
export const replicateFilms: Provider = {
  start: bodyIs(
    z.strictObject({
      input: z.strictObject({
        prompt: z.string().min(1),
        first_frame_image: z.union([PICTURE, URL]).optional(),
        subject_reference: z.union([PICTURE, URL]).optional(),
        prompt_optimizer: z.boolean().optional(),
      }),
      webhook: URL.optional(),
      webhook_events_filter: z.array(z.string()).optional(),
    }),
    "/models/minimax/video-01/predictions",
    BEARER,
  ),
  started: prediction("starting"),
  pending: prediction("processing"),
  done: prediction("succeeded", { output: ADDRESS }),
  also: { "POST /predictions/p1/cancel": prediction("canceled") },
  failed,
  refused,
  ...faults,
};

/** Replicate's `black-forest-labs/flux-schnell`: its published input schema; it is waited for. */
export const replicatePictures: Provider = {
  atOnce: true,
  start: bodyIs(
    z.strictObject({
      input: z.strictObject({
        prompt: z.string().min(1),
        aspect_ratio: z.enum(["1:1", "16:9", "21:9", "3:2", "2:3", "4:5", "5:4", "3:4", "4:3", "9:16", "9:21"]),
        num_outputs: z.number().int().min(1).max(4),
        seed: z.number().int().optional(),
        output_format: z.enum(["webp", "jpg", "png"]).optional(),
      }),
    }),
    "/models/black-forest-labs/flux-schnell/predictions",
    { ...BEARER, prefer: /^wait/ },
  ),
  started: prediction("succeeded", { output: [ADDRESS] }),
  pending: prediction("processing"),
  done: prediction("succeeded", { output: [ADDRESS] }),
  failed,
  refused,
  ...faults,
};
