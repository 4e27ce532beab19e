/**
 * Kinds of asset (spec §3 Asset: 0 folder, 1 image, 2 video; 3 audio is ours, for spec §5 has audio uploads).
 */
export const ASSET_TYPE = { folder: 0, image: 1, video: 2, audio: 3 } as const;

/** The folder at the top of a library. */
export const ROOT = "";

/** Orders of a list; `newest` where none is said. */
export const SORTS = ["newest", "name", "size"] as const;
export type Sort = (typeof SORTS)[number];

/** Limits of a library; ours, but for the files of one upload (spec §5 Asset library upload), which is the upload rule's. */
export const LIBRARY = {
  /** Items that one call moves, deletes or restores. */
  batch: 200,
  folders: 1000,
  /** Folders within folders. */
  depth: 8,
  folderName: 80,
  fileName: 200,
  tags: 20,
  tagName: 40,
  /** Tags that the category selector lists. */
  listedTags: 100,
  /** Words that files are found by their meaning by: all of them are compared by each search. */
  words: 4000,
  /** Files that are analysed by one call. */
  analysed: 30,
  /** What a folder's count is read up to: a badge shows 99 at most (spec §9). */
  counted: 100,
} as const;

/** What categories there are, and their children (spec §3 Category); the children of `tag` are the owner's tags. */
export const CATEGORIES = {
  all: ["all", "image", "video", "audio"],
  recent: [],
  favorite: ["all", "image", "video", "audio"],
  tag: [],
} as const;
export type CategoryName = keyof typeof CATEGORIES;

/** Names are compared and sorted without regard to case and to how their accents are written. */
export const nameKeyOf = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en").trim();

/** A word that is looked for, and words of the library that mean the like. */
export interface Sought {
  word: string;
  like: readonly string[];
}

/** What a search looks through: a file's name and its tags. */
export const searchTextOf = (name: string, tags: readonly string[]): string => nameKeyOf([name, ...tags].join("\n"));

/** Tags as they are kept: trimmed, each once, none empty. */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Map(
    tags.map((tag) => tag.normalize("NFC").replace(/\s+/gu, " ").trim()).flatMap((tag) => (tag ? [[nameKeyOf(tag), tag]] : [])),
  ).values(),
];
