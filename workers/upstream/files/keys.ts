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

/** The copy of an upload that every browser shows, by the upload's key. */
export const playKey = (key: string): string => key.replace("/m/", "/play/");

/** What a copy that browsers show is of, and whose folder that is in; null for any other key. */
export function copyOf(key: string): { source: string; owner: string } | null {
  const [, owner = "", id = ""] = /^u\/([^/]+)\/play\/([^/]+)$/.exec(key) ?? [];
  return id === "" ? null : { source: mediaKey(owner, id), owner };
}

/** Whether a key is that of an upload, which is written once; films, posters and what jobs make have others. */
export const isMediaKey = (key: string): boolean => /^u\/[^/]+\/m\/[^/]+$/.test(key);

/** Pictures and films of a provider's avatars: nobody's files, the same for all who look at them. */
const LOOKS_FOLDER = "looks/";
export const lookKey = (name: string): string => LOOKS_FOLDER + name;
export const isLookKey = (key: string): boolean => key.startsWith(LOOKS_FOLDER);

/** The size of a thumbnail and its quality (spec §9 Thumbnail defaults). */
export const THUMB = { width: 300, height: 300, quality: 90 } as const;
/** A film's pictures that show while it is passed over: tiles in a row, pixels of a side. */
export const STRIP = { tiles: 12, side: 200 } as const;
/** Bars of a sound's picture. */
export const WAVE = { bars: 120 } as const;

/**
 * What is looked at small: a picture, a film by its poster or by its strip, a sound by its waveform, what has a copy by
 * that; and a picture that a job has made.
 */
const LOOKS = ["picture", "film", "copy", "strip", "wave", "work"] as const;
export type Look = (typeof LOOKS)[number];
type Numbers = Readonly<Record<string, number>>;

/** How each is asked for; two that differ in these are two files. */
const SHAPES: Readonly<Record<Look, Numbers>> = { picture: THUMB, film: THUMB, copy: THUMB, strip: STRIP, wave: WAVE, work: THUMB };

/**
 * A small look at an upload by its key. No object has this name: it is made when it is first asked for, a picture in the
 * format that the browser takes (`thumbnail.ts`).
 */
export const thumbKey = (key: string, look: Look): string =>
  `${key.replace("/m/", `/thumb/${look}/`)}/${Object.values(SHAPES[look]).join("x")}`;

/** The same of a picture below an owner's folder, whatever its name: what a job has made, or a film's poster. */
export const workThumbKey = (key: string): string =>
  `${key.replace(/^(u\/[^/]+)\//, "$1/thumb/work/")}/${Object.values(SHAPES.work).join("x")}`;

const sourceOf: Readonly<Record<Exclude<Look, "work">, (upload: string) => string>> = {
  picture: (upload) => upload,
  film: posterKey,
  copy: playKey,
  strip: (upload) => upload,
  wave: (upload) => upload,
};

/** What a small look is of, and whose folder that is in; null for any other key. */
export function thumbOf(key: string): { look: Look; source: string; owner: string } | null {
  const [, owner = "", kind, id = "", shape] = /^u\/([^/]+)\/thumb\/([a-z]+)\/(.+)\/([\dx]+)$/.exec(key) ?? [];
  const look = LOOKS.find((one) => one === kind);
  if (!look || Object.values(SHAPES[look]).join("x") !== shape) return null;
  if (look === "work") return { look, source: workKey(owner, id), owner };
  return id.includes("/") ? null : { look, source: sourceOf[look](mediaKey(owner, id)), owner };
}
