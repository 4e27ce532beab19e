import { tool } from "./manifest.ts";

/** AI avatars: the library of them. */
export const aiAvatar = tool({
  slug: "ai-avatar-v2",
  apps: ["AI_AVATAR"],
  feature: "ai_avatar",
  pages: [
    {
      path: "ai-avatar-v2",
      name: "AiAvatar",
      menuName: "aiAvatar",
      icon: "avatar",
      category: "avatars",
      beta: true,
      badge: 3,
      tdk: "tools.ai-avatar-v2.page",
      // A library: it has tasks of no kind of its own.
      built: true,
    },
  ],
  prices: {},
  chargedAs: "video-avatar",
  uploads: {},
});
