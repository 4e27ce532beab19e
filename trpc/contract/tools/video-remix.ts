import { perSeconds } from "../rules/price.ts";
import { IMAGES, rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Product video remix. */
export const videoRemix = tool({
  slug: "video-remix",
  apps: ["PRODUCT_VIDEO_REMIX"],
  feature: "video_remix",
  pro: ["PRODUCT_VIDEO_REMIX"],
  pages: [{ path: "video-remix/product-details", name: "ProductVideoRemix", menuName: "videoRemix", category: "videoAi" }],
  prices: { "video-remix": perSeconds(15, 3) },
  uploads: {
    "video-remix": rule([...IMAGES, ...VIDEOS], under(200), { maxSeconds: under(180), count: { min: 3, max: 30 } }),
  },
});
