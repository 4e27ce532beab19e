import type { UserInfo } from "../../../trpc/contract/account.ts";
import { appPermission, featurePermission, isPaid } from "../../../trpc/contract/rules/access.ts";
import { isGuest } from "../../../trpc/contract/rules/user-types.ts";
import type { Variables } from "../env.ts";
import type { CurrentUser } from "../http/session.ts";

const NEW_MS = 24 * 60 * 60_000;

/** A user as the contract states them. */
export function presentUser(me: CurrentUser, variables: Pick<Variables, "PRO_APPS_FOR">): UserInfo {
  return {
    userId: me.id,
    user_type: me.user_type,
    vip_level: isGuest(me) ? 0 : isPaid(me) ? 2 : 1,
    email: me.email,
    nickname: me.nickname,
    invite_code: me.invite_code ?? "",
    has_password: me.password !== null,
    isRegister: me.registered_at !== null && Date.now() - me.registered_at < NEW_MS,
    app_permission: appPermission(me, variables.PRO_APPS_FOR),
    feature_permission: featurePermission(me, variables.PRO_APPS_FOR),
    lang_code: me.lang_code,
    credits: me.credits,
  };
}
