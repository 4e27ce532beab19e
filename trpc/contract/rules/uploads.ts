import { z } from "zod";
import { TOOLS, type ToolManifest } from "../tools/index.ts";
import { IMAGES, rule, upTo, under, type UploadRule, VIDEOS, WEB_IMAGES } from "./upload-rule.ts";

/** Every video of spec §5 File extensions. */
const FILMS = ["mp4", "mov", "webm", "mkv", "avi", "wmv", "flv"] as const;

/** Uploads that are no single tool's. The library takes every extension of spec §5; AVIF, HEIC and M4A are ours. */
const SHARED = {
  image: rule(IMAGES, upTo(10)),
  video: rule(VIDEOS, under(400), { maxSeconds: under(360) }),
  "timeline-video": rule(VIDEOS, upTo(20), { count: { min: 1, max: 5 } }),
  "timeline-image": rule(WEB_IMAGES, upTo(10), { count: { min: 1, max: 5 } }),
  "timeline-music": rule(["mp3", "wav"], upTo(20)),
  "asset-library": rule([...WEB_IMAGES, "gif", "bmp", "svg", "avif", "heic", ...FILMS, "mp3", "wav", "m4a"], upTo(400), {
    count: { min: 1, max: 30 },
    // Ours: a picture that no browser shows is no use to anyone.
    maxPixels: 16_384,
  }),
} as const satisfies Record<string, UploadRule>;

type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never;
/** Where a file goes: a row of a tool's manifest, or one that is shared. */
export type UploadPurpose = KeysOf<ToolManifest["uploads"]> | keyof typeof SHARED;

/** Every row of spec §5 Uploads by tool: those of the tools' manifests, and those that are shared. */
export const UPLOAD_RULES: Readonly<Record<UploadPurpose, UploadRule>> = Object.assign(
  { ...SHARED },
  ...TOOLS.map(({ uploads }) => uploads),
);

export const uploadPurpose = z.enum(Object.keys(UPLOAD_RULES) as [UploadPurpose, ...UploadPurpose[]]);

/** A purpose that takes films beside its pictures: which row the films keep to. */
export const FILM_ROWS: Partial<Record<UploadPurpose, UploadPurpose>> = {
  "link-to-video": "link-to-video-film",
  "background-remover": "background-remover-film",
};
