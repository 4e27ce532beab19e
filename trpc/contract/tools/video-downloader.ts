import { perItem } from "../rules/price.ts";
import { downloadWork, LONGEST_DOWNLOAD } from "./downloads.ts";
import { tool } from "./manifest.ts";

/** Video downloader: the film behind a public address, as an MP4. Free (spec §9 names no price). */
export const videoDownloader = tool({
  slug: "video-downloader",
  apps: ["VIDEO_DOWNLOADER"],
  feature: "video_downloader",
  pages: [
    {
      path: "video-downloader",
      name: "VideoDownload",
      menuName: "videoDownloader",
      category: "videoAi",
      tdk: "tools.video-downloader.page",
    },
  ],
  prices: { "video-downloader": perItem(0) },
  uploads: {},
  box: { sample: { kind: "film", name: "tools/video-downloader", width: 480, height: 270 }, values: { minutes: LONGEST_DOWNLOAD / 60 } },
  work: downloadWork("video"),
});
