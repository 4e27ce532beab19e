import { useTranslation } from "../i18n/use-translation.tsx";
import { useVisit } from "../shell/visit.ts";
import { ConsentChoices } from "./choices.tsx";
import { thirdPartyNames } from "./third-parties.ts";

/** The question, at the foot of the page until it is answered: nothing is measured before. */
export function ConsentBar() {
  const { t } = useTranslation();
  const parties = thirdPartyNames(useVisit().thirdParties);
  return (
    <aside className="consent" aria-label={t("consent.title")}>
      <p>
        {t("consent.question")} {parties && `${t("consent.alsoLoads", { names: parties })} `}
        <a href="/privacy">{t("consent.more")}</a>
      </p>
      <ConsentChoices />
    </aside>
  );
}
