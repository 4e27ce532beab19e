import { perItem } from "../rules/price.ts";
import { tool } from "./manifest.ts";

/** Video audio (mp3) downloader. */
export const mp3Downloader = tool({
  slug: "mp3-downloader",
  apps: ["VIDEO_AUDIO_DOWNLOADER"],
  feature: "video_audio_download",
  pages: [{ path: "mp3-downloader", name: "VideoAudioDownload", menuName: "audioDownloader", category: "videoAi" }],
  prices: { "mp3-downloader": perItem(0) },
  uploads: {},
});
