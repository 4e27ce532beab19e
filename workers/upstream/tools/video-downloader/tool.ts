import { videoDownloader as manifest } from "../../../../trpc/contract/tools/video-downloader.ts";
import { downloader } from "../downloads/tool.ts";

/** Video downloader. */
export const videoDownloader = downloader(manifest, "video");
