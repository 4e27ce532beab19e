import { isGuest, USER_TYPE } from "./user-types.ts";

const GIGABYTE = 1024 ** 3;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Bytes that a user may keep: uploads, what was taken from product pages, finished films. What is worked out of them
 * on the way counts for nobody. The specification leaves the amount to the server (§9 Total storage quota); it is ours.
 */
export const QUOTA = { guest: GIGABYTE, free: 5 * GIGABYTE, personal: 50 * GIGABYTE, business: 200 * GIGABYTE } as const;

const among = (types: readonly number[], type: number): boolean => types.includes(type);

/** The quota of a `user_type` (spec §3); one we do not know has that of a free user. */
export function quotaOf(user: { user_type: number }): number {
  if (isGuest(user)) return QUOTA.guest;
  if (among(USER_TYPE.business, user.user_type)) return QUOTA.business;
  return among(USER_TYPE.personal, user.user_type) ? QUOTA.personal : QUOTA.free;
}

/** How long a file is kept that no asset, draft or task names, in milliseconds. */
export const KEPT_FOR = {
  /** An upload's signed address: so long it may be sent to … */
  upload: HOUR_MS,
  /** One in parts may rest as long … */
  resumable: DAY_MS,
  /** … and so much longer what was sent may be reported. */
  report: HOUR_MS,
  /** What was taken from a product page, until the draft names it; any file that nothing is known of. */
  unnamed: DAY_MS,
  /** What a media job made of a file, since it was last used: it can be made again. */
  work: 30 * DAY_MS,
  /** What is kept only because a task is under way, until it is looked at again. */
  busy: 10 * 60_000,
  /** A film that a newer one of the same draft and stage has replaced. */
  replaced: 7 * DAY_MS,
  /** What was deleted from the library, until it is deleted for good. */
  removed: 30 * DAY_MS,
} as const;
