import { type AppId } from "../../../trpc/contract/rules/tasks.ts";
import { appPermission, asksRole, needOf, opensApp, refusalOf, type Standing } from "../../../trpc/contract/rules/access.ts";
import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import { findSeat } from "../../../db/queries/team.ts";
import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";
import type { Services } from "../services.ts";

type OpenTo = Pick<Variables, "PRO_APPS_FOR">;

/** Throws plan.upgradeRequired for an app that the user may not use. */
export function requirePermission(user: Standing, appId: AppId, { PRO_APPS_FOR }: OpenTo): void {
  if (!opensApp(appId, appPermission(user, PRO_APPS_FOR))) throw new AppError("plan.upgradeRequired", { detail: `app ${appId}` });
}

/** What the table of rights asks of a caller. Throws auth.loginRequired, plan.upgradeRequired, team.notAllowed. */
export async function requireAccess(
  endpoint: Pick<Endpoint, "path">,
  user: { id: string; user_type: number },
  { db, variables }: Pick<Services, "db" | "variables">,
): Promise<void> {
  const need = needOf(endpoint);
  if (need === "session") return;
  const role = asksRole(need) ? ((await findSeat(db, user.id))?.role ?? null) : null;
  const refusal = refusalOf(need, { user_type: user.user_type, role }, variables.PRO_APPS_FOR);
  if (refusal) throw new AppError(refusal, { detail: `${endpoint.path} needs ${need}` });
}
