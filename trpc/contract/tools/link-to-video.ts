import { perSeconds } from "../rules/price.ts";
import { rule, upTo, VIDEOS, WEB_IMAGES } from "../rules/upload-rule.ts";
import { adWork } from "./ad-work.ts";
import { tool } from "./manifest.ts";

/** Link to Video: a product page becomes an ad. */
export const linkToVideo = tool({
  slug: "link-to-video",
  apps: ["URL_TO_VIDEO"],
  feature: "url_to_video",
  pages: [
    {
      path: "link-to-video",
      name: "UrlToVideo",
      menuName: "linkToVideo",
      icon: "link",
      category: "create",
      tdk: "tools.link-to-video.page",
    },
    { path: "link-to-video/product-details", name: "ProductDetailsFromUrlToVideo", tdk: "pages.productDetails", hidden: true },
    { path: "link-to-video/video-settings", name: "VideoSettingsFromUrlToVideo", tdk: "pages.videoSettings", hidden: true },
    { path: "link-to-video/script-settings", name: "ScriptSettingsFromUrlToVideo", tdk: "pages.scriptSettings", hidden: true },
    { path: "link-to-video/editor", name: "VideoEditorFromUrlToVideo", tdk: "pages.editor", hidden: true },
  ],
  prices: { "link-to-video": perSeconds(15, 5), "ad-sound": perSeconds(60, 1) },
  uploads: {
    "link-to-video": rule([...WEB_IMAGES, "avif"], upTo(10), {
      count: { min: 1, max: 30 },
      minPixels: 300,
      other:
        "Some flows want at least 3 media; we take 1, because many shops show a single picture. The 300 pixels and 10 MB are those of image to video.",
    }),
    "link-to-video-film": rule(VIDEOS, upTo(200), {
      minSeconds: 1,
      maxSeconds: upTo(180),
      count: { min: 1, max: 30 },
      minPixels: 240,
      maxPixels: 4096,
      other: "The specification names no limits for a product's film; these are those of the clips of Clips to Videos, and 4K fits.",
    }),
  },
  box: { sample: { kind: "ad", template: "kinetic" }, uploads: "link-to-video" },
  work: adWork,
});
