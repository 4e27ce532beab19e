import { appRows } from "../../trpc/contract/rules/apps.ts";
import type { CostName } from "../../trpc/contract/rules/credits.ts";
import type { Translation } from "../i18n/translation.ts";

const NAMES = new Map<number, CostName>(appRows().flatMap(({ app_id, cost }) => (cost ? [[app_id, cost] as const] : [])));

/** The tool that spent credits, as the price table calls it; null: there is none of that number. */
export function toolName(t: Translation["t"], app_id: number | null): string | null {
  const name = app_id === null ? undefined : NAMES.get(app_id);
  return name ? t(`pricing.tools.${name}`) : null;
}
