import type { FileFormat } from "./magic.ts";

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

export const upTo = (value: number): Limit => ({ value, inclusive: true });
export const under = (value: number): Limit => ({ value, inclusive: false });
export const IMAGES = ["jpg", "png"] as const;
export const WEB_IMAGES = ["jpg", "png", "webp"] as const;
export const VIDEOS = ["mp4", "mov"] as const;

/** A row of spec §5 Uploads by tool; `maxBytes` in megabytes. */
export const rule = (formats: readonly FileFormat[], maxBytes: Limit, rest: Partial<UploadRule> = {}): UploadRule => ({
  formats,
  maxBytes: { ...maxBytes, value: maxBytes.value * MEGABYTE },
  maxSeconds: null,
  minSeconds: 0,
  count: { min: 1, max: 1 },
  minPixels: 1,
  maxPixels: null,
  ...rest,
});
