import { tool } from "./manifest.ts";

/** AI avatars: the library of them. */
export const aiAvatar = tool({
  slug: "ai-avatar-v2",
  apps: ["AI_AVATAR"],
  feature: "ai_avatar",
  pages: [{ path: "ai-avatar-v2", name: "AiAvatar", menuName: "aiAvatar", category: "avatars", beta: true, badge: 3 }],
  prices: {},
  chargedAs: "video-avatar",
  uploads: {},
});
