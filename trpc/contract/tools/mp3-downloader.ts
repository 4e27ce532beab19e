import { perItem } from "../rules/price.ts";
import { downloadWork, LONGEST_DOWNLOAD } from "./downloads.ts";
import { tool } from "./manifest.ts";

/** Video audio (mp3) downloader: the sound of a film behind a public address. Free (spec §9 names no price). */
export const mp3Downloader = tool({
  slug: "mp3-downloader",
  apps: ["VIDEO_AUDIO_DOWNLOADER"],
  feature: "video_audio_download",
  pages: [
    {
      path: "mp3-downloader",
      name: "VideoAudioDownload",
      menuName: "audioDownloader",
      category: "videoAi",
      tdk: "tools.mp3-downloader.page",
    },
  ],
  prices: { "mp3-downloader": perItem(0) },
  uploads: {},
  box: { sample: { kind: "sound", name: "tools/mp3-downloader" }, values: { minutes: LONGEST_DOWNLOAD / 60 } },
  work: downloadWork("audio"),
});
