import { PRO_APPS } from "../../trpc/contract/tools/app.ts";
import type { RouteRow } from "../route-table/row.ts";

/** Whether a page opens (spec §2, §6): a pro app only to those whose app_permission names it; none given denies it. */
export function mayOpen({ id, pro }: Pick<RouteRow, "id" | "pro">, appPermission: readonly number[] | undefined): boolean {
  const guarded = pro || (id !== undefined && (PRO_APPS as readonly number[]).includes(id));
  return !guarded || (id !== undefined && (appPermission ?? []).includes(id));
}
