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
