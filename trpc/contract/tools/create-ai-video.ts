import { perSeconds } from "../rules/price.ts";
import { tool } from "./manifest.ts";

/** AI Video: text, pictures, first and last frame to video. */
export const createAiVideo = tool({
  slug: "create-ai-video",
  apps: ["AI_VIDEO"],
  feature: "ai_video",
  pages: [{ path: "create-ai-video", name: "createAiVideo", menuName: "aiVideo", category: "create" }],
  prices: { "create-ai-video": perSeconds(5, 5) },
  uploads: {},
});
