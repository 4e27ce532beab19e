/** How objects are named in R2: what makes a key and what reads one (also `storage/owned-file.ts`) keep to this file. */

/** All files of users lie below it; whatever else may be in the bucket is nobody's. */
export const FILES = "u/";

/** The folder of an owner's files. */
export const ownerFolder = (owner: string): string => `${FILES}${owner}/`;

/** An upload, or what was taken from a product page: an asset or the media of a draft name it. */
export const mediaKey = (owner: string, id: string): string => `${ownerFolder(owner)}m/${id}`;

/** What a job makes for an owner, by the name that its work gives it. */
export const workKey = (owner: string, name: string): string => ownerFolder(owner) + name;

/** The name of a task's film, its poster and its document, each with its ending. */
export const filmName = (task: string): string => `ad/${task}`;

/**
 * Where the picture of a film is kept, by the film's key. Not beside it: what a user uploads is written once, a job's
 * output may be made again.
 */
export const posterKey = (key: string): string => `${key.replace("/m/", "/poster/")}.jpg`;

/** Whether a key is that of an upload, which is written once; films, posters and what jobs make have others. */
export const isMediaKey = (key: string): boolean => /^u\/[^/]+\/m\/[^/]+$/.test(key);

/** The size of a thumbnail and its quality (spec §9 Thumbnail defaults). */
export const THUMB = { width: 300, height: 300, quality: 90 } as const;
type ThumbSize = { readonly [Side in keyof typeof THUMB]: number };

/**
 * A thumbnail by the key of its upload; of a film, of its picture. No object has this name: a browser is given one in the
 * format that it takes (`thumbnail.ts`).
 */
export const thumbKey = (key: string, isFilm: boolean, { width, height, quality }: ThumbSize = THUMB): string =>
  `${key.replace("/m/", isFilm ? "/thumb/film/" : "/thumb/picture/")}/${width}x${height}-${quality}`;

/** What a thumbnail is of, whose folder that is in, and how large it is; null for any other key. */
export function thumbOf(key: string): ({ source: string; owner: string } & ThumbSize) | null {
  const [, owner, kind, id, width, height, quality] = /^u\/([^/]+)\/thumb\/(film|picture)\/([^/]+)\/(\d+)x(\d+)-(\d+)$/.exec(key) ?? [];
  if (!owner || !id) return null;
  const upload = mediaKey(owner, id);
  const size = { width: Number(width), height: Number(height), quality: Number(quality) };
  return { source: kind === "film" ? posterKey(upload) : upload, owner, ...size };
}
