import { BADGE, type RouteRow } from "./row.ts";

/** What works on a video that is there. */
export const VIDEO_AI: readonly RouteRow[] = [
  { path: "video-remix/product-details", name: "ProductVideoRemix", menuName: "videoRemix", category: "videoAi", featureName: "video_remix", id: 115, pro: true },
  { path: "video-translation", name: "TkVideoTranslate", menuName: "videoTranslation", category: "videoAi", featureName: "video_translate", id: 116, pro: true },
  { path: "subtitles-remover", name: "SubtitlesRemoval", menuName: "watermarkRemoval", category: "videoAi", featureName: "watermark_removal", id: 97 },
  { path: "video-enhancer", name: "Enhancer", menuName: "videoEnhancer", category: "videoAi", featureName: "video_enhancer", id: 110 },
  { path: "video-enhancer/editor", name: "EnhancerEditor", featureName: "video_enhancer", id: 110, hidden: true },
  { path: "video-to-script", name: "VideoToScript", menuName: "videoToScript", category: "videoAi", featureName: "video_to_script", id: 112 },
  { path: "video-to-script/result", name: "VideoToScriptResult", featureName: "video_to_script", id: 112, hidden: true },
  { path: "video-downloader", name: "VideoDownload", menuName: "videoDownloader", category: "videoAi", featureName: "video_downloader", id: 109 },
  { path: "mp3-downloader", name: "VideoAudioDownload", menuName: "audioDownloader", category: "videoAi", featureName: "video_audio_download", id: 111 },
  { path: "ai-avatar-v2", name: "AiAvatar", menuName: "aiAvatar", category: "avatars", featureName: "ai_avatar", id: 122, beta: true, badge: BADGE.BETA },
  { path: "video-avatar", name: "videoavatar", menuName: "videoAvatar", category: "avatars", featureName: "video_avatar", id: 106 },
  { path: "video-avatar/create-picture-avatar", name: "CreatePictureAvatar", menuName: "pictureAvatar", category: "avatars" },
  { path: "video-avatar/create-video-avatar", name: "CreateVideoAvatar", menuName: "createVideoAvatar", category: "avatars" },
  { path: "video-avatar/editor", name: "VideoEditorFromAvatar", featureName: "video_avatar", id: 106, hidden: true },
];
