import { z } from "zod";
import type { FileFormat } from "./magic.ts";

/** Where a file goes. The slug of a page where one place takes files; a part's name where several do. */
export const uploadTool = z.enum([
  "background-remover",
  "image-to-videos",
  "foreground-image",
  "image",
  "video",
  "video-enhancer",
  "video-translation",
  "subtitles-remover",
  "clips-to-videos",
  "sample-reference",
  "sample-material",
  "video-to-script",
  "video-remix",
  "smart-editing",
  "timeline-video",
  "timeline-image",
  "timeline-music",
  "link-to-video",
  "link-to-video-film",
  "avatar-video",
  "picture-avatar",
  "avatar-audio",
  "asset-library",
]);
export type UploadTool = z.infer<typeof uploadTool>;

/** A limit that may (`up to`) or may not (`under`) be reached. */
export type Limit = { value: number; inclusive: boolean };

/**
 * What one tool takes. Bytes and seconds are of one file, `count` of one task, pixels of each side.
 * `maxSeconds` null: no rule. `other` tells the reading of spec §5 that was not chosen.
 */
export type UploadRule = {
  formats: readonly FileFormat[];
  maxBytes: Limit;
  maxSeconds: Limit | null;
  minSeconds: number;
  count: { min: number; max: number };
  minPixels: number;
  maxPixels: number | null;
  other?: string;
};

/** A megabyte is 1,048,576 bytes: the kinder reading of "MB". */
export const MEGABYTE = 1024 * 1024;

const upTo = (value: number): Limit => ({ value, inclusive: true });
const under = (value: number): Limit => ({ value, inclusive: false });
const IMAGES = ["jpg", "png"] as const;
const WEB_IMAGES = ["jpg", "png", "webp"] as const;
const VIDEOS = ["mp4", "mov"] as const;

const rule = (formats: readonly FileFormat[], maxBytes: Limit, rest: Partial<UploadRule> = {}): UploadRule => ({
  formats,
  maxBytes: { ...maxBytes, value: maxBytes.value * MEGABYTE },
  maxSeconds: null,
  minSeconds: 0,
  count: { min: 1, max: 1 },
  minPixels: 1,
  maxPixels: null,
  ...rest,
});

/** One table for every row of spec §5 Uploads by tool. */
export const UPLOAD_RULES = {
  "background-remover": rule(IMAGES, upTo(12)),
  "image-to-videos": rule(WEB_IMAGES, upTo(10), { minPixels: 300 }),
  "foreground-image": rule(IMAGES, upTo(10), { minPixels: 300 }),
  image: rule(IMAGES, upTo(10)),
  video: rule(VIDEOS, under(400), { maxSeconds: under(360) }),
  "video-enhancer": rule(VIDEOS, under(400), {
    maxSeconds: under(360),
    other: "The specification leaves both limits to parameters; ours are those of watermark removal.",
  }),
  "video-translation": rule(VIDEOS, under(200), {
    maxSeconds: under(120),
    count: { min: 1, max: 5 },
    other: "An older reading: 400 MB and 6 minutes.",
  }),
  "subtitles-remover": rule(VIDEOS, under(400), { maxSeconds: under(360), count: { min: 1, max: 20 } }),
  "clips-to-videos": rule(VIDEOS, upTo(200), { maxSeconds: under(180), count: { min: 1, max: 30 } }),
  "sample-reference": rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180), count: { min: 1, max: 3 } }),
  "sample-material": rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180), count: { min: 1, max: 30 } }),
  "video-to-script": rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180) }),
  "video-remix": rule([...IMAGES, ...VIDEOS], under(200), { maxSeconds: under(180), count: { min: 3, max: 30 } }),
  "smart-editing": rule(["mov", "mp4", "webm", "png", "jpg"], under(200), {
    maxSeconds: under(180),
    count: { min: 3, max: 100 },
  }),
  "timeline-video": rule(VIDEOS, upTo(20), { count: { min: 1, max: 5 } }),
  "timeline-image": rule(WEB_IMAGES, upTo(10), { count: { min: 1, max: 5 } }),
  "timeline-music": rule(["mp3", "wav"], upTo(20)),
  "link-to-video": rule(WEB_IMAGES, upTo(10), {
    count: { min: 1, max: 30 },
    minPixels: 300,
    other:
      "Some flows want at least 3 media; we take 1, because many shops show a single picture. The 300 pixels and 10 MB are those of image to video.",
  }),
  "link-to-video-film": rule(VIDEOS, upTo(200), {
    minSeconds: 1,
    maxSeconds: upTo(180),
    count: { min: 1, max: 30 },
    minPixels: 240,
    maxPixels: 4096,
    other: "The specification names no limits for a product's film; these are those of the clips of Clips to Videos, and 4K fits.",
  }),
  "avatar-video": rule(VIDEOS, upTo(300), { minSeconds: 30, maxSeconds: upTo(300) }),
  "picture-avatar": rule(WEB_IMAGES, upTo(30), {
    maxPixels: 4096,
    other: "One reading: 5 MB and 4096 × 4096. Another: 30 MB and 720p. We take the 30 MB and the 4096.",
  }),
  "avatar-audio": rule(["mp3", "m4a", "wav"], upTo(20), {
    maxSeconds: upTo(180),
    other: "One reading: 90 s. By plan (spec §9): 180, 90, 45 or 15 s; the plan's own limit is checked on top.",
  }),
  "asset-library": rule([...WEB_IMAGES, "gif", "bmp", "mp4", "mov", "webm", "mkv", "avi", "mp3", "wav"], upTo(400), {
    count: { min: 1, max: 30 },
  }),
} as const satisfies Record<UploadTool, UploadRule>;

/** A tool that takes films beside its pictures: which row the films keep to. */
export const FILM_ROWS: Partial<Record<UploadTool, UploadTool>> = { "link-to-video": "link-to-video-film" };

/** Boxes of watermark removal (spec §5): their share of the picture together, how many, and how short in time. */
export const SELECTION_BOX = { maxAreaShare: 0.2, maxBoxes: 10, minSeconds: 1 } as const;

/** Timeline track limits (spec §5). */
export const TRACK_LIMITS = { text: 10, image: 10, video: 10, audio: 5, hook: 1 } as const;

/** Spec §5: remix wants at least 3 images or 1 video, at most 20 videos. */
export const REMIX_MIX = { minImages: 3, minVideos: 1, maxVideos: 20 } as const;

/** Spec §5 Clips to Videos: valid groups needed, and videos that one task may make. */
export const CLIPS_LIMITS = { minGroups: 2, maxOutputs: 20 } as const;
