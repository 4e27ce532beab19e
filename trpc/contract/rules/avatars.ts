/** Drawn presenters of the built-in engine; `none` leaves the presenter out. */
export const AVATARS = ["none", "mia", "noah", "amara", "kenji", "lin", "vera"] as const;

const PHOTO = /^photo:([0-9a-z]{1,40})$/;

/** The asset id of a talking photo (`photo:<asset id>`); null for any other avatar. */
export const photoAssetOf = (avatar: string): string | null => PHOTO.exec(avatar)?.[1] ?? null;

/** Whether an avatar setting names something: a drawn character, none, or a talking photo of an asset. */
export const isAvatar = (avatar: string): boolean => (AVATARS as readonly string[]).includes(avatar) || photoAssetOf(avatar) !== null;
