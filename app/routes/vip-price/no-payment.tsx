import { useTranslation } from "../../i18n/use-translation.tsx";

/** The procedure that gives credits (docs/scripting.md). */
const GRANT = "admin.credits.grant";

/** Said before any price: this server takes no money, what it lacks for that, and how one gets credits all the same. */
export function NoPayment({ lacks }: { lacks: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className="note max-w-3xl" data-kind="warning">
      <strong>{t("pricing.noPayment.title")}</strong>
      <p>{t("pricing.noPayment.body", { keys: lacks.join(", ") })}</p>
      <p>
        {t("pricing.noPayment.instead")} <code className="code">{GRANT}</code>
      </p>
    </div>
  );
}
