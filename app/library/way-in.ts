import { useTranslation } from "../i18n/use-translation.tsx";
import { rowOf } from "../route-table.ts";
import { useVisit } from "../shell/visit.ts";
import type { ToolSlug } from "./tools.ts";

/** Where a tool's card leads and what that is called; `note`: why the tool cannot be used now. */
interface WayIn {
  href: string;
  text: string;
  note?: string;
}

/** The way into a tool: to its page, which also says what it needs where this server lacks that, or to the plans that open it. */
export function useWayIn(): (slug: ToolSlug) => WayIn {
  const { t } = useTranslation();
  const { closedApps, lockedApps } = useVisit();
  return (slug) => {
    const id = rowOf(slug)?.id;
    const among = (apps: readonly number[]): boolean => id !== undefined && apps.includes(id);
    if (among(lockedApps)) return { href: "/vip-price", text: t("toolBox.plans"), note: t("toolBox.withPlan") };
    if (among(closedApps)) return { href: `/${slug}`, text: t("toolBox.whatItNeeds"), note: t("toolBox.notHere") };
    return { href: `/${slug}`, text: t("toolBox.start") };
  };
}
