import { perItem } from "../rules/price.ts";
import { IMAGES, rule, upTo } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** AI Image: text to image, image to image, blending. */
export const aiImage = tool({
  slug: "ai-image",
  apps: ["AI_IMAGE", "TEXT_TO_PIC", "PIC_TO_PIC"],
  feature: "ai_image",
  pages: [{ path: "ai-image", name: "AiImage", menuName: "aiImage", category: "image" }],
  prices: { "ai-image": perItem(2) },
  uploads: {
    "foreground-image": rule(IMAGES, upTo(10), { minPixels: 300 }),
  },
});
