import { printOfText } from "../fingerprint.ts";

/** A draft counts microseconds: 25 of them are 3 ticks. */
export const microseconds = (ticks: number): number => Math.round((ticks * 25) / 3);
export const ticksOf = (micro: number): number => Math.round((micro * 3) / 25);

/** Spans whose ends meet in ticks meet in microseconds, too. */
export function timerange(start: number, duration: number): { start: number; duration: number } {
  const from = microseconds(start);
  return { start: from, duration: Math.max(1, microseconds(start + duration) - from) };
}

/** The name of an entry, as drafts write it: the same for the same text. */
export function entryId(text: string): string {
  const parts = [0, 1, 2, 3].map((n) => printOfText(`${n}:${text}`).toString(16).padStart(8, "0"));
  return parts
    .join("")
    .toUpperCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** What stands for the draft's own folder in the path of a file. */
export const FOLDER = "##_draftpath_placeholder_0E685133-18CE-45ED-8CB8-2904A212EC80_##";

/** Properties that a draft animates, by ours. */
export const KEYED = {
  x: "KFTypePositionX",
  y: "KFTypePositionY",
  rotation: "KFTypeRotation",
  scale: "KFTypeScaleX",
  opacity: "KFTypeAlpha",
  volume: "KFTypeVolume",
} as const;

/** Pixels of a text of size 1, as a fraction of the shorter side of the picture: no more than an estimate. */
export const TEXT_UNIT = 1 / 200;
