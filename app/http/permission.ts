import { opensApp } from "../../trpc/contract/rules/access.ts";
import type { RouteRow } from "../route-table/row.ts";

/** Whether a page opens (spec §2, §6): a pro app only to those whose app_permission names it; none given denies it. */
export function mayOpen({ id, pro }: Pick<RouteRow, "id" | "pro">, appPermission: readonly number[] | undefined): boolean {
  if (id === undefined) return !pro;
  return opensApp(id, appPermission) && (!pro || (appPermission ?? []).includes(id));
}
