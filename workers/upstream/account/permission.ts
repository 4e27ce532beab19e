import { isGuest, USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { PRO_APPS } from "../../../trpc/contract/tools/app.ts";
import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";

type User = { user_type: number };

const isPaid = ({ user_type }: User): boolean => user_type >= USER_TYPE.personal[0];

const MAY = { everyone: () => true, members: (user: User) => !isGuest(user), paid: isPaid } as const;

/** The apps that need a permission and that a user has (spec §6): all of them, or none, as the installation says. */
export const permissionsOf = (user: User, { PRO_APPS_FOR }: Pick<Variables, "PRO_APPS_FOR">): number[] =>
  MAY[PRO_APPS_FOR](user) ? [...PRO_APPS] : [];

/** Throws plan.upgradeRequired for an app that the user may not use. */
export function requirePermission(user: User, app_id: number, variables: Pick<Variables, "PRO_APPS_FOR">): void {
  const guarded = (PRO_APPS as readonly number[]).includes(app_id);
  if (guarded && !permissionsOf(user, variables).includes(app_id)) throw new AppError("plan.upgradeRequired", { detail: `app ${app_id}` });
}
