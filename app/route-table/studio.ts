import type { RouteRow } from "./row.ts";

/** Where one starts, and where one's own work is. */
export const STUDIO: readonly RouteRow[] = [
  {
    path: "home",
    folder: "home",
    name: "CreativeCenter",
    menuName: "home",
    icon: "home",
    iconActive: "homeSolid",
    category: "studio",
    tdk: "pages.home",
  },
  {
    path: "projects",
    folder: "projects",
    name: "MyContent",
    menuName: "projects",
    icon: "projects",
    iconActive: "projectsSolid",
    category: "studio",
    tdk: "pages.projects",
  },
  {
    path: "assets",
    folder: "assets",
    name: "MyAssets",
    menuName: "assets",
    icon: "assets",
    iconActive: "assetsSolid",
    category: "studio",
    tdk: "pages.assets",
  },
  {
    path: "ai-tools",
    folder: "ai-tools",
    name: "ToolBox",
    menuName: "tools",
    icon: "tools",
    iconActive: "toolsSolid",
    category: "studio",
    tdk: "pages.tools",
  },
  { path: "video-detail", name: "VideoDetail", hidden: true },
  { path: "my-favorite", name: "MyFavorites", menuName: "favorites", category: "assets", hidden: true },
  { path: "hooks", name: "HookDetail", hidden: true },
  { path: "ads-library", name: "AdDetail", hidden: true },
];
