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

/** States of a generation task (spec §4); in `review` it waits for a person. */
export const TASK_STATES = ["queued", "generating", "review", "success", "failed"] as const;
export const taskState = z.enum(TASK_STATES);
export type TaskState = z.infer<typeof taskState>;

/** What may follow what (the specification shows no transitions, so these are ours); an end is final. `tasks/transition.ts` keeps to it. */
export const TASK_TRANSITIONS = {
  queued: ["generating", "failed"],
  generating: ["review", "success", "failed"],
  review: ["generating", "failed"],
  success: [],
  failed: [],
} as const satisfies Record<TaskState, readonly TaskState[]>;

/** The states from which a task may come into another one. */
export const statesBefore = (to: TaskState): TaskState[] =>
  taskState.options.filter((from) => (TASK_TRANSITIONS[from] as readonly TaskState[]).includes(to));

/** The states of a task that is not over. */
export const OPEN_STATES: readonly TaskState[] = taskState.options.filter((state) => TASK_TRANSITIONS[state].length > 0);

/** States of the analysis of an asset or a page (spec §4). */
export const analysisState = z.enum(["waiting", "analysing", "success", "failed"]);
