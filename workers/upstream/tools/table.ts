import { appIdsOf } from "../../../trpc/contract/tools/app.ts";
import { AppError } from "../app-error.ts";
import { aiImage } from "./ai-image/tool.ts";
import { aiVoice } from "./ai-voice/tool.ts";
import { aiVideoAds } from "./ai-video-ads/tool.ts";
import { backgroundRemover } from "./background-remover/tool.ts";
import { createAiVideo } from "./create-ai-video/tool.ts";
import { faceSwap } from "./face-swap/tool.ts";
import { imageToVideos } from "./image-to-videos/tool.ts";
import { veo3 } from "./veo3/tool.ts";
import { linkToVideo } from "./link-to-video/tool.ts";
import { mp3Downloader } from "./mp3-downloader/tool.ts";
import { subtitleTranslation } from "./subtitle-translation/tool.ts";
import { subtitlesRemover } from "./subtitles-remover/tool.ts";
import { textToSpeech } from "./text-to-speech/tool.ts";
import type { Tool } from "./tool.ts";
import { videoAvatar } from "./video-avatar/tool.ts";
import { videoCut } from "./video-cut/tool.ts";
import { videoDownloader } from "./video-downloader/tool.ts";
import { videoEnhancer } from "./video-enhancer/tool.ts";
import { videoToScript } from "./video-to-script/tool.ts";
import { videoTranslation } from "./video-translation/tool.ts";

/** The tools of the product. */
export const tools = (): readonly Tool[] => [
  linkToVideo,
  aiVideoAds,
  textToSpeech,
  aiImage,
  createAiVideo,
  imageToVideos,
  veo3,
  backgroundRemover,
  videoDownloader,
  mp3Downloader,
  videoCut,
  videoEnhancer,
  videoToScript,
  videoTranslation,
  subtitleTranslation,
  subtitlesRemover,
  videoAvatar,
  aiVoice,
  faceSwap,
];

/** Tools by their app ids. */
export interface ToolTable {
  /** The tool of an app id (spec §3 Task / app type). Throws system.notFound. */
  of(appId: number): Tool;
  /** Whether there is one. */
  has(appId: number): boolean;
}

export function toolTable(all: readonly Tool[]): ToolTable {
  const byApp = new Map(all.flatMap((tool) => appIdsOf(tool.manifest).map((id): [number, Tool] => [id, tool])));
  return {
    has: (appId) => byApp.has(appId),
    of(appId) {
      const tool = byApp.get(appId);
      if (!tool) throw new AppError("system.notFound", { detail: `no tool ${appId}` });
      return tool;
    },
  };
}

/** The message of a failure of the tool that has no better reason. */
export const failureOf = ({ manifest: { work } }: Tool, stage: string) => work.failure[stage] ?? "task.generationFailed";
