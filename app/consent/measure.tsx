import { useLocation } from "@remix-run/react";
import type { MeasuredPage } from "../../trpc/contract/events.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { routeOf } from "../route-table.ts";

/** What the measuring script sends of the page. It stands only where it may: without it nothing is loaded, nothing sent. */
export function Measure({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const row = routeOf(useLocation().pathname);
  const title = row?.tdk ? t(`${row.tdk}.title`) : t("failures.s404.title");
  const page: MeasuredPage = { name: row?.name ?? "NotFound", title, feature: row?.featureName ?? "", user: userId };
  return <x-behave name="analytics" data-page={JSON.stringify(page)} />;
}
