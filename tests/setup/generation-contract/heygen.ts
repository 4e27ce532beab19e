import { z } from "zod";
import { type Check, type Provider, ADDRESS, URL, bodyIs } from "./provider.ts";

const asset = z.union([
  z.strictObject({ type: z.literal("url"), url: URL }),
  z.strictObject({ type: z.literal("asset_id"), asset_id: z.string() }),
]);
const HEYGEN = { "x-api-key": /^key-1$/ };
const lipsync = bodyIs(
  z.strictObject({
    video: asset,
    audio: asset,
    mode: z.enum(["speed", "precision"]).optional(),
    enable_dynamic_duration: z.boolean().optional(),
    keep_the_same_format: z.boolean().nullish(),
    callback_url: URL.nullish(),
    callback_id: z.string().nullish(),
    title: z.string().nullish(),
  }),
  "/v3/lipsyncs",
  HEYGEN,
);
const imageVideo = bodyIs(
  z.strictObject({
    type: z.literal("image"),
    image: asset,
    audio_url: URL,
    aspect_ratio: z.enum(["16:9", "9:16", "4:5", "5:4", "1:1", "auto"]).nullish(),
    resolution: z.enum(["4k", "1080p", "720p"]).nullish(),
    fit: z.enum(["contain", "cover"]).nullish(),
    callback_url: URL.nullish(),
    title: z.string().nullish(),
  }),
  "/v3/videos",
  HEYGEN,
);
const avatarVideo = bodyIs(
  z.strictObject({
    type: z.literal("avatar"),
    avatar_id: z.string().min(1),
    audio_url: URL,
    aspect_ratio: z.enum(["16:9", "9:16", "4:5", "5:4", "1:1", "auto"]).nullish(),
    resolution: z.enum(["4k", "1080p", "720p"]).nullish(),
    fit: z.enum(["contain", "cover"]).nullish(),
    engine: z.strictObject({ type: z.enum(["avatar_iii", "avatar_iv", "avatar_v"]) }).nullish(),
    callback_url: URL.nullish(),
    title: z.string().nullish(),
  }),
  "/v3/videos",
  HEYGEN,
);
const heyGenStart: Check = (asked) => {
  if (asked.path !== "/v3/videos") return lipsync(asked);
  return (JSON.parse(asked.body).type === "avatar" ? avatarVideo : imageVideo)(asked);
};
/** A look as `GET /v3/avatars/looks` lists it. */
const heyGenLook = (id: string, more: object = {}) => ({
  id,
  name: "Abigail in an office",
  avatar_type: "studio_avatar",
  gender: "female",
  group_id: "g_1",
  preview_image_url: "https://files.example/abigail.webp?Expires=1",
  preview_video_url: null,
  supported_api_engines: ["avatar_iii", "avatar_iv"],
  tags: [],
  ...more,
});
/** HeyGen v3: `POST /v3/lipsyncs`, `POST /v3/videos` of a picture or an avatar, the list of looks, as its command line tool describes them. */
export const heygen: Provider = {
  start: heyGenStart,
  also: {
    "GET /v3/avatars/looks": {
      body: {
        data: [
          heyGenLook("Abigail_office_1", { preview_video_url: "https://files.example/abigail.mp4?Expires=1" }),
          heyGenLook("Bryan_desk_2", { gender: "male", supported_api_engines: ["avatar_iii"] }),
          heyGenLook("only_v", { supported_api_engines: ["avatar_v"] }),
          heyGenLook("nobody", { gender: null }),
          heyGenLook("unseen", { preview_image_url: null }),
        ],
        has_more: true,
        next_token: "next",
      },
    },
  },
  started: { body: { data: { lipsync_id: "ls_1", video_id: "v_1", status: "waiting" } } },
  pending: { body: { data: { id: "ls_1", status: "running" } } },
  done: { body: { data: { id: "ls_1", status: "completed", video_url: ADDRESS, duration: 9 } } },
  failed: { body: { data: { id: "ls_1", status: "failed", failure_message: "Internal error" } } },
  refused: { body: { data: { id: "ls_1", status: "failed", failure_message: "Blocked by content policy" } } },
  limited: { status: 429, body: { error: { code: "rate_limited", message: "Too many requests" } } },
  revoked: { status: 401, body: { error: { code: "unauthorized", message: "Invalid API key" } } },
  expired: { status: 404, body: { error: { code: "not_found", message: "The lipsync has expired" } } },
};
