import { z } from "zod";
import { FLOW_APP } from "./product.ts";
import { APP_ID, type AppId } from "./tasks.ts";

/** The app of each page whose films can be opened in the timeline editor (spec §2: `…/editor`). */
export const EDITOR_APP = { ...FLOW_APP, "video-avatar": APP_ID.AVATAR_TO_VIDEO } as const satisfies Record<string, AppId>;
export type EditorPlace = keyof typeof EDITOR_APP;

export const timelineAppId = z.literal(Object.values(EDITOR_APP));

const PLACES = Object.keys(EDITOR_APP) as EditorPlace[];

/** Where a timeline is edited, by its app. */
export const editorOf = (appId: number): EditorPlace => PLACES.find((place) => EDITOR_APP[place] === appId) ?? "link-to-video";
