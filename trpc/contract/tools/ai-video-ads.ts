import { perSeconds } from "../rules/price.ts";
import { PRODUCT_LIMITS } from "../rules/product.ts";
import { adWork } from "./ad-work.ts";
import { tool } from "./manifest.ts";

/** Description to Video: the same ad from the user's own words. */
export const aiVideoAds = tool({
  slug: "ai-video-ads",
  apps: ["PRODUCT_TO_VIDEO"],
  feature: "ai-video-ads",
  pages: [
    {
      path: "ai-video-ads",
      name: "ProductToVideo",
      menuName: "descriptionToVideo",
      icon: "pencil",
      category: "create",
      tdk: "tools.ai-video-ads.page",
    },
    { path: "ai-video-ads/video-settings", name: "VideoSettingsFromProductToVideo", tdk: "pages.videoSettings", hidden: true },
    { path: "ai-video-ads/script-settings", name: "ScriptSettingsFromProductToVideo", tdk: "pages.scriptSettings", hidden: true },
    { path: "ai-video-ads/editor", name: "VideoEditorFromProductToVideo", tdk: "pages.editor", hidden: true },
  ],
  prices: { "ai-video-ads": perSeconds(15, 5) },
  uploads: {},
  box: { sample: { kind: "ad", template: "studio" }, uploads: "link-to-video", values: { ...PRODUCT_LIMITS["ai-video-ads"] } },
  work: adWork,
});
