import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AVATAR_SOURCE } from "../../../trpc/contract/rules/avatars.ts";

/** Realistic ones in the form; the others are in the library, which leads here. */
const REALISTIC = 8;

/** What the form offers: of a provider's hundreds the first, and any that was chosen. */
export function offeredAvatars(list: readonly Avatar[], chosen: readonly (string | null)[]): Avatar[] {
  const first = list.filter(({ source, is_active }) => source === AVATAR_SOURCE.realistic && is_active === 1).slice(0, REALISTIC);
  return list.filter((one) => one.source !== AVATAR_SOURCE.realistic || first.includes(one) || chosen.includes(one.id));
}
