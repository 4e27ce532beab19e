import { useTranslation } from "../../i18n/use-translation.tsx";
import { toolCards } from "../../library/tools.ts";
import { Icon } from "../../shell/icon.tsx";

/** The tools as entries: what each makes and what it costs, before one starts. */
export function Ways() {
  const { t } = useTranslation();
  return (
    <section className="grid gap-4 border-t hair pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2>{t("toolBox.homeTitle")}</h2>
        <a className="link" href="/ai-tools">
          {t("toolBox.all")}
        </a>
      </div>
      <ul className="ways">
        {toolCards(t).map(({ slug, name, makes, cost }) => (
          <li key={slug}>
            <a href={`/${slug}`} className="way">
              <span className="flex items-center justify-between gap-4 font-semibold">
                <span>{name}</span>
                <Icon name="right" />
              </span>
              <span>{makes}</span>
              <span className="hint num">{cost}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
