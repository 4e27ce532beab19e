import { useTranslation } from "../i18n/use-translation.tsx";

/** The page stands, but what it knows is what was kept. */
export function Unreachable() {
  const { t } = useTranslation();
  return (
    <div role="status" className="note mb-8" data-kind="warning">
      <strong>{t("notice.unreachable")}</strong>
      <p>
        {t("notice.unreachableText")} <a href="">{t("failures.again")}</a>
      </p>
    </div>
  );
}
