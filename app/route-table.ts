/** Every page, as data (spec §2): the router, the sidebar and the titles read it. */
export interface RouteRow {
  path: string;
  /** Its place under `app/routes`. */
  folder: string;
  name: string;
  /** Key of its words in the menu; absent: it has no entry there. */
  menuName?: "home" | "projects" | "linkToVideo" | "descriptionToVideo";
  icon?: "home" | "projects" | "link" | "pencil";
  category?: "start" | "create";
  /** Kept out of menu and sitemap. */
  hidden?: true;
  headerHidden?: true;
  featureName?: string;
  /** Key of its title and description; absent: it is not a page. */
  tdk?: PageWords;
}

export type PageWords = "home" | "projects" | "linkToVideo" | "productDetails" | "videoSettings" | "scriptSettings" | "editor" | "descriptionToVideo" | "login" | "register" | "welcome" | "profile";

const url = { featureName: "url_to_video", hidden: true } as const;
const described = { featureName: "ai-video-ads", hidden: true } as const;

export const ROUTES = [
  { path: "home", folder: "home", name: "CreativeCenter", menuName: "home", icon: "home", category: "start", tdk: "home" },
  { path: "projects", folder: "projects", name: "MyContent", menuName: "projects", icon: "projects", category: "start", tdk: "projects" },
  { path: "link-to-video", folder: "link-to-video", name: "UrlToVideo", menuName: "linkToVideo", icon: "link", category: "create", featureName: "url_to_video", tdk: "linkToVideo" },
  { path: "link-to-video/product-details", folder: "link-to-video/product-details", name: "ProductDetailsFromUrlToVideo", tdk: "productDetails", ...url },
  { path: "link-to-video/video-settings", folder: "link-to-video/video-settings", name: "VideoSettingsFromUrlToVideo", tdk: "videoSettings", ...url },
  { path: "link-to-video/script-settings", folder: "link-to-video/script-settings", name: "ScriptSettingsFromUrlToVideo", tdk: "scriptSettings", ...url },
  { path: "link-to-video/editor", folder: "link-to-video/editor", name: "VideoEditorFromUrlToVideo", tdk: "editor", ...url },
  { path: "ai-video-ads", folder: "ai-video-ads", name: "ProductToVideo", menuName: "descriptionToVideo", icon: "pencil", category: "create", featureName: "ai-video-ads", tdk: "descriptionToVideo" },
  { path: "ai-video-ads/video-settings", folder: "ai-video-ads/video-settings", name: "VideoSettingsFromProductToVideo", tdk: "videoSettings", ...described },
  { path: "ai-video-ads/script-settings", folder: "ai-video-ads/script-settings", name: "ScriptSettingsFromProductToVideo", tdk: "scriptSettings", ...described },
  { path: "ai-video-ads/editor", folder: "ai-video-ads/editor", name: "VideoEditorFromProductToVideo", tdk: "editor", ...described },
  { path: "login", folder: "login", name: "Login", hidden: true, tdk: "login" },
  { path: "login/with/:provider", folder: "login/begin", name: "LoginBegin", hidden: true },
  { path: "login/with/:provider/callback", folder: "login/callback", name: "LoginCallback", hidden: true },
  { path: "login/one-tap", folder: "login/one-tap", name: "LoginOneTap", hidden: true },
  { path: "login/go-on", folder: "login/go-on", name: "LoginGoOn", hidden: true },
  { path: "register", folder: "register", name: "Register", hidden: true, tdk: "register" },
  { path: "welcome", folder: "welcome", name: "RegisterSuccess", hidden: true, tdk: "welcome" },
  { path: "profile", folder: "profile", name: "Center", hidden: true, tdk: "profile" },
  { path: "logout", folder: "logout", name: "Logout", hidden: true },
  { path: "tasks/:taskId/events", folder: "task-events", name: "TaskEvents", hidden: true },
  { path: "language", folder: "language", name: "Language", hidden: true },
  { path: "theme", folder: "theme", name: "Theme", hidden: true },
] as const satisfies readonly RouteRow[];

/** The row of a pathname, if it is one of the table's. */
export const routeOf = (pathname: string): RouteRow | undefined =>
  ROUTES.find(({ path }) => `/${path}` === pathname.replace(/\/$/, ""));
