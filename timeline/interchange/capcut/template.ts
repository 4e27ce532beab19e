import type { Stored } from "../../document/save-element.ts";

/** The version of drafts that is written: that of JianYing 5.9 and CapCut of its time, the last ones that anybody could read. */
const DRAFT_VERSION = { version: 360_000, new_version: "110.0.0", app_version: "5.9.0" } as const;

/** Kinds of entries that a draft lists, used or not: programs read each list. */
const MATERIALS = [
  "ai_translates",
  "audio_balances",
  "audio_effects",
  "audio_fades",
  "audio_track_indexes",
  "audios",
  "beats",
  "canvases",
  "chromas",
  "color_curves",
  "digital_humans",
  "drafts",
  "effects",
  "flowers",
  "green_screens",
  "handwrites",
  "hsl",
  "images",
  "log_color_wheels",
  "loudnesses",
  "manual_deformations",
  "masks",
  "material_animations",
  "material_colors",
  "multi_language_refs",
  "placeholders",
  "plugin_effects",
  "primary_color_wheels",
  "realtime_denoises",
  "shapes",
  "smart_crops",
  "smart_relights",
  "sound_channel_mappings",
  "speeds",
  "stickers",
  "tail_leaders",
  "text_templates",
  "texts",
  "time_marks",
  "transitions",
  "video_effects",
  "video_trackings",
  "videos",
  "vocal_beautifys",
  "vocal_separations",
] as const;

/** Kinds of entries that are written. */
export type Written = "audio_fades" | "audios" | "speeds" | "texts" | "videos";

const KEYFRAMES = ["adjusts", "audios", "effects", "filters", "handwrites", "stickers", "texts", "videos"];

const lists = (names: readonly string[]): Record<string, Stored[]> => Object.fromEntries(names.map((name) => [name, []]));

const PROGRAM = { app_id: 359_289, app_source: "cc", app_version: DRAFT_VERSION.app_version, os: "windows" };

export interface Draft {
  id: string;
  name: string;
  /** Microseconds. */
  duration: number;
  fps: number;
  width: number;
  height: number;
  marks: Stored[];
  materials: Record<Written, Stored[]>;
  tracks: Stored[];
}

/** `draft_content.json`: what is edited. */
export const draftContent = ({ id, name, duration, fps, width, height, marks, materials, tracks }: Draft): Stored => ({
  canvas_config: { width, height, ratio: "original" },
  color_space: 0,
  // Nothing is pulled together when it opens: a gap is meant.
  config: { maintrack_adsorb: false, material_save_mode: 0, video_mute: false, subtitle_sync: true, lyrics_sync: true },
  cover: null,
  create_time: 0,
  duration,
  extra_info: null,
  fps,
  free_render_index_mode_on: false,
  group_container: null,
  id,
  keyframe_graph_list: [],
  keyframes: lists(KEYFRAMES),
  last_modified_platform: PROGRAM,
  materials: { ...lists(MATERIALS), ...materials },
  mutable_config: null,
  name,
  new_version: DRAFT_VERSION.new_version,
  platform: PROGRAM,
  relationships: [],
  render_index_track_mode_on: false,
  retouch_cover: null,
  source: "default",
  static_cover_image_path: "",
  time_marks: marks.length > 0 ? { id: `${id}-marks`, mark_items: marks } : null,
  tracks,
  update_time: 0,
  version: DRAFT_VERSION.version,
});

/** Kinds of files in a draft's library, by number; those of a draft that uses none are empty. */
const LIBRARY = [0, 1, 2, 3, 6, 7, 8];

/** `draft_meta_info.json`: what the list of projects shows. */
export const draftMeta = ({ id, name, duration, files }: { id: string; name: string; duration: number; files: Stored[] }): Stored => ({
  draft_cloud_last_action_download: false,
  draft_cloud_materials: [],
  draft_cover: "",
  draft_fold_path: "",
  draft_id: id,
  draft_is_ai_shorts: false,
  draft_is_from_deeplink: "false",
  draft_is_invisible: false,
  draft_materials: LIBRARY.map((type) => ({ type, value: type === 0 ? files : [] })),
  draft_materials_copied_info: [],
  draft_name: name,
  draft_new_version: "",
  draft_removable_storage_device: "",
  draft_root_path: "",
  draft_segment_extra_info: [],
  draft_type: "",
  tm_draft_removed: 0,
  tm_duration: duration,
});
