import { z } from "zod";
import { type Answer, type Provider, ADDRESS, PICTURE, URL, bodyIs } from "./provider.ts";

const REQUEST = "764cabcf-b745-4b3e-ae38-1200304cf45b";
const SWAP = `/half-moon-ai/ai-face-swap/requests/${REQUEST}`;
const falStatus = (status: string): Answer => ({ body: { status, request_id: REQUEST, response_url: `https://queue.fal.run${SWAP}` } });
/** fal's queue, and the published input of `half-moon-ai/ai-face-swap/faceswapvideo`; a refusal is its result's answer. */
export const fal: Provider = {
  start: (asked) => {
    const webhook = asked.query.get("fal_webhook");
    if (webhook !== null && !URL.safeParse(webhook).success) return "fal_webhook";
    return bodyIs(
      z.strictObject({
        source_face_url: z.union([URL, PICTURE]),
        target_video_url: URL,
        enable_occlusion_prevention: z.boolean().optional(),
      }),
      "/half-moon-ai/ai-face-swap/faceswapvideo",
      { authorization: /^Key key-1$/ },
    )(asked);
  },
  started: { body: { request_id: REQUEST, status: "IN_QUEUE", queue_position: 0 } },
  pending: falStatus("IN_PROGRESS"),
  done: falStatus("COMPLETED"),
  also: {
    [`GET ${SWAP}`]: { body: { video: { url: ADDRESS, content_type: "video/mp4" } } },
    [`PUT ${SWAP}/cancel`]: { body: { status: "CANCELLATION_REQUESTED" } },
  },
  failed: { status: 422, body: { detail: [{ loc: ["body"], msg: "The video could not be processed", type: "downstream_service_error" }] } },
  refused: { status: 422, body: { detail: [{ loc: ["body"], msg: "The content was flagged", type: "content_policy_violation" }] } },
  limited: { status: 429, body: { detail: "Too many concurrent requests" } },
  revoked: { status: 401, body: { detail: "Cannot access application" } },
  expired: { status: 404, body: { detail: "The request has expired" } },
};

const SHOT = `/fal-ai/luma-dream-machine/requests/${REQUEST}`;
const ray = {
  prompt: z.string().min(3).max(5000),
  aspect_ratio: z.enum(["16:9", "9:16", "4:3", "3:4", "21:9", "9:21"]),
  duration: z.enum(["5s", "9s"]),
  resolution: z.enum(["540p", "720p", "1080p"]).optional(),
  loop: z.boolean().optional(),
};
const RAY = "/fal-ai/luma-dream-machine/ray-2-flash";
const words = bodyIs(z.strictObject(ray), RAY, { authorization: /^Key key-1$/ });
const picture = bodyIs(z.strictObject({ ...ray, image_url: z.union([PICTURE, URL]) }), `${RAY}/image-to-video`, {
  authorization: /^Key key-1$/,
});
/** fal's queue, and the published inputs of Luma Ray 2 Flash, of words and of a picture. */
export const falFilms: Provider = {
  ...fal,
  start: (asked) => (asked.path.endsWith("/image-to-video") ? picture(asked) : words(asked)),
  also: {
    [`GET ${SHOT}`]: { body: { video: { url: ADDRESS, content_type: "video/mp4" } } },
    [`PUT ${SHOT}/cancel`]: { body: { status: "CANCELLATION_REQUESTED" } },
  },
};
