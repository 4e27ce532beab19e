import { pageAddress } from "../http/address.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { RouteRow } from "../route-table/row.ts";
import { rowOf } from "../route-table.ts";
import icon from "../styles/icon.svg?url";
import styles from "../styles/app.css?url";

interface PlacesProps {
  row: RouteRow | undefined;
  origin: string;
}

/** Where else the page is (spec §2 tdk, issue "hreflang"); what is hidden from the menu is hidden from search engines. */
function Places({ row, origin }: PlacesProps) {
  const { lang } = useTranslation();
  if (!row?.tdk || row.hidden || origin === "") return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={pageAddress(origin, row.path, lang)} />
      <link rel="alternate" hrefLang="en" href={pageAddress(origin, row.path, "en")} />
      <link rel="alternate" hrefLang="zh-CN" href={pageAddress(origin, row.path, "zh")} />
      <link rel="alternate" hrefLang="x-default" href={pageAddress(origin, row.path, "en")} />
    </>
  );
}

/** What a browser and a search engine are told of a page, by its path in the table; of the product where it has no words of its own. */
export function PageHead({ path, origin }: { path: string | undefined; origin: string }) {
  const { t } = useTranslation();
  const row = rowOf(path);
  const words = row?.tdk ?? "default";
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${t(`pages.${words}.title`)} · ${t("shell.name")}`}</title>
      <meta name="description" content={t(`pages.${words}.description`)} />
      <meta name="keywords" content={t(`pages.${words}.keywords`)} />
      <Places row={row} origin={origin} />
      <meta name="color-scheme" content="light dark" />
      {/* Inline: a transition whose opt-in comes later than the first style is given up, loudly. */}
      <style>{"@view-transition{navigation:auto}"}</style>
      <link rel="stylesheet" href={styles} />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}
