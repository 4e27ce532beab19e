import { z } from "zod";
import { RATIOS } from "../../../timeline/brief.ts";
import { anyVoiceId } from "../rules/any-voice.ts";
import { AVATAR_SCRIPT, avatarId } from "../rules/avatars.ts";
import { EMOTIONS } from "../rules/cloud-voices.ts";
import { BUILT_IN_LIPS, modelId } from "../rules/models/index.ts";
import { perSeconds } from "../rules/price.ts";
import { rule, upTo, VIDEOS, WEB_IMAGES } from "../rules/upload-rule.ts";
import { MUSIC_STYLES } from "../settings.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** Seconds that a preview shows of an avatar's video. */
export const AVATAR_PREVIEW_SECONDS = 8;

/** Where the person stands: before everything, at a side, or in a disc over the background. */
export const AVATAR_PLACEMENTS = ["full", "left", "right", "corner"] as const;
/**
 * What is behind the person: the photo's own background (of a drawn one the colour), a colour, a picture or a film, or
 * nothing: then the whole video can be seen through.
 */
const AVATAR_BACKGROUNDS = ["own", "color", "picture", "removed"] as const;

/** Scenes after the first. */
export const MORE_SCENES = 5;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .default("#e9dfcb");

/** What each scene has for itself. */
const scene = {
  script: z.string().trim().max(AVATAR_SCRIPT.max).default(""),
  placement: z.enum(AVATAR_PLACEMENTS).default("full"),
  background: z.enum(AVATAR_BACKGROUNDS).exclude(["removed"]).default("own"),
  color,
  backdrop: fileInput("avatar-backdrop").optional(),
};
export const avatarScene = z.object(scene);

/** Avatars to Video (106), with picture and video avatars of one's own. */
export const videoAvatar = tool({
  slug: "video-avatar",
  apps: ["AVATAR_TO_VIDEO", "DIGITAL_CHARACTER"],
  feature: "video_avatar",
  pages: [
    { path: "video-avatar", name: "videoavatar", menuName: "videoAvatar", category: "avatars", tdk: "tools.video-avatar.page" },
    {
      path: "video-avatar/create-picture-avatar",
      name: "CreatePictureAvatar",
      menuName: "pictureAvatar",
      category: "avatars",
      tdk: "tools.create-picture-avatar.page",
    },
    {
      path: "video-avatar/create-video-avatar",
      name: "CreateVideoAvatar",
      menuName: "createVideoAvatar",
      category: "avatars",
      tdk: "tools.create-video-avatar.page",
    },
    { path: "video-avatar/editor", name: "VideoEditorFromAvatar", hidden: true, tdk: "tools.video-avatar.page" },
  ],
  prices: { "video-avatar": perSeconds(15, 5) },
  uploads: {
    "avatar-video": rule(VIDEOS, upTo(300), { minSeconds: 30, maxSeconds: upTo(300) }),
    "picture-avatar": rule(WEB_IMAGES, upTo(30), {
      maxPixels: 4096,
      other: "One reading: 5 MB and 4096 × 4096. Another: 30 MB and 720p. We take the 30 MB and the 4096.",
    }),
    "avatar-backdrop": rule([...WEB_IMAGES, ...VIDEOS], upTo(100), {
      maxSeconds: upTo(180),
      other: "The specification names no limits: a film is as long as the longest recording.",
    }),
    "avatar-audio": rule(["mp3", "m4a", "wav"], upTo(20), {
      maxSeconds: upTo(180),
      other: "One reading: 90 s. By plan (spec §9): 180, 90, 45 or 15 s; the plan's own limit is checked on top.",
    }),
  },
  box: {
    sample: { kind: "film", name: "tools/video-avatar", width: 288, height: 512, worded: true },
    uploads: "avatar-audio",
    values: { min: AVATAR_SCRIPT.min, max: AVATAR_SCRIPT.max },
  },
  work: work({
    input: z.object({
      avatar: avatarId.default("mia"),
      /** Empty where a recording is spoken instead. */
      script: z.string().trim().max(AVATAR_SCRIPT.max).default(""),
      audio: fileInput("avatar-audio").optional(),
      voice: anyVoiceId.default("af_heart"),
      /** Only where the voice has it: one that has none speaks as it does. */
      emotion: z.enum(EMOTIONS).default("neutral"),
      speed: z.number().min(0.5).max(2).default(1),
      ratio: z.enum(RATIOS).default("9:16"),
      placement: scene.placement,
      background: z.enum(AVATAR_BACKGROUNDS).default("own"),
      color,
      backdrop: scene.backdrop,
      /** The scenes after the first. */
      scenes: z.array(avatarScene).max(MORE_SCENES).default([]),
      captions: z.boolean().default(true),
      /** Which model moves the mouth of a photo or of somebody who was filmed; previews have the built-in one. */
      lips: modelId.default(BUILT_IN_LIPS),
      music: z.enum(MUSIC_STYLES).default("none"),
      /** Captions, the ground of scenes without a picture, and a logo, as the brand kit of the caller's team has them. */
      brand: z.boolean().default(false),
      /** A visible "made with AI" mark. */
      mark: z.boolean().default(false),
      /** A timeline that was opened from such a video: it is rendered as it is, and nothing else that is asked for is made. */
      timeline_id: z.string().max(40).optional(),
    }),
    stages: ["preview", "render"],
    interactive: ["preview"],
    phases: ["person", "voice", "lips", "composing", "rendering", "signing"],
    makes: ["video", "document"],
    generates: ["video"],
    accepts: { audio: "audio" },
    failure: { preview: "task.generationFailed", render: "task.renderFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 2,
    keepDays: null,
  }),
});
