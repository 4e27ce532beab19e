import { pageAddress } from "../http/address.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { RouteRow } from "../route-table/row.ts";

interface HeadProps {
  row: RouteRow | undefined;
  origin: string;
}

/** Where else the page is (spec §2 tdk, issue "hreflang"); what is hidden from the menu is hidden from search engines. */
function Places({ row, origin }: HeadProps) {
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

/** Title, description and keywords of a page; those of the product where it has none of its own. */
export function PageHead(props: HeadProps) {
  const { t } = useTranslation();
  const words = props.row?.tdk ?? "default";
  return (
    <>
      <title>{`${t(`pages.${words}.title`)} · ${t("shell.name")}`}</title>
      <meta name="description" content={t(`pages.${words}.description`)} />
      <meta name="keywords" content={t(`pages.${words}.keywords`)} />
      <Places {...props} />
    </>
  );
}
