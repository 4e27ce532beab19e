import { aiAvatar } from "./ai-avatar-v2.ts";
import { aiImage } from "./ai-image.ts";
import { aiVideoAds } from "./ai-video-ads.ts";
import { aiVoice } from "./ai-voice.ts";
import { backgroundRemover } from "./background-remover.ts";
import { clipsToVideos } from "./clips-to-videos.ts";
import { createAiVideo } from "./create-ai-video.ts";
import { faceSwap } from "./face-swap.ts";
import { gmvMax } from "./gmvmax.ts";
import { imageToVideos } from "./image-to-videos.ts";
import { linkToVideo } from "./link-to-video.ts";
import { mp3Downloader } from "./mp3-downloader.ts";
import { sampleToAiVideo } from "./sample-to-ai-video.ts";
import { smartEditing } from "./smart-editing.ts";
import { subtitleTranslation } from "./subtitle-translation.ts";
import { subtitlesRemover } from "./subtitles-remover.ts";
import { textToSpeech } from "./text-to-speech.ts";
import { veo3 } from "./veo3.ts";
import { videoAvatar } from "./video-avatar.ts";
import { videoCut } from "./video-cut.ts";
import { videoDownloader } from "./video-downloader.ts";
import { videoEnhancer } from "./video-enhancer.ts";
import { videoRemix } from "./video-remix.ts";
import { videoToScript } from "./video-to-script.ts";
import { videoTranslation } from "./video-translation.ts";

/** Every tool of the specification, in the order of the menu. One with `work` is built. */
export const TOOLS = [
  linkToVideo,
  aiVideoAds,
  createAiVideo,
  imageToVideos,
  veo3,
  clipsToVideos,
  sampleToAiVideo,
  smartEditing,
  videoRemix,
  videoTranslation,
  subtitleTranslation,
  subtitlesRemover,
  videoEnhancer,
  videoToScript,
  videoCut,
  videoDownloader,
  mp3Downloader,
  aiAvatar,
  videoAvatar,
  faceSwap,
  aiImage,
  backgroundRemover,
  textToSpeech,
  aiVoice,
  gmvMax,
] as const;
export type ToolManifest = (typeof TOOLS)[number];
export type ToolSlug = ToolManifest["slug"];
