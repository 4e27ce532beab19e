import { useTranslation } from "../../../i18n/use-translation.tsx";

/** What stands while the link is read: what is being done, and the shape of what comes. */
export function ReadingPage({ host }: { host: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8" role="status">
      <div className="grid gap-3">
        <h1 className="calm">{t("details.reading")}</h1>
        <div className="rule scan" aria-hidden="true" />
        <p className="quiet">{t("details.readingWord", { host })}</p>
      </div>
      <div className="shots" aria-hidden="true">
        {[0, 1, 2, 3].map((at) => (
          <div key={at} className="skeleton aspect-square" />
        ))}
      </div>
      <div className="grid gap-3" aria-hidden="true">
        <div className="skeleton h-11" />
        <div className="skeleton h-32" />
      </div>
    </div>
  );
}
