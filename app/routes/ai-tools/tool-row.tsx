import { useTranslation } from "../../i18n/use-translation.tsx";
import type { ToolCard } from "../../library/tools.ts";
import { Film } from "../../ui/film.tsx";

/** A tool: what comes out of it first, then what it makes, takes and costs. */
export function ToolRow({ tool: { slug, name, makes, takes, cost, film } }: { tool: ToolCard }) {
  const { t } = useTranslation();
  return (
    <li className="tool">
      <Film template={film} className="film w-full" moves />
      <div className="grid content-start gap-4">
        <h3 className="text-title">
          <a className="hover:underline" href={`/${slug}`}>
            {name}
          </a>
        </h3>
        <dl className="facts">
          <dt>{t("tools.makes")}</dt>
          <dd>{makes}</dd>
          <dt>{t("tools.takes")}</dt>
          <dd>{takes}</dd>
          <dt>{t("tools.costs")}</dt>
          <dd className="num">{cost}</dd>
        </dl>
        <p>
          <a className="btn btn-plain" href={`/${slug}`} aria-label={`${t("tools.start")}: ${name}`}>
            {t("tools.start")}
          </a>
        </p>
      </div>
    </li>
  );
}
