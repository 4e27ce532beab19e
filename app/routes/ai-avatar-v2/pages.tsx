import { useTranslation } from "../../i18n/use-translation.tsx";
import type { Library } from "./queries.ts";

/** The way to the other pages of the same filter. */
export function Pages({ page, pages, filter }: Pick<Library, "page" | "pages" | "filter">) {
  const { t } = useTranslation();
  if (pages === 1) return null;
  const address = (to: number): string => {
    const named = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    return `/ai-avatar-v2?${new URLSearchParams([...named, ["page", String(to)]])}`;
  };
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label={t("tools.ai-avatar-v2.pages")}>
      {page > 1 && (
        <a className="btn btn-plain" rel="prev" href={address(page - 1)}>
          {t("tools.ai-avatar-v2.previous")}
        </a>
      )}
      <span>{t("tools.ai-avatar-v2.pageOf", { page, pages })}</span>
      {page < pages && (
        <a className="btn btn-plain" rel="next" href={address(page + 1)}>
          {t("tools.ai-avatar-v2.next")}
        </a>
      )}
    </nav>
  );
}
