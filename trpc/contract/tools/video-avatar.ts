import { perSeconds } from "../rules/price.ts";
import { rule, upTo, VIDEOS, WEB_IMAGES } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Avatars to Video, with picture and video avatars of one's own. */
export const videoAvatar = tool({
  slug: "video-avatar",
  apps: ["AVATAR_TO_VIDEO", "DIGITAL_CHARACTER"],
  feature: "video_avatar",
  pages: [
    { path: "video-avatar", name: "videoavatar", menuName: "videoAvatar", category: "avatars" },
    { path: "video-avatar/create-picture-avatar", name: "CreatePictureAvatar", menuName: "pictureAvatar", category: "avatars" },
    { path: "video-avatar/create-video-avatar", name: "CreateVideoAvatar", menuName: "createVideoAvatar", category: "avatars" },
    { path: "video-avatar/editor", name: "VideoEditorFromAvatar", hidden: true },
  ],
  prices: { "video-avatar": perSeconds(15, 5) },
  uploads: {
    "avatar-video": rule(VIDEOS, upTo(300), { minSeconds: 30, maxSeconds: upTo(300) }),
    "picture-avatar": rule(WEB_IMAGES, upTo(30), {
      maxPixels: 4096,
      other: "One reading: 5 MB and 4096 × 4096. Another: 30 MB and 720p. We take the 30 MB and the 4096.",
    }),
    "avatar-audio": rule(["mp3", "m4a", "wav"], upTo(20), {
      maxSeconds: upTo(180),
      other: "One reading: 90 s. By plan (spec §9): 180, 90, 45 or 15 s; the plan's own limit is checked on top.",
    }),
  },
});
