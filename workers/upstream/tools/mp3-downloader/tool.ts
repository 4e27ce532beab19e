import { mp3Downloader as manifest } from "../../../../trpc/contract/tools/mp3-downloader.ts";
import { downloader } from "../downloads/tool.ts";

/** Video audio (mp3) downloader. */
export const mp3Downloader = downloader(manifest, "audio");
