import { z } from "zod";

/** Task and app type ids (spec §3). Two names of the specification share 6: FACE_SWAP_VIDEO and SWAP_FACE. */
export const APP_ID = {
  AI_VOICE: 2,
  DIGITAL_CHARACTER: 3,
  TEXT_TO_PIC: 4,
  PIC_TO_PIC: 5,
  FACE_SWAP_VIDEO: 6,
  SWAP_FACE: 6,
  TEXT_TO_VOICE: 92,
  PIC_CUT: 93,
  TRANSLATE_VOICE_SINGLE: 94,
  VIDEO_REMOVE_WATERMARK: 97,
  TRANSLATE_VOICE_MULTI: 98,
  VIDEO_SUBTITLE_TRANSLATE: 99,
  VIDEO_CUT: 100,
  PRODUCT_TO_VIDEO: 103,
  URL_TO_VIDEO: 104,
  AVATAR_TO_VIDEO: 106,
  SHORT_MOVIE_TRANSLATE: 107,
  VIDEO_DOWNLOADER: 109,
  VIDEO_ENHANCER: 110,
  VIDEO_AUDIO_DOWNLOADER: 111,
  VIDEO_TO_SCRIPT: 112,
  CLIPS_TO_VIDEOS: 113,
  SAMPLE_TO_VIDEO: 114,
  PRODUCT_VIDEO_REMIX: 115,
  VIDEO_TK_TRANSLATE: 116,
  IMAGE_TO_VIDEO: 117,
  GMV_TABLE: 118,
  AI_VIDEO: 119,
  AI_IMAGE: 120,
  VEO3: 121,
  AI_AVATAR: 122,
  SMART_EDITING: 123,
} as const;
export type AppName = keyof typeof APP_ID;
export type AppId = (typeof APP_ID)[AppName];

/** Spec §3, the video-creation subset. */
export const VIDEO_CREATION_APPS = [103, 104, 106, 6, 113, 114, 117, 121] as const satisfies readonly AppId[];

/** Spec §3, "another subset"; the specification does not say of what. */
export const OTHER_SUBSET_APPS = [3, 6, 97, 99, 100, 103, 104, 106] as const satisfies readonly AppId[];

/** Apps that need their id in app_permission (spec §6): short-movie translate, product remix, video translation. */
export const PRO_APPS = [107, 115, 116] as const satisfies readonly AppId[];

/** States of a generation task (spec §4). */
export const taskState = z.enum(["queued", "generating", "success", "failed"]);
export type TaskState = z.infer<typeof taskState>;

/** What may follow what. The specification shows no transitions (§4), so these are ours; an end is final. */
export const TASK_TRANSITIONS = {
  queued: ["generating", "failed"],
  generating: ["success", "failed"],
  success: [],
  failed: [],
} as const satisfies Record<TaskState, readonly TaskState[]>;

/** Whether a task may go from one state to the other. */
export const canMove = (from: TaskState, to: TaskState): boolean => (TASK_TRANSITIONS[from] as readonly TaskState[]).includes(to);

/** States of the other things that spec §4 names. */
export const reviewState = z.enum(["pending", "passed", "rejected"]);
export const analysisState = z.enum(["waiting", "analysing", "success", "failed"]);
export const subscriptionState = z.enum(["subscribed", "unsubscribed", "expired", "in_effect", "renew_automatically"]);
export const paymentState = z.enum(["toBePaid", "paymentInProgress", "paymentSuccessful", "paymentFailed", "cancelled"]);
export const invoiceState = z.enum(["InvoicingInProgress", "issued", "failed"]);
export const syncState = z.enum(["success", "failure"]);
/** A link-to-video task previews first (spec §4): lip sync is complete only in the render. A preview costs nothing. */
export const videoStage = z.enum(["preview", "render"]);

/** Review status as the calls carry it (spec §3 Enums). */
export const REVIEW_STATUS = { pending: 0, passed: 1, rejected: -1 } as const satisfies Record<z.infer<typeof reviewState>, number>;
