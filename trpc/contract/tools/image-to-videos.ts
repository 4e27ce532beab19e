import { perSeconds } from "../rules/price.ts";
import { rule, upTo, WEB_IMAGES } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Image to Video. */
export const imageToVideos = tool({
  slug: "image-to-videos",
  apps: ["IMAGE_TO_VIDEO"],
  feature: "image_to_video",
  pages: [{ path: "image-to-videos", name: "ImageToVideo", menuName: "imageToVideo", category: "create" }],
  prices: { "image-to-videos": perSeconds(5, 3) },
  uploads: {
    "image-to-videos": rule(WEB_IMAGES, upTo(10), { minPixels: 300 }),
  },
});
