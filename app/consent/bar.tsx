import { useTranslation } from "../i18n/use-translation.tsx";
import { ConsentChoices } from "./choices.tsx";

/** The question, at the foot of the page until it is answered: nothing is measured before. */
export function ConsentBar() {
  const { t } = useTranslation();
  return (
    <aside className="consent" aria-label={t("consent.title")}>
      <p>
        {t("consent.question")} <a href="/privacy">{t("consent.more")}</a>
      </p>
      <ConsentChoices />
    </aside>
  );
}
