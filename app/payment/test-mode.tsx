import { useTranslation } from "../i18n/use-translation.tsx";

/** Said wherever something is bought that nobody is charged for. */
export function TestMode() {
  const { t } = useTranslation();
  return (
    <div className="note max-w-3xl" data-kind="warning">
      <strong>{t("payment.testMode")}</strong>
      <p>{t("payment.testBody")}</p>
    </div>
  );
}
