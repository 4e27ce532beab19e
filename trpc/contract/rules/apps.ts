import type { CostTool } from "./credits.ts";
import { APP_ID, type AppName } from "./tasks.ts";

/** Where an app's page is (spec §2), and which row of the cost table it takes. */
interface AppRow {
  path: string;
  cost: CostTool | null;
}

const at = (path: string, cost: CostTool | null = null): AppRow => ({ path: `/${path}`, cost });

/** Apps of spec §3 that have a page in spec §2. */
const APPS: Partial<Record<AppName, AppRow>> = {
  TEXT_TO_VOICE: at("text-to-speech", "text-to-speech"),
  PIC_CUT: at("background-remover", "background-remover"),
  VIDEO_REMOVE_WATERMARK: at("subtitles-remover", "subtitles-remover"),
  PRODUCT_TO_VIDEO: at("ai-video-ads", "ai-video-ads"),
  URL_TO_VIDEO: at("link-to-video", "link-to-video"),
  AVATAR_TO_VIDEO: at("video-avatar", "video-avatar"),
  VIDEO_DOWNLOADER: at("video-downloader", "video-downloader"),
  VIDEO_ENHANCER: at("video-enhancer", "video-enhancer"),
  VIDEO_AUDIO_DOWNLOADER: at("mp3-downloader", "mp3-downloader"),
  VIDEO_TO_SCRIPT: at("video-to-script", "video-to-script"),
  CLIPS_TO_VIDEOS: at("clips-to-videos", "clips-to-videos"),
  SAMPLE_TO_VIDEO: at("sample-to-ai-video", "sample-to-ai-video"),
  PRODUCT_VIDEO_REMIX: at("video-remix/product-details", "video-remix"),
  VIDEO_TK_TRANSLATE: at("video-translation", "video-translation"),
  IMAGE_TO_VIDEO: at("image-to-videos", "image-to-videos"),
  GMV_TABLE: at("gmvmax"),
  AI_VIDEO: at("create-ai-video", "create-ai-video"),
  AI_IMAGE: at("ai-image", "ai-image"),
  VEO3: at("veo3", "create-ai-video"),
  AI_AVATAR: at("ai-avatar-v2", "video-avatar"),
  SMART_EDITING: at("smart-editing", "smart-editing"),
};

/** The rows with their ids and names, in the order of the specification. */
export const appRows = (): (AppRow & { app_id: number; name: AppName })[] =>
  (Object.keys(APPS) as AppName[]).flatMap((name) => {
    const row = APPS[name];
    return row ? [{ app_id: APP_ID[name], name, ...row }] : [];
  });
