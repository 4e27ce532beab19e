import { useTranslation } from "../../i18n/use-translation.tsx";

/** The procedure that gives credits (docs/scripting.md). */
const GRANT = "admin.credits.grant";

/** Said before any price: nothing can be bought here, and how one gets credits all the same. */
export function NoPayment() {
  const { t } = useTranslation();
  return (
    <div className="note max-w-3xl" data-kind="warning">
      <strong>{t("pricing.noPayment.title")}</strong>
      <p>{t("pricing.noPayment.body")}</p>
      <p>
        {t("pricing.noPayment.instead")} <code className="code">{GRANT}</code>
      </p>
    </div>
  );
}
