import { alternatesOf, pageAddress } from "../http/address.ts";
import { failureOf } from "../http/failure.ts";
import { useStatus } from "../http/status.ts";
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
      {alternatesOf(origin, row.path).map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
    </>
  );
}

/** What a browser and a search engine are told of a page, by its path in the table; of the product where it has no words of its own. */
export function PageHead({ path, origin }: { path: string | undefined; origin: string }) {
  const { t } = useTranslation();
  const row = rowOf(path);
  const status = useStatus();
  const words = row?.tdk ?? "pages.default";
  const title = status >= 400 && status !== 422 ? t(`failures.s${failureOf(status)}.title`) : t(`${words}.title`);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${t("shell.name")}`}</title>
      <meta name="description" content={t(`${words}.description`)} />
      <meta name="keywords" content={t(`${words}.keywords`)} />
      <Places row={row} origin={origin} />
      <meta name="color-scheme" content="light dark" />
      {/* Inline: a transition whose opt-in comes later than the first style is given up, loudly. */}
      <style>{"@view-transition{navigation:auto}"}</style>
      <link rel="stylesheet" href={styles} />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}
