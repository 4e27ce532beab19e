/** Every page, as data (spec §2). `folder` is its place under `app/routes`. */
export interface RouteRow {
  path: string;
  folder: string;
}

export const ROUTES = [
  { path: "home", folder: "home" },
  { path: "link-to-video", folder: "link-to-video" },
  { path: "link-to-video/product-details", folder: "link-to-video/product-details" },
  { path: "link-to-video/video-settings", folder: "link-to-video/video-settings" },
  { path: "link-to-video/script-settings", folder: "link-to-video/script-settings" },
  { path: "link-to-video/editor", folder: "link-to-video/editor" },
  { path: "ai-video-ads", folder: "ai-video-ads" },
  { path: "ai-video-ads/video-settings", folder: "ai-video-ads/video-settings" },
  { path: "ai-video-ads/script-settings", folder: "ai-video-ads/script-settings" },
  { path: "ai-video-ads/editor", folder: "ai-video-ads/editor" },
  { path: "tasks/:taskId/events", folder: "task-events" },
  { path: "language", folder: "language" },
] as const satisfies readonly RouteRow[];
