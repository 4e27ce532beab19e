import { appPermission } from "../../../trpc/contract/rules/access.ts";
import { MOST_CLONES } from "../../../trpc/contract/rules/cloned-voices.ts";
import type { Call } from "../http/implement.ts";
import type { CurrentUser } from "../http/session.ts";

/** How many cloned voices someone may have: none without the permission that opens the pro tools, as with custom avatars (spec §6). */
export const mostClones = (user: Pick<CurrentUser, "user_type">, { PRO_APPS_FOR }: Call["variables"]): number =>
  appPermission(user, PRO_APPS_FOR).length === 0 ? 0 : MOST_CLONES;
