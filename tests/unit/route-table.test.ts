import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { toolCards } from "../../app/library/tools.ts";
import { translationOf } from "../../app/i18n/translation.ts";
import { mayOpen } from "../../app/http/permission.ts";
import { isBuilt, MENU, PUBLIC_PAGES, routeOf, ROUTES } from "../../app/route-table.ts";
import { OWN } from "../../app/route-table/own.ts";
import { BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";
import { BADGE } from "../../app/route-table/row.ts";

/** Spec §2, row by row: path, name, and what its notes say. */
const SPEC: [path: string, name: string, notes?: object][] = [
  ["login", "Login", { hidden: true }],
  ["register", "Register", { hidden: true }],
  ["welcome", "RegisterSuccess", { hidden: true }],
  ["profile", "Center"],
  ["home", "CreativeCenter", { menuName: "home" }],
  ["video-detail", "VideoDetail", { hidden: true }],
  ["projects", "MyContent", { menuName: "projects" }],
  ["assets", "MyAssets", { menuName: "assets" }],
  ["link-to-video", "UrlToVideo", { featureName: "url_to_video" }],
  ["link-to-video/product-details", "ProductDetailsFromUrlToVideo", { hidden: true }],
  ["link-to-video/video-settings", "VideoSettingsFromUrlToVideo", { hidden: true }],
  ["link-to-video/script-settings", "ScriptSettingsFromUrlToVideo", { hidden: true }],
  ["link-to-video/editor", "VideoEditorFromUrlToVideo", { hidden: true }],
  ["video-downloader", "VideoDownload", { featureName: "video_downloader" }],
  ["mp3-downloader", "VideoAudioDownload", { featureName: "video_audio_download" }],
  ["video-translation", "TkVideoTranslate", { pro: true, featureName: "video_translate" }],
  // Of these spec §2 names no path: the editor of the lines, and the page of VIDEO_SUBTITLE_TRANSLATE (99) with its own.
  ["video-translation/editor", "TkVideoTranslateEditor", { pro: true, hidden: true }],
  ["subtitle-translation", "SubtitleTranslation", { category: "videoAi" }],
  ["subtitle-translation/editor", "SubtitleTranslationEditor", { hidden: true }],
  ["ai-video-ads", "ProductToVideo", { menuName: "descriptionToVideo", featureName: "ai-video-ads" }],
  ["ai-video-ads/video-settings", "VideoSettingsFromProductToVideo", { hidden: true }],
  ["ai-video-ads/script-settings", "ScriptSettingsFromProductToVideo", { hidden: true }],
  ["ai-video-ads/editor", "VideoEditorFromProductToVideo", { hidden: true }],
  ["ai-tools", "ToolBox", { menuName: "tools" }],
  ["ai-avatar-v2", "AiAvatar", { beta: true, badge: BADGE.BETA, featureName: "ai_avatar" }],
  ["video-avatar", "videoavatar", { menuName: "videoAvatar", featureName: "video_avatar" }],
  ["video-avatar/create-picture-avatar", "CreatePictureAvatar", { menuName: "pictureAvatar" }],
  ["video-avatar/create-video-avatar", "CreateVideoAvatar", { menuName: "createVideoAvatar" }],
  ["video-avatar/editor", "VideoEditorFromAvatar", { hidden: true }],
  ["video-remix/product-details", "ProductVideoRemix", { category: "videoAi", featureName: "video_remix" }],
  ["ai-image", "AiImage", { featureName: "ai_image" }],
  ["create-ai-video", "createAiVideo", { featureName: "ai_video" }],
  ["image-to-videos", "ImageToVideo", { featureName: "image_to_video" }],
  ["veo3", "veo3", { menuName: "veo3", discountIcon: true }],
  ["smart-editing", "smartEditing", { featureName: "smart_editing" }],
  ["smart-editing/product/:id", "smartEditingProductDetail", { hidden: true }],
  ["smart-editing/product", "smartEditingProductDetail", { hidden: true }],
  ["smart-editing/create-task", "smartEditingCreateTask", { hidden: true }],
  ["text-to-speech", "TextToAudio", { featureName: "text_to_speech", hidden: true }],
  // Cloning a voice is named in no path of spec §2: its page is ours.
  ["text-to-speech/clone-voice", "CloneVoice", { menuName: "cloneVoice" }],
  // Legacy tools 2 and 6 have no path in spec §2, which says of FaceSwap only that there is such a route.
  ["ai-voice", "AiVoice", { menuName: "aiVoice", featureName: "ai_voice" }],
  ["face-swap", "FaceSwap", { menuName: "faceSwap", featureName: "face_swap" }],
  ["subtitles-remover", "SubtitlesRemoval", { menuName: "watermarkRemoval", featureName: "watermark_removal" }],
  ["video-enhancer", "Enhancer", { featureName: "video_enhancer" }],
  ["video-enhancer/editor", "EnhancerEditor", { featureName: "video_enhancer" }],
  ["background-remover", "BackgroundRemoval", { featureName: "background_removal" }],
  ["background-remover/editor", "BackgroundRemovalEditor", { featureName: "background_removal" }],
  ["video-to-script", "VideoToScript", { featureName: "video_to_script" }],
  ["video-to-script/result", "VideoToScriptResult", { featureName: "video_to_script" }],
  // Of VIDEO_CUT (100) spec §2 names only the legacy path; its page is ours.
  ["video-cut", "VideoCut", { category: "videoAi" }],
  ["api-center", "ApiKeys", { category: "api", api_status: 1 }],
  ["api-usage", "ApiUsage", { category: "api", api_status: 1 }],
  ["api-credits", "ApiCredits", { category: "api", api_status: 1 }],
  ["api-docs", "APIDocs", { category: "api" }],
  ["my-favorite", "MyFavorites", { category: "assets", hidden: true }],
  ["referral", "Invite", { hidden: true, headerHidden: true }],
  ["vip-price", "VipPrice", { hidden: true }],
  ["thanks", "PriceSuccess", { hidden: true }],
  ["completed", "completed", { hidden: true }],
  ["gmvmax", "gmv", { featureName: "gmv_max" }],
  ["gmvmax/product", ""],
  ["gmvmax/campaign", ""],
  ["gmvmax/shop", ""],
  ["clips-to-videos", "Clips to Videos"],
  ["sample-to-ai-video", "Sample To Video"],
  ["hooks", "HookDetail"],
  ["ads-library", "AdDetail"],
];

/** Answers to forms and scripts, which the specification does not list. */
const own = OWN.map(({ path }) => path);
const fileOf = (folder: string): string => join(resolve(import.meta.dirname, "../../app/routes"), folder, "route");

it.each(SPEC)("the table has the row %s, named %j, as spec §2 notes it", (path, name, notes = {}) => {
  expect(ROUTES.filter((row) => row.path === path)).toEqual([expect.objectContaining({ path, name, ...notes })]);
});

it("the table has every row of spec §2 and no other page", () => {
  expect(
    ROUTES.map(({ path }) => path)
      .filter((path) => !own.includes(path))
      .toSorted(),
  ).toEqual(SPEC.map(([path]) => path).toSorted());
});

it("of what the specification does not list, only these are pages: all else has no words, and is in no menu", () => {
  expect(OWN.filter(({ tdk, menuName, hidden }) => tdk || menuName || !hidden).map(({ path }) => path)).toEqual([
    "share/:token",
    "checkout",
    "test-payment",
    "test-payment/:paymentId",
    "orders",
    "orders/:orderId",
    "plan",
    "usage",
    "api-center/events",
    "api-center/events/:webhookId",
    "security",
    "questionnaire",
    "feedback",
    "team",
    "team/members/:memberId",
    "team/log",
    "team/join",
    "team/shared",
    "team/brand",
    "admin",
    "admin/users",
    "admin/orders",
    "admin/tasks",
    "admin/reviews",
    "admin/switches",
    "admin/audit",
    "privacy",
  ]);
});

it("a row that is built has its file, and only what is built is in menu, tool box and sitemap", () => {
  for (const { folder } of ROUTES.filter(isBuilt))
    expect(
      [`${fileOf(folder)}.tsx`, `${fileOf(folder)}.ts`].filter((file) => existsSync(file)),
      folder,
    ).toHaveLength(1);
  for (const row of [...MENU, ...PUBLIC_PAGES]) expect(isBuilt(row), row.path).toBe(true);
});

it("every built page has words for browsers and search engines", () => {
  const pages = ROUTES.filter((row) => isBuilt(row) && !own.includes(row.path));
  expect(pages.filter(({ tdk }) => !tdk)).toEqual([]);
});

it("every tool that is built is in the tool box, in both languages, with its price", () => {
  const tools = BUILT_TOOLS.map(({ slug }) => slug);
  for (const lang of ["en", "zh"] as const) {
    const cards = toolCards(translationOf(lang).t);
    expect(cards.map(({ slug }) => slug)).toEqual(tools);
    for (const card of cards) expect(card.cost, card.slug).toMatch(/\d|Free|免费/);
  }
});

it("a path finds its row, with or without the last slash, and by pattern", () => {
  expect(routeOf("/home/")?.name).toBe("CreativeCenter");
  expect(routeOf("/smart-editing/product/42")?.name).toBe("smartEditingProductDetail");
  expect(routeOf("/tasks/x/events")?.name).toBe("TaskEvents");
  expect(routeOf("/nothing")).toBeUndefined();
});

it("spec §2, §6: a route's id is checked for pro permission; without app_permission it is denied", () => {
  const remix = routeOf("/video-remix/product-details") ?? {};
  expect([mayOpen(remix, [115]), mayOpen(remix, [116]), mayOpen(remix, []), mayOpen(remix, undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("any other page opens without a permission", () => {
  for (const path of ["/home", "/link-to-video", "/text-to-speech"]) expect(mayOpen(routeOf(path) ?? {}, undefined), path).toBe(true);
});
