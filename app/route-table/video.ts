import type { RouteRow } from "./row.ts";

const url = { featureName: "url_to_video", id: 104, hidden: true } as const;
const described = { featureName: "ai-video-ads", id: 103, hidden: true } as const;

/** What makes a video from something that is not one. */
export const VIDEO: readonly RouteRow[] = [
  { path: "link-to-video", folder: "link-to-video", name: "UrlToVideo", menuName: "linkToVideo", icon: "link", category: "create", featureName: "url_to_video", id: 104, tdk: "linkToVideo" },
  { path: "link-to-video/product-details", folder: "link-to-video/product-details", name: "ProductDetailsFromUrlToVideo", tdk: "productDetails", ...url },
  { path: "link-to-video/video-settings", folder: "link-to-video/video-settings", name: "VideoSettingsFromUrlToVideo", tdk: "videoSettings", ...url },
  { path: "link-to-video/script-settings", folder: "link-to-video/script-settings", name: "ScriptSettingsFromUrlToVideo", tdk: "scriptSettings", ...url },
  { path: "link-to-video/editor", folder: "link-to-video/editor", name: "VideoEditorFromUrlToVideo", tdk: "editor", ...url },
  { path: "ai-video-ads", folder: "ai-video-ads", name: "ProductToVideo", menuName: "descriptionToVideo", icon: "pencil", category: "create", featureName: "ai-video-ads", id: 103, tdk: "descriptionToVideo" },
  { path: "ai-video-ads/video-settings", folder: "ai-video-ads/video-settings", name: "VideoSettingsFromProductToVideo", tdk: "videoSettings", ...described },
  { path: "ai-video-ads/script-settings", folder: "ai-video-ads/script-settings", name: "ScriptSettingsFromProductToVideo", tdk: "scriptSettings", ...described },
  { path: "ai-video-ads/editor", folder: "ai-video-ads/editor", name: "VideoEditorFromProductToVideo", tdk: "editor", ...described },
  { path: "create-ai-video", name: "createAiVideo", menuName: "aiVideo", category: "create", featureName: "ai_video", id: 119 },
  { path: "image-to-videos", name: "ImageToVideo", menuName: "imageToVideo", category: "create", featureName: "image_to_video", id: 117 },
  { path: "veo3", name: "veo3", menuName: "veo3", category: "create", featureName: "veo3", id: 121, discountIcon: true },
  { path: "clips-to-videos", name: "Clips to Videos", menuName: "clipsToVideos", category: "create", featureName: "clips_to_videos", id: 113 },
  { path: "sample-to-ai-video", name: "Sample To Video", menuName: "sampleToVideo", category: "create", featureName: "sample_to_video", id: 114 },
  { path: "smart-editing", name: "smartEditing", menuName: "smartEditing", category: "create", featureName: "smart_editing", id: 123 },
  { path: "smart-editing/product", name: "smartEditingProductDetail", hidden: true },
  { path: "smart-editing/product/:id", name: "smartEditingProductDetail", hidden: true },
  { path: "smart-editing/create-task", name: "smartEditingCreateTask", hidden: true },
];
