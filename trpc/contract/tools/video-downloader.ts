import { perItem } from "../rules/price.ts";
import { tool } from "./manifest.ts";

/** Video downloader. */
export const videoDownloader = tool({
  slug: "video-downloader",
  apps: ["VIDEO_DOWNLOADER"],
  feature: "video_downloader",
  pages: [{ path: "video-downloader", name: "VideoDownload", menuName: "videoDownloader", category: "videoAi" }],
  prices: { "video-downloader": perItem(0) },
  uploads: {},
});
