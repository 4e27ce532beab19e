import { z } from "zod";
import { type Provider, ADDRESS, PICTURE, bodyIs, BEARER } from "./provider.ts";

/** Runway: OpenAPI of api.dev.runwayml.com, version 2024-11-06 (`gen4_turbo`). */
export const runway: Provider = {
  start: bodyIs(
    z.strictObject({
      model: z.literal("gen4_turbo"),
      promptImage: PICTURE,
      promptText: z.string().min(1).max(1000).optional(),
      ratio: z.enum(["1280:720", "720:1280", "1104:832", "832:1104", "960:960", "1584:672"]),
      duration: z.number().int().min(2).max(10),
      seed: z.number().int().min(0).max(4_294_967_295).optional(),
    }),
    "/v1/image_to_video",
    { ...BEARER, "x-runway-version": /^2024-11-06$/ },
  ),
  started: { body: { id: "497f6eca-6276-4993-bfeb-53cbbbba6f08" } },
  pending: { body: { id: "497f6eca", status: "RUNNING", createdAt: "2026-11-23T07:00:00Z", progress: 0.2 } },
  done: { body: { id: "497f6eca", status: "SUCCEEDED", createdAt: "2026-11-23T07:00:00Z", output: [ADDRESS] } },
  also: { "DELETE /v1/tasks/497f6eca-6276-4993-bfeb-53cbbbba6f08": { status: 204, body: "" } },
  failed: { body: { id: "497f6eca", status: "FAILED", failure: "Something went wrong", failureCode: "INTERNAL.BAD_OUTPUT.CODE01" } },
  refused: { body: { id: "497f6eca", status: "FAILED", failure: "Content moderated", failureCode: "SAFETY.INPUT.TEXT" } },
  limited: { status: 429, body: { error: "You have exceeded your rate limit" } },
  revoked: { status: 401, body: { error: "The API key is invalid" } },
  expired: { status: 404, body: { error: "The task is no longer available" } },
};
