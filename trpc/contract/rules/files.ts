import { z } from "zod";
import type { RuleIssue } from "./issue.ts";

/** The kinds of file that the studio keeps. */
export const fileKind = z.enum(["image", "video", "audio"]);
export type FileKind = z.infer<typeof fileKind>;

/** Source: spec §5 File extensions. What a tool accepts is narrower: `uploads.ts`. */
export const FILE_EXTENSIONS = {
  image: ["jpg", "jpeg", "png", "gif", "bmp", "svg", "webp"],
  video: ["mp4", "avi", "mov", "wmv", "flv", "mkv", "webm"],
  audio: ["mp3", "wav"],
} as const satisfies Record<FileKind, readonly string[]>;

/** Most files that the asset library takes at once (spec §5 Asset library upload). */
export const MAX_LIBRARY_FILES = 30;

const FORBIDDEN = ["/", "\\", ":", "*", "?", "<", ">", "|"] as const;

/** The last extension, lower case, without its dot; empty when there is none (`.env` has none). */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
};

/** Which kind an extension names, or null. Content decides in the end: `sniff` in `magic.ts`. */
export const kindOfExtension = (extension: string): FileKind | null =>
  fileKind.options.find((kind) => (FILE_EXTENSIONS[kind] as readonly string[]).includes(extension.toLowerCase())) ?? null;

/** Spec §5: an asset's file name is not empty and holds none of / \ : * ? < > |. */
export const checkFileName = (name: string): RuleIssue[] => {
  if (name.trim() === "") return [{ field: "file_name", key: "file.nameRequired", params: {} }];
  const found = FORBIDDEN.filter((character) => name.includes(character));
  return found.length > 0 ? [{ field: "file_name", key: "file.nameForbidden", params: { characters: found.join(" ") } }] : [];
};

const folded = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** The names that are already taken, or come twice in the batch, ignoring case (spec §5: flagged and rejected). */
export const duplicateNames = (names: readonly string[], taken: readonly string[]): string[] => {
  const seen = new Set(taken.map(folded));
  return names.filter((name) => {
    const key = folded(name);
    const duplicate = seen.has(key);
    seen.add(key);
    return duplicate;
  });
};
