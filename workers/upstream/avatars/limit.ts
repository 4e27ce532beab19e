import { MOST_AVATARS } from "../../../trpc/contract/rules/avatars.ts";
import { PLANS } from "../../../trpc/contract/rules/plans.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { appPermission } from "../../../trpc/contract/rules/access.ts";
import type { Call } from "../http/implement.ts";
import type { CurrentUser } from "../http/session.ts";

const isStarter = (type: number): boolean => (USER_TYPE.personal as readonly number[]).includes(type);

/**
 * How many avatars of their own someone may have (spec §6: custom avatars are for plans, Starter has one): none without
 * the permission that opens the pro tools.
 */
export function mostAvatars(user: Pick<CurrentUser, "user_type">, variables: Call["variables"]): number {
  if (appPermission(user, variables.PRO_APPS_FOR).length === 0) return 0;
  return variables.PRO_APPS_FOR === "paid" && isStarter(user.user_type) ? PLANS.starter.customAvatars : MOST_AVATARS;
}
