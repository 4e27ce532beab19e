import { tool } from "./manifest.ts";

/** Veo3: AI Video by one family of models. */
export const veo3 = tool({
  slug: "veo3",
  apps: ["VEO3"],
  feature: "veo3",
  pages: [{ path: "veo3", name: "veo3", menuName: "veo3", category: "create", discountIcon: true }],
  prices: {},
  chargedAs: "create-ai-video",
  uploads: {},
});
