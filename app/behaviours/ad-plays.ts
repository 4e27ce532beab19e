import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";

const KEY = "ad_plays";

/** Spec §6, §9: so many ads are played to guests and free users. */
const AD_PLAY_LIMIT = 5;

/**
 * Spec §3, §6: counts a play of an ad in local storage. Answers what follows: it plays, or, where the limit is reached, a
 * guest is asked to sign in and a free user is shown the plans. Who pays has no limit, and their counter is cleared.
 */
export function playAd(
  { user_type }: { user_type: number },
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): "plays" | "sign-in" | "plans" {
  const guest = user_type === USER_TYPE.guest;
  if (!guest && user_type !== USER_TYPE.free) {
    storage.removeItem(KEY);
    return "plays";
  }
  const kept = Number(storage.getItem(KEY) ?? 0);
  const played = Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  if (played >= AD_PLAY_LIMIT) return guest ? "sign-in" : "plans";
  storage.setItem(KEY, String(played + 1));
  return "plays";
}
